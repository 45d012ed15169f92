import { ENTITIES } from '../entities/entities';
import { NO_DRAFTS, type KeptDrafts } from './keptDrafts';
import { toSection, type Modal } from './workspace';

const MODES = [
  ...(['create', 'edit', 'view', 'document', 'send', 'answer'] as const),
  ...(['pix', 'charge', 'receipt'] as const),
];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRow = (value: unknown): boolean => isObject(value) && typeof value['id'] === 'string';

const isBaseline = (value: unknown): boolean =>
  value === null || (isObject(value) && isRow(value['shown']) && isRow(value['stored']));

/** Its values are held against the form's own fields when that is opened (`ui/records/useModalForm.ts`). */
const isDraft = (value: unknown): boolean =>
  isObject(value) &&
  isObject(value['values']) &&
  isBaseline(value['baseline']) &&
  (value['beside'] === undefined || value['beside'] === null || isRow(value['beside']));

/** The fields of an object that are of the kind that they should be. */
const ofKind = (stored: unknown, kinds: Record<string, (value: unknown) => boolean>) =>
  Object.fromEntries(
    Object.entries(isObject(stored) ? stored : {}).filter(([name, value]) => kinds[name]?.(value)),
  );

const isText = (value: unknown): boolean => typeof value === 'string';
const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const isNumber = (value: unknown): boolean => Number.isSafeInteger(value);

function readModal(stored: unknown): Modal | null {
  if (!isObject(stored) || typeof stored['id'] !== 'string') return null;
  const entity = ENTITIES.find((name) => name === stored['entity']);
  const mode = MODES.find((name) => name === stored['mode']);
  const draft = stored['draft'] ?? null;
  if (!entity || !mode || !(draft === null || isDraft(draft))) return null;
  const outgoing = ofKind(stored['outgoing'], {
    text: isText,
    number: isText,
    part: isNumber,
    carrier: (value) => value === 'link' || value === 'file',
    analyze: isFlag,
    gone: isFlag,
  });
  return {
    entity,
    mode,
    id: stored['id'],
    saving: false,
    draft: draft as Modal['draft'], // as far as it can be told here
    conflict: [],
    ...ofKind(stored, { part: isNumber, pasted: isText }),
    ...(isRow(stored['brought']) && { brought: stored['brought'] as Modal['brought'] }),
    ...(Object.keys(outgoing).length > 0 && { outgoing }),
  } as Modal;
}

/** Drafts as they were stored, maybe by another version of the app; what cannot be read is left out. */
export function readDrafts(stored: unknown): KeptDrafts {
  if (!isObject(stored)) return NO_DRAFTS;
  const { kept, keptMyData } = stored;
  const modal = isObject(kept) ? readModal(kept['modal']) : null;
  const waiting = isObject(kept) && Array.isArray(kept['waiting']) ? kept['waiting'] : [];
  const lower = waiting.map(readModal);
  const texts = isObject(keptMyData) ? keptMyData['draft'] : null;
  return {
    kept:
      isObject(kept) && modal && typeof kept['userId'] === 'string' && !lower.includes(null)
        ? {
            userId: kept['userId'],
            section: toSection(String(kept['section'])),
            modal,
            waiting: lower.flatMap((form) => form ?? []),
          }
        : null,
    keptMyData:
      isObject(keptMyData) && isText(keptMyData['userId']) && isObject(texts)
        ? (keptMyData as unknown as KeptDrafts['keptMyData'])
        : null,
  };
}
