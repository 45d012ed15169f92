import { ENTITIES, isViewed } from '../entities/entities';
import { NO_DRAFTS, type KeptDrafts } from '../forms/forms';
import {
  newModal,
  type AnyForm,
  type Brought,
  type Modal,
  type ModalOpening,
  type MessageEdits,
} from '../forms/modal';
import { toSection } from '../navigation/navigationSlice';
import {
  flag,
  isRecord,
  list,
  Malformed,
  number,
  oneOf,
  orElse,
  record,
  text,
  type Decode,
  type Source,
} from '../shared/decode';

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

/** Reads an optional field. A field of the wrong type is left out. */
function optional<Name extends string, T>(source: Source, name: Name, decode: Decode<T>) {
  const value = orElse(decode, undefined)(source[name]);
  return (value === undefined ? {} : { [name]: value }) as Partial<Record<Name, T>>;
}

const outgoing = record((stored): MessageEdits => ({
  ...optional(stored, 'text', text),
  ...optional(stored, 'number', text),
  ...optional(stored, 'part', wholeNumber),
  ...optional(stored, 'carrier', oneOf(['link', 'file'])),
  ...optional(stored, 'renewed', flag),
  ...optional(stored, 'analyze', flag),
  ...optional(stored, 'gone', flag),
}));

const brought = record((stored): Brought => ({
  id: text(stored['id']),
  isNew: flag(stored['isNew']),
}));

const MODES = [
  ...(['create', 'edit', 'view', 'document', 'send', 'answer'] as const),
  ...(['pix', 'charge', 'receipt'] as const),
];

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
      if (entity === 'payments') return { entity, mode, id };
  }
  throw new Malformed('no modal of that list');
}

/** The modal together with the other stored state of its dialog. */
function keptOf(modal: Modal, stored: Source): Modal {
  switch (modal.mode) {
    case 'create':
    case 'edit': {
      const typed = { ...optional(stored, 'brought', brought), draft: draft(stored['draft']) };
      return { ...modal, ...typed } as AnyForm; // cast: the values' types are checked when the form opens
    }
    case 'answer':
      return { ...modal, ...optional(stored, 'pasted', text) };
    case 'send':
      return { ...modal, ...optional(stored, 'outgoing', outgoing) };
    case 'pix':
    case 'charge':
    case 'receipt':
      return {
        ...modal,
        ...optional(stored, 'part', wholeNumber),
        ...optional(stored, 'outgoing', outgoing),
      };
    default:
      return modal;
  }
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

/** Decodes stored drafts, which another version of the app may have stored. What cannot be read is left out. */
export const readDrafts: Decode<KeptDrafts> = orElse(
  record((stored): KeptDrafts => ({
    kept: orElse(kept, null)(stored['kept']),
    keptMyData: orElse(keptMyData, null)(stored['keptMyData']),
  })),
  NO_DRAFTS,
);
