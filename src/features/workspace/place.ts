import { NAMED_PERIODS, type Period } from '../finding/period';
import { NOTHING_SOUGHT, type Sort, type Sought } from '../finding/sought';
import { isDay } from '../shared/days';
import { ENTITIES, perEntity } from '../entities/entities';
import { toSection, type Modal, type Place, type WorkspaceState } from './workspace';

/** What of an open modal a reload opens again: its record; null for a new one, what was typed is gone. */
function recordOf({ entity, mode, id }: Modal): Place['record'] {
  if (mode === 'edit' || mode === 'view') return { entity, mode, id };
  // A quote's document, sending it and its answer are begun from its view.
  return mode !== 'create' && entity === 'quotes' ? { entity, mode: 'view', id } : null;
}

/** Where the user is; null while nobody is signed in. */
export function placeOf({ userId, section, trail, sought, year, modal, waiting }: WorkspaceState) {
  if (userId === null) return null;
  const lowest = waiting[0] ?? modal;
  const record = lowest && recordOf(lowest);
  return { userId, section, trail, sought, year, record } satisfies Place;
}

/** What the workspace is like there. */
export function comingBack({ section, trail, sought, year, record }: Place) {
  const modal = record && { ...record, saving: false, draft: null, conflict: [] };
  return { section, trail, sought, year, modal } satisfies Partial<WorkspaceState>;
}

const part = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

const textIn = (value: unknown, key: string): string | null => {
  const found = part(value, key);
  return typeof found === 'string' ? found : null;
};

function readSort(stored: unknown): Sort | null {
  const column = textIn(stored, 'column');
  const direction = textIn(stored, 'direction');
  const isDirection = direction === 'ascending' || direction === 'descending';
  return column !== null && isDirection ? { column, direction } : null;
}

function readPeriod(stored: unknown): Period | null {
  const kind = textIn(stored, 'kind');
  const named = NAMED_PERIODS.find((known) => known === kind);
  if (named) return { kind: named };
  if (kind !== 'chosen') return null;
  const dayIn = (key: string) => {
    const day = textIn(stored, key);
    return day !== null && isDay(day) ? day : null;
  };
  return { kind, from: dayIn('from'), to: dayIn('to') };
}

function readSought(stored: unknown): Sought {
  const facets = Object.entries(part(stored, 'facets') ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    query: textIn(stored, 'query') ?? NOTHING_SOUGHT.query,
    sort: readSort(part(stored, 'sort')),
    facets: Object.fromEntries(facets),
    period: readPeriod(part(stored, 'period')),
  };
}

function readYear(stored: unknown): number | null {
  return typeof stored === 'number' && Number.isInteger(stored) ? stored : null;
}

function readRecord(stored: unknown): Place['record'] {
  const entity = ENTITIES.find((known) => known === textIn(stored, 'entity'));
  const mode = (['edit', 'view'] as const).find((known) => known === textIn(stored, 'mode'));
  const id = textIn(stored, 'id');
  return entity && mode && id !== null ? { entity, mode, id } : null;
}

/** The place in an entry of the browser's history; null where there is none. */
export const placeLeft = (entry: unknown): Place | null => readPlace(part(entry, 'place'));

/** A place as it was stored, maybe by another version of the app; null for what is none. */
export function readPlace(stored: unknown): Place | null {
  const userId = textIn(stored, 'userId');
  if (userId === null) return null;
  const trail = part(stored, 'trail');
  const sought = part(stored, 'sought');
  return {
    userId,
    section: toSection(textIn(stored, 'section') ?? ''),
    trail: Array.isArray(trail)
      ? trail.flatMap((name) => (typeof name === 'string' ? toSection(name) : []))
      : [],
    sought: perEntity((entity) => readSought(part(sought, entity))),
    year: readYear(part(stored, 'year')),
    record: readRecord(part(stored, 'record')),
  };
}
