import { isViewed, type Drafts, type EntityName, type Viewed } from '../entities/entities';
import type { PixKeyType } from '../../business/profile/profile';
import type { ToldAnswer } from '../../business/quotes/toldAnswer';
import type { Day } from '../../shared/days';
import type { WriteFailure } from '../../shared/list';

/** A record that was saved in a form above another form. */
export interface Brought {
  id: string;
  /** Whether the record was created in that form; false if it was edited. */
  isNew: boolean;
}

/** What a quote's message contains: the link, or the name of the file with the client's page. */
export const CARRIERS = ['link', 'file'] as const;

/** What the user has typed of the data that a Pix code needs. */
export interface TypedPix {
  key: string;
  name: string;
  city: string;
  /** The type that the user has chosen, where the key may be of several. */
  kind: PixKeyType | null;
}

/** What the user has changed in a message before sending it. Everything else is derived from the message's record. */
export interface MessageEdits {
  text?: string;
  /** The number of the quote, or the part of the payment, that the text mentions. */
  number?: string;
  part?: number;
  carrier?: (typeof CARRIERS)[number];
  /** The user's own phone, if it is not in 'Meus dados' yet. */
  phone?: string;
  /**
   * Whether a quote that was sent before goes out as its next version, with the current data of provider and
   * client.
   */
  asNow?: boolean;
  analyze?: boolean;
  /** The state of the attached file; null if it was neither saved nor failed. */
  file?: 'saved' | 'failed' | null;
  pix?: TypedPix;
  /** Whether the message was sent. */
  gone?: boolean;
  /** Whether the dialog closes once the message is stored as sent. The quote's view then replaces it. */
  closes?: boolean;
}

/**
 * What the user does with a part of a payment: ask for it by Pix, ask for it in a message, send a receipt, or record that
 * another amount came.
 */
export type PartMode = 'pix' | 'charge' | 'receipt' | 'amount';

/** Which modal is open, and for which record. */
interface Identity<Entity extends EntityName, Mode extends string> {
  entity: Entity;
  mode: Mode;
  /** The row's id. The id of a new row is made together with the form, and is kept when a save is retried. */
  id: string;
}

interface Open<Entity extends EntityName, Mode extends string> extends Identity<Entity, Mode> {
  /** Whether a save is in flight. */
  saving: boolean;
  /** Why the last save failed. Absent while a save is in flight and after a success. */
  failure?: WriteFailure;
}

/** A modal that saves a main row and its side row. It closes when both are saved. */
interface SavesBoth {
  /** Whether the save of the side row is in flight. */
  beside?: true;
  /** The saved main row, if the modal still waits for the side row. */
  answered?: Brought;
  /** The fields in which the last save has found a conflict. */
  conflict: string[];
}

export type FormMode = 'create' | 'edit';

/** The form of a new or an edited record. */
export interface FormModal<Entity extends EntityName = EntityName>
  extends Open<Entity, FormMode>, SavesBoth {
  /** The field that gets the first focus; the form's first field by default. */
  field?: string;
  /** What the user has typed so far; null if nothing was typed. */
  draft: Drafts[Entity] | null;
  /**
   * Whether this is the form of a payment that was begun for a project. Once the payment is saved, its view
   * replaces the form.
   */
  begun?: true;
  /**
   * The record that was saved in a form above this one. It becomes part of the draft as soon as a draft is stored.
   */
  brought?: Brought;
}

/** The number of a part's invoice that is typed and not saved. */
export interface TypedInvoice {
  part: number;
  text: string;
}

/** The read-only view of a record. */
export interface ViewModal<Entity extends Viewed = Viewed> extends Open<Entity, 'view'> {
  /** The days that were typed into the view of a payment and are not saved yet, by their `dayKey`. */
  days?: Record<string, Day>;
  /** The invoice's number that is typed into the view of a payment and is not saved yet. */
  invoice?: TypedInvoice;
  /**
   * The name of the button that has opened a dialog above the view. It gets the focus when the view is shown again.
   */
  opener?: string;
  /** The id of the payment whose form follows in place of the view once the view's project is started. */
  thenPays?: string;
}

/**
 * The state of the number that a quote or a receipt must get before it is printed or sent, and of what other devices have
 * sent before an answer is recorded.
 */
interface Issues {
  issue?: 'asked' | 'done' | 'failed';
}

/** The edits of the message, in a dialog that sends one. */
interface Sends {
  outgoing?: MessageEdits;
}

export interface DocumentModal extends Open<'quotes', 'document'>, Issues {}

/** The dialog 'Enviar ao cliente'. */
export interface SendModal extends Open<'quotes', 'send'>, Issues, Sends {}

/** The dialog 'Registrar resposta'. */
export interface AnswerModal extends Open<'quotes', 'answer'>, SavesBoth, Issues {
  /** The text that the user has pasted so far. */
  pasted?: string;
  /** The client's answer as the user has entered it, because the client gave no code. */
  told?: ToldAnswer;
}

/** A dialog about a part of a payment. */
export interface PartModal extends Open<'payments', PartMode>, Issues, Sends {
  /** The number of the part; by default the first open part. */
  part?: number;
}

/** The modals that belong to a single list. */
type SpecialModal = DocumentModal | SendModal | AnswerModal | PartModal;

/** The open modal. `entity` and `mode` decide which other fields it has. */
export type Modal<Entity extends EntityName = EntityName> = {
  [E in Entity]:
    FormModal<E> | (E extends Viewed ? ViewModal<E> : never) | Extract<SpecialModal, { entity: E }>;
}[Entity];

export type AnyForm = { [E in EntityName]: FormModal<E> }[EntityName];

type IdentityOf<M> = M extends Open<infer Entity, infer Mode> ? Identity<Entity, Mode> : never;

export type ModalOpening =
  (IdentityOf<AnyForm> & Pick<FormModal, 'field'>) | IdentityOf<Exclude<Modal, AnyForm>>;

/** The arguments that open a modal: list, mode, row id, and the field that has the focus first. */
export type ModalOpeningArgs =
  | {
      [E in EntityName]: [entity: E, mode: Modal<E>['mode'], id?: string, field?: string];
    }[EntityName]
  | [entity: EntityName, mode: FormMode, id?: string, field?: string]
  | [entity: Viewed, mode: 'view', id?: string];

/** The modal in which a list's record opens: a view where the list has views, otherwise the form. */
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

/** Whether the modal contains a message, a phone or Pix data that were typed and neither sent nor saved. */
export function hasUnsentMessage(modal: Modal): boolean {
  if (!sendsMessage(modal) || !modal.outgoing) return false;
  const { text, gone, phone, pix } = modal.outgoing;
  return (text !== undefined && !gone) || !!phone || pix !== undefined;
}

/** Whether the modal contains a client's answer, or a part of one. */
const hasAnswer = (modal: Modal): boolean =>
  modal.mode === 'answer' && (!!modal.pasted || modal.told !== undefined);

/** Whether closing the modal would lose unsaved input, or a record that was saved in a form above. */
export const hasInputToLose = (modal: Modal): boolean =>
  hasUnsentMessage(modal) ||
  hasAnswer(modal) ||
  (modal.mode === 'view' && (modal.days !== undefined || modal.invoice !== undefined)) ||
  (isForm(modal) && (modal.draft !== null || modal.brought !== undefined));

/**
 * Whether a reload and a lost session bring the modal back, because the user has typed or chosen something in it. Nobody
 * is asked before a mere choice is lost.
 */
export const isKeptOverReload = (modal: Modal): boolean =>
  hasInputToLose(modal) ||
  (sendsMessage(modal) &&
    !modal.outgoing?.gone &&
    Object.values(modal.outgoing ?? {}).some((value) => value !== undefined && value !== null));
