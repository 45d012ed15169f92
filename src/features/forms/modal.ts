import { isViewed, type Drafts, type EntityName, type Viewed } from '../entities/entities';
import type { ToldAnswer } from '../quotes/toldAnswer';

/** A record that was saved in the form above another. */
export interface Brought {
  id: string;
  /** It was made there, not changed. */
  isNew: boolean;
}

/** What was changed of a message that is about to go to a client; the rest of it follows from its record. */
export interface Outgoing {
  text?: string;
  /** What the text says of what it goes with: a quote's number, or a payment's part. */
  number?: string;
  part?: number;
  carrier?: 'link' | 'file' | 'pdf';
  /** The user's own phone, where no document has said it so far. */
  phone?: string;
  /** A quote that was sent goes with what is said of its sides by now, as its next version. */
  renewed?: boolean;
  analyze?: boolean;
  /** What became of the file that is to be attached; null: nothing yet. */
  file?: 'saved' | 'failed' | null;
  /** It went as it stands. */
  gone?: boolean;
}

/** What is done with a part of a payment: it is asked for, by Pix or in a message, or acknowledged. */
export type PartMode = 'pix' | 'charge' | 'receipt';

/** Which modal is open, and for which record. */
interface Identity<Entity extends EntityName, Mode extends string> {
  entity: Entity;
  mode: Mode;
  /** The row's id; for a new row the one it will get, kept over the form's retries. */
  id: string;
}

interface Open<Entity extends EntityName, Mode extends string> extends Identity<Entity, Mode> {
  /** A save is under way. */
  saving: boolean;
}

/** A modal that saves a row together with what stands beside it: it closes when both are saved. */
interface SavesBoth {
  /** What stands beside its row is being saved, too. */
  beside?: true;
  /** Its row was saved meanwhile: the modal closes when the rest is. */
  answered?: Brought;
  /** Fields of which the last save found that they were changed elsewhere, too. */
  conflict: string[];
}

export type FormMode = 'create' | 'edit';

/** The form of a new record, or of one that is edited. */
export interface FormModal<Entity extends EntityName = EntityName>
  extends Open<Entity, FormMode>, SavesBoth {
  /** The field that the form starts in; its first one unless told. */
  field?: string;
  /** What was typed so far; null while nothing was. */
  draft: Drafts[Entity] | null;
  /** The record that a form above it was saved with; part of the draft as soon as there is one. */
  brought?: Brought;
}

/** A record that is looked at. */
export type ViewModal<Entity extends Viewed = Viewed> = Open<Entity, 'view'>;

/** What the number that a quote needs before it is printed or sent has become. */
interface Issues {
  issue?: 'asked' | 'done' | 'failed';
}

/** The message of a dialog that sends one. */
interface Sends {
  outgoing?: Outgoing;
}

/** A quote's document. */
export interface DocumentModal extends Open<'quotes', 'document'>, Issues {}

/** 'Enviar ao cliente'. */
export interface SendModal extends Open<'quotes', 'send'>, Issues, Sends {}

/** 'Registrar resposta'. */
export interface AnswerModal extends Open<'quotes', 'answer'>, SavesBoth {
  /** What was pasted so far. */
  pasted?: string;
  /** The answer without a code that is told instead. */
  told?: ToldAnswer;
}

/** A dialog about a part of a payment. */
export interface PartModal extends Open<'payments', PartMode>, Sends {
  /** The first open part unless told. */
  part?: number;
}

/** The modals of one list alone. */
type OwnModal = DocumentModal | SendModal | AnswerModal | PartModal;

/** The open modal. Its `entity` and its `mode` tell what else it holds. */
export type Modal<Entity extends EntityName = EntityName> = {
  [E in Entity]:
    FormModal<E> | (E extends Viewed ? ViewModal<E> : never) | Extract<OwnModal, { entity: E }>;
}[Entity];

/** The open form of any list. */
export type AnyForm = { [E in EntityName]: FormModal<E> }[EntityName];

type IdentityOf<M> = M extends Open<infer Entity, infer Mode> ? Identity<Entity, Mode> : never;

/** Which modal is to be opened. */
export type Opening =
  (IdentityOf<AnyForm> & Pick<FormModal, 'field'>) | IdentityOf<Exclude<Modal, AnyForm>>;

/** The list, the mode and the row of a modal that is to be opened; the field that a form starts in. */
export type OpeningArgs =
  | {
      [E in EntityName]: [entity: E, mode: Modal<E>['mode'], id?: string, field?: string];
    }[EntityName]
  | [entity: EntityName, mode: FormMode, id?: string, field?: string]
  | [entity: Viewed, mode: 'view', id?: string];

/** What a list's records open as: to be read where they can be, else to be edited. */
export const shownAs = (entity: EntityName, id: string): Exclude<Opening, { mode: 'create' }> =>
  isViewed(entity) ? { entity, mode: 'view', id } : { entity, mode: 'edit', id };

/** A modal as it opens. */
export function opened(opening: Opening): Modal {
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

/** It saves its own row, and closes when that is saved. */
export const savesRow = (modal: Modal): modal is AnyForm | AnswerModal =>
  isForm(modal) || modal.mode === 'answer';

/** It sends a message to a client. */
export const isSending = (modal: Modal): modal is SendModal | PartModal =>
  modal.mode === 'send' || (modal.entity === 'payments' && !isForm(modal) && modal.mode !== 'view');

/** Of a message that did not go, something was typed: it would be lost. */
export const holdsMessage = (modal: Modal): boolean =>
  isSending(modal) && modal.outgoing?.text !== undefined && modal.outgoing.gone !== true;

/** Something was typed there, or a record was brought along: it would be lost. */
export const holdsInput = (modal: Modal): boolean =>
  holdsMessage(modal) || (isForm(modal) && (modal.draft !== null || modal.brought !== undefined));
