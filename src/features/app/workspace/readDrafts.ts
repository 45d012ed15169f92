import { ENTITIES, isViewed } from '../entities/entities';
import {
  NO_DRAFTS,
  type Aside,
  type KeptDrafts,
  type TypedMonth,
  type TypedReceipt,
  type VisitorDraft,
} from '../forms/forms';
import {
  CARRIERS,
  isForm,
  newModal,
  type AnswerModal,
  type AnyForm,
  type Brought,
  type DocumentModal,
  type FormModal,
  type MessageEdits,
  type Modal,
  type ModalOpening,
  type PartModal,
  type SendModal,
  type TypedInvoice,
  type TypedPix,
  type ViewModal,
} from '../forms/modal';
import { toSection } from '../navigation/navigationSlice';
import { PIX_KEY_TYPES } from '../../business/profile/profile';
import { ANSWER_WAYS, QUOTE_ANSWERS } from '../../business/quotes/quoteDetails';
import type { ToldAnswer } from '../../business/quotes/toldAnswer';
import type { Day } from '../../shared/days';
import {
  day,
  flag,
  isRecord,
  list,
  Malformed,
  nullable,
  number,
  oneOf,
  orElse,
  record,
  text,
  type Decode,
  type Source,
} from '../../shared/decode';

/** Checks those fields of a row that all lists have. */
function checkRow(value: unknown): void {
  if (!isRecord(value)) throw new Malformed('not an object');
  text(value['id']);
}

/**
 * Decodes the outer shape of a draft. The form compares the draft's values with its own fields when it opens
 * (`ui/records/useModalForm.ts`).
 */
const draft: Decode<AnyForm['draft']> = (value) => {
  if (value === null || value === undefined) return null;
  if (!isRecord(value) || !isRecord(value['values'])) throw new Malformed('not a draft');
  const { baseline, beside } = value;
  if (baseline !== null) {
    if (!isRecord(baseline)) throw new Malformed('not a baseline');
    checkRow(baseline['shown']);
    checkRow(baseline['stored']);
  }
  if (beside !== undefined && beside !== null) checkRow(beside);
  return value as unknown as AnyForm['draft'];
};

const wholeNumber: Decode<number> = (value) => {
  const whole = number(value);
  if (!Number.isSafeInteger(whole)) throw new Malformed('not a whole number');
  return whole;
};

/** Stands for a field that is not kept, because it tells how far a save is or what it has found. */
const NOT_KEPT = null;

/**
 * How each field of a type is read. This is the one list of what survives a reload of a modal, a message, an answer or
 * what is typed beside them: a field that is added to one of them does not compile until it is listed here. What was typed
 * into the fields of a form is compared with the form's own fields when it opens (`ui/records/ofSameKind.ts`), for a record
 * as for _Meus dados_; a value that fits none of them is left out alone.
 */
type Readers<T> = {
  readonly [Name in keyof T]-?: Decode<Exclude<T[Name], undefined>> | typeof NOT_KEPT;
};

const namesOf = <T>(readers: Readers<T>) => Object.keys(readers) as (keyof T & string)[]; // The keys of the record.

/** Reads the fields that are kept. One that is missing or of the wrong type is left out. */
function readFields<T extends object>(stored: Source, readers: Readers<T>): Partial<T> {
  const fields: Partial<T> = {};
  for (const name of namesOf(readers)) {
    const decode = readers[name];
    if (decode === NOT_KEPT) continue;
    const value = orElse(decode, undefined)(stored[name]);
    if (value !== undefined) fields[name] = value;
  }
  return fields;
}

/** Makes a decoder of objects that must have every field. */
const whole = <T extends object>(readers: Readers<T>): Decode<T> =>
  record((stored) => {
    const fields: Partial<T> = {};
    for (const name of namesOf(readers)) {
      const decode = readers[name];
      if (decode !== NOT_KEPT) fields[name] = decode(stored[name]);
    }
    return fields as T; // cast: every reader has returned a value or has thrown
  });

const pix = whole<TypedPix>({
  key: text,
  name: text,
  city: text,
  kind: nullable(oneOf(PIX_KEY_TYPES)),
});

const outgoing = record((stored): MessageEdits =>
  readFields<MessageEdits>(stored, {
    text,
    number: text,
    part: wholeNumber,
    carrier: oneOf(CARRIERS),
    phone: text,
    asNow: flag,
    analyze: flag,
    // A failure is not told again after a reload.
    file: oneOf(['saved']),
    pix,
    gone: flag,
    closes: NOT_KEPT,
  }),
);

const told = whole<ToldAnswer>({
  decision: oneOf(QUOTE_ANSWERS),
  by: text,
  on: text,
  how: oneOf(ANSWER_WAYS),
  reason: text,
  // Earlier versions of the app did not keep it.
  version: orElse(wholeNumber, null),
});

const brought = whole<Brought>({ id: text, isNew: flag });

/** The days that were typed. One that is none is left out alone. */
const days: Decode<Record<string, Day>> = record((stored) => {
  const read: Record<string, Day> = {};
  for (const [part, typed] of Object.entries(stored)) {
    const typedDay = orElse(day, null)(typed);
    if (typedDay !== null) read[part] = typedDay;
  }
  return read;
});

/** A flag that is absent where it does not hold. */
const isTrue: Decode<true> = (value) => {
  if (value !== true) throw new Malformed('not true');
  return value;
};

/** The fields of a modal beside those that say which modal it is. */
type OwnFields<M> = Omit<M, 'entity' | 'mode' | 'id'>;

const SAVE = { saving: NOT_KEPT, failure: NOT_KEPT } as const;
const SAVES_BOTH = { ...SAVE, beside: NOT_KEPT, answered: NOT_KEPT, conflict: NOT_KEPT } as const;

const FORM: Readers<OwnFields<FormModal>> = {
  ...SAVES_BOTH,
  field: NOT_KEPT,
  draft,
  begun: isTrue,
  brought,
};
const PART: Readers<OwnFields<PartModal>> = {
  ...SAVE,
  issue: NOT_KEPT,
  part: wholeNumber,
  outgoing,
};
const DOCUMENT: Readers<OwnFields<DocumentModal>> = { ...SAVE, issue: NOT_KEPT };
const SEND: Readers<OwnFields<SendModal>> = { ...SAVE, issue: NOT_KEPT, outgoing };
const ANSWER: Readers<OwnFields<AnswerModal>> = {
  ...SAVES_BOTH,
  issue: NOT_KEPT,
  pasted: text,
  told,
};
const VIEW: Readers<OwnFields<ViewModal>> = {
  ...SAVE,
  days,
  invoice: whole<TypedInvoice>({ part: wholeNumber, text }),
  opener: text,
  thenPays: NOT_KEPT,
};

/** The readers of each modal, by its mode. */
const MODALS = {
  create: FORM,
  edit: FORM,
  view: VIEW,
  document: DOCUMENT,
  send: SEND,
  answer: ANSWER,
  pix: PART,
  charge: PART,
  receipt: PART,
  amount: PART,
} as const satisfies Record<Modal['mode'], object>;

const MODES = Object.keys(MODALS) as Modal['mode'][]; // The keys of the record above.

function openingOf(stored: Source): ModalOpening {
  const entity = oneOf(ENTITIES)(stored['entity']);
  const mode = oneOf(MODES)(stored['mode']);
  const id = text(stored['id']);
  switch (mode) {
    case 'create':
    case 'edit':
      return { entity, mode, id };
    case 'view':
      if (isViewed(entity)) return { entity, mode, id };
      break;
    case 'document':
    case 'send':
    case 'answer':
      if (entity === 'quotes') return { entity, mode, id };
      break;
    case 'pix':
    case 'charge':
    case 'receipt':
    case 'amount':
      if (entity === 'payments') return { entity, mode, id };
  }
  throw new Malformed('no modal of that list');
}

/** The modal together with the other stored state of its dialog. */
function keptOf(modal: Modal, stored: Source): Modal {
  // A form whose draft cannot be read is not opened at all, because it would look as if nothing had been typed.
  if (isForm(modal)) draft(stored['draft']);
  const kept = readFields<object>(stored, MODALS[modal.mode]);
  // The types of a form's values are checked when the form opens.
  return { ...modal, ...kept };
}

const modal: Decode<Modal> = (value) => {
  if (!isRecord(value)) throw new Malformed('not an object');
  return keptOf(newModal(openingOf(value)), value);
};

const kept = record((stored): NonNullable<KeptDrafts['kept']> => ({
  userId: text(stored['userId']),
  section: toSection(orElse(text, '')(stored['section'])),
  modal: modal(stored['modal']),
  waiting: Array.isArray(stored['waiting']) ? list(modal)(stored['waiting']) : [],
}));

const keptMyData = record((stored): NonNullable<KeptDrafts['keptMyData']> => {
  const { userId, draft: typed } = stored;
  if (!isRecord(typed)) throw new Malformed('not a draft');
  return { userId: text(userId), draft: typed } as unknown as NonNullable<KeptDrafts['keptMyData']>;
});

const texts: Decode<Record<string, string>> = record((stored) =>
  Object.fromEntries(Object.entries(stored).map(([field, typed]) => [field, text(typed)])),
);

const ASIDE: Readers<Aside> = { note: text, month: whole<TypedMonth>({ id: text, texts }) };

const receipt = whole<TypedReceipt>({
  paymentId: text,
  number: wholeNumber,
  on: day,
  amount: nullable(number),
  day,
});

const keptAside = record((stored): NonNullable<KeptDrafts['keptAside']> => ({
  userId: text(stored['userId']),
  section: toSection(orElse(text, '')(stored['section'])),
  year: orElse(nullable(wholeNumber), null)(stored['year']),
  reporting: orElse(flag, false)(stored['reporting']),
  aside: orElse(
    record((typed) => readFields<Aside>(typed, ASIDE)),
    {},
  )(stored['aside']),
  receipt: orElse(receipt, null)(stored['receipt']),
}));

const visitor = whole<VisitorDraft>({
  mode: oneOf(['login', 'signUp']),
  email: text,
  fullName: text,
});

/** Decodes stored drafts, which another version of the app may have stored. What cannot be read is left out. */
export const readDrafts: Decode<KeptDrafts> = orElse(
  record((stored): KeptDrafts => ({
    kept: orElse(kept, null)(stored['kept']),
    keptMyData: orElse(keptMyData, null)(stored['keptMyData']),
    keptAside: orElse(keptAside, null)(stored['keptAside']),
    visitor: orElse(visitor, null)(stored['visitor']),
  })),
  NO_DRAFTS,
);
