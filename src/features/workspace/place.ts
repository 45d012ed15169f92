import { ENTITIES, isViewed, perEntity } from '../entities/entities';
import { initialFinding } from '../finding/findingSlice';
import { NAMED_PERIODS, type Period } from '../finding/period';
import { NOTHING_SOUGHT, type Sort, type Sought } from '../finding/sought';
import { initialForms } from '../forms/forms';
import { opened, type Modal, type Opening } from '../forms/modal';
import {
  initialNavigation,
  toSection,
  type Place,
  type Section,
} from '../navigation/navigationSlice';
import {
  day,
  list,
  Malformed,
  number,
  oneOf,
  orElse,
  record,
  text,
  type Decode,
} from '../shared/decode';
import type { WorkspaceState } from './workspace';

/** What of an open modal a reload opens again: its record; null for a new one, what was typed is gone. */
function recordOf({ entity, mode, id }: Modal): Place['record'] {
  if (mode === 'edit' || mode === 'view') return { entity, mode, id };
  // A quote's document, sending it and its answer are begun from its view.
  return mode !== 'create' && entity === 'quotes' ? { entity, mode: 'view', id } : null;
}

/** Where the user is; null while nobody is signed in. */
export function placeOf({
  navigation: { userId, section, trail, year },
  forms: { modal, waiting },
  finding: { sought },
}: WorkspaceState) {
  if (userId === null) return null;
  const lowest = waiting[0] ?? modal;
  return {
    userId,
    section,
    trail,
    sought,
    year,
    record: lowest && recordOf(lowest),
  } satisfies Place;
}

/** Which modal shows a record again. */
function openingOf({ entity, mode, id }: NonNullable<Place['record']>): Opening | null {
  if (mode === 'edit') return { entity, mode, id };
  return isViewed(entity) ? { entity, mode, id } : null;
}

/** What the workspace is like there. */
export function comingBack({ section, trail, sought, year, record }: Place) {
  const opening = record && openingOf(record);
  return {
    navigation: { ...initialNavigation, section, trail, year },
    finding: { ...initialFinding, sought },
    forms: { ...initialForms, modal: opening && opened(opening) },
  } satisfies Partial<WorkspaceState>;
}

const sort = record((stored): Sort => ({
  column: text(stored['column']),
  direction: oneOf(['ascending', 'descending'])(stored['direction']),
}));

const dayOrNone = orElse(day, null);

const period = record((stored): Period => {
  const kind = oneOf([...NAMED_PERIODS, 'chosen'])(stored['kind']);
  if (kind !== 'chosen') return { kind };
  return { kind, from: dayOrNone(stored['from']), to: dayOrNone(stored['to']) };
});

const facets = record((stored) =>
  Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  ),
);

const sought = record((stored): Sought => ({
  query: orElse(text, NOTHING_SOUGHT.query)(stored['query']),
  sort: orElse(sort, null)(stored['sort']),
  facets: orElse(facets, NOTHING_SOUGHT.facets)(stored['facets']),
  period: orElse(period, null)(stored['period']),
}));

const lists = record((stored) =>
  perEntity((entity) => orElse(sought, NOTHING_SOUGHT)(stored[entity])),
);

const year: Decode<number> = (value) => {
  const named = number(value);
  if (!Number.isInteger(named)) throw new Malformed('not a year');
  return named;
};

const placeRecord = record((stored): NonNullable<Place['record']> => ({
  entity: oneOf(ENTITIES)(stored['entity']),
  mode: oneOf(['edit', 'view'])(stored['mode']),
  id: text(stored['id']),
}));

const section: Decode<Section> = (value) => toSection(text(value));

const place = record((stored): Place => ({
  userId: text(stored['userId']),
  section: orElse(section, toSection(''))(stored['section']),
  trail: orElse(list(orElse(section, null)), [])(stored['trail']).flatMap((name) => name ?? []),
  sought: orElse(lists, initialFinding.sought)(stored['sought']),
  year: orElse(year, null)(stored['year']),
  record: orElse(placeRecord, null)(stored['record']),
}));

/** A place as it was stored, maybe by another version of the app; null for what is none. */
export const readPlace: Decode<Place | null> = orElse(place, null);

/** The place in an entry of the browser's history; null where there is none. */
export const placeLeft: Decode<Place | null> = orElse(
  record((entry) => place(entry['place'])),
  null,
);
