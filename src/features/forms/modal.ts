import { isViewed, type Drafts, type EntityName, type Viewed } from '../entities/entities';
import type { PixKeyType } from '../profile/profile';
import type { ToldAnswer } from '../quotes/toldAnswer';
import type { WriteFailure } from '../shared/list';

/** A record that was saved in a form above another form. */
export interface Brought {
  id: string;
  /** True where the record was created there, false where it was edited. */
  isNew: boolean;
}

/** The user's edits of a message before it is sent. Everything else is derived from its record. */
export interface MessageEdits {
  text?: string;
  /** The number of the quote or the part of the payment that the text mentions. */
  number?: string;
  part?: number;
  carrier?: 'link' | 'file' | 'pdf';
  /** The user's own phone, if no document shows it yet. */
  phone?: string;
  /** A quote that was sent before goes out with current party data, as its next version. */
  renewed?: boolean;
  analyze?: boolean;
  /** The state of the attached file; null: nothing has happened yet. */
  file?: 'saved' | 'failed' | null;
  /** What is typed of the data that a Pix code lacks. */
  pix?: { key: string; name: string; city: string; kind: PixKeyType | null };
  /** The message was sent. */
  gone?: boolean;
  /** The dialog has nothing left to do once the message is stored as sent: the quote's view replaces it. */
  closes?: boolean;
}

/** What is done with a part of a payment: ask for it by Pix, ask for it in a message, or send a receipt. */
export type PartMode = 'pix' | 'charge' | 'receipt';

/** Which modal is open, and for which record. */
interface Identity<Entity extends EntityName, Mode extends string> {
  entity: Entity;
  mode: Mode;
  /** The row's id. A new row's id is made with the form and kept over retries. */
  id: string;
}

interface Open<Entity extends EntityName, Mode extends string> extends Identity<Entity, Mode> {
  /** A save is in flight. */
  saving: boolean;
  /** Why the last save failed; absent while a save is in flight and after a success. */
  failure?: WriteFailure;
}

/** A modal that saves a main row and its side row. It closes when both are saved. */
interface SavesBoth {
  /** The side row's save is in flight. */
  beside?: true;
  /** The main row was saved already; the modal waits for the side row. */
  answered?: Brought;
  /** The conflicting fields that the last save found. */
  conflict: string[];
}

export type FormMode = 'create' | 'edit';

/** The form of a new or an edited record. */
export interface FormModal<Entity extends EntityName = EntityName>
  extends Open<Entity, FormMode>, SavesBoth {
  /** The field that has the focus first; the form's first field where absent. */
  field?: string;
  /** What was typed so far; null while nothing was typed. */
  draft: Drafts[Entity] | null;
  /** A payment that was begun for a project. Once it is saved, its view takes the form's place. */
  begun?: true;
  /** The record that a form above this one saved. It becomes part of the draft as soon as there is one. */
  brought?: Brought;
}

/** The read-only view of a record. */
export type ViewModal<Entity extends Viewed = Viewed> = Open<Entity, 'view'>;

/** The state of the number that a quote or a receipt needs before it is printed or sent. */
interface Issues {
  issue?: 'asked' | 'done' | 'failed';
}

/** The message of a dialog that sends one. */
interface Sends {
  outgoing?: MessageEdits;
}

/** A quote's document. */
export interface DocumentModal extends Open<'quotes', 'document'>, Issues {}

/** 'Enviar ao cliente'. */
export interface SendModal extends Open<'quotes', 'send'>, Issues, Sends {}

/** 'Registrar resposta'. */
export interface AnswerModal extends Open<'quotes', 'answer'>, SavesBoth {
  /** The pasted text so far. */
  pasted?: string;
  /** The client's answer as the user filled it in by hand, because there was no code to paste. */
  told?: ToldAnswer;
}

/** A dialog about a part of a payment. */
export interface PartModal extends Open<'payments', PartMode>, Issues, Sends {
  /** The part's number; the first open part where absent. */
  part?: number;
}

/** The modals that only one list has. */
type SpecialModal = DocumentModal | SendModal | AnswerModal | PartModal;

/** The open modal. `entity` and `mode` decide which other fields it has. */
export type Modal<Entity extends EntityName = EntityName> = {
  [E in Entity]:
    FormModal<E> | (E extends Viewed ? ViewModal<E> : never) | Extract<SpecialModal, { entity: E }>;
}[Entity];

/** The open form of any list. */
export type AnyForm = { [E in EntityName]: FormModal<E> }[EntityName];

type IdentityOf<M> = M extends Open<infer Entity, infer Mode> ? Identity<Entity, Mode> : never;

/** Which modal is to be opened. */
export type ModalOpening =
  (IdentityOf<AnyForm> & Pick<FormModal, 'field'>) | IdentityOf<Exclude<Modal, AnyForm>>;

/** The arguments that open a modal: list, mode, row id, and the field that has the focus first. */
export type ModalOpeningArgs =
  | {
      [E in EntityName]: [entity: E, mode: Modal<E>['mode'], id?: string, field?: string];
    }[EntityName]
  | [entity: EntityName, mode: FormMode, id?: string, field?: string]
  | [entity: Viewed, mode: 'view', id?: string];

/** How a list's records open: as a view where they have one, else as a form. */
export const openingOf = (
  entity: EntityName,
  id: string,
): Exclude<ModalOpening, { mode: 'create' }> =>
  isViewed(entity) ? { entity, mode: 'view', id } : { entity, mode: 'edit', id };

/** A modal in its initial state. */
export function newModal(opening: ModalOpening): Modal {
  switch (opening.mode) {
    case 'create':
    case 'edit':
      return { ...opening, saving: false, draft: null, conflict: [] };
    case 'answer':
      return { ...opening, saving: false, conflict: [] };
    default:
      return { ...opening, saving: false };
  }
}

export const isForm = (modal: Modal): modal is AnyForm =>
  modal.mode === 'create' || modal.mode === 'edit';

/** Whether the modal saves its own row and closes after that. */
export const savesRow = (modal: Modal): modal is AnyForm | AnswerModal =>
  isForm(modal) || modal.mode === 'answer';

/** Whether the modal sends a message to a client. */
export const sendsMessage = (modal: Modal): modal is SendModal | PartModal =>
  modal.mode === 'send' || (modal.entity === 'payments' && !isForm(modal) && modal.mode !== 'view');

/** Whether the modal holds an edited message that was not sent, or typed Pix data, which would be lost. */
export const hasUnsentMessage = (modal: Modal): boolean =>
  sendsMessage(modal) &&
  !!(modal.outgoing?.pix ?? (modal.outgoing?.text !== undefined && !modal.outgoing.gone));

/** Whether the modal holds unsaved input that would be lost, or a record from a form above. */
export const hasInputToLose = (modal: Modal): boolean =>
  hasUnsentMessage(modal) ||
  (isForm(modal) && (modal.draft !== null || modal.brought !== undefined));
