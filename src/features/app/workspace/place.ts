import { ENTITIES, isViewed, perEntity } from '../entities/entities';
import { initialFinding } from '../finding/findingSlice';
import { NAMED_PERIODS, type Period } from '../finding/period';
import { NOTHING_SOUGHT, type Sort, type Sought } from '../finding/sought';
import { initialForms } from '../forms/forms';
import { newModal, type Modal, type ModalOpening } from '../forms/modal';
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
} from '../../shared/decode';
import type { WorkspaceState } from './workspace';

/** The record that a reload opens again. Null for a new record, whose input is stored with the drafts. */
function recordOf({ entity, mode, id }: Modal): Place['record'] {
  if (mode === 'edit' || mode === 'view') return { entity, mode, id };
  // A quote's other dialogs are opened from its view, so a reload opens the view.
  return mode !== 'create' && entity === 'quotes' ? { entity, mode: 'view', id } : null;
}

/** The user's place in the app; null while nobody is signed in. */
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

/** The modal in which a reload shows the record again. */
function openingOf({ entity, mode, id }: NonNullable<Place['record']>): ModalOpening | null {
  if (mode === 'edit') return { entity, mode, id };
  return isViewed(entity) ? { entity, mode, id } : null;
}

/** The parts of the workspace state that a place restores. */
export function stateFromPlace({ section, trail, sought, year, record }: Place) {
  const opening = record && openingOf(record);
  return {
    navigation: { ...initialNavigation, section, trail, year },
    finding: { ...initialFinding, sought },
    forms: { ...initialForms, modal: opening && newModal(opening) },
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

/** Decodes a stored place, which another version of the app may have stored; null if it is invalid. */
export const readPlace: Decode<Place | null> = orElse(place, null);

/** Decodes the place in an entry of the browser's history; null if there is none. */
export const placeFromHistory: Decode<Place | null> = orElse(
  record((entry) => place(entry['place'])),
  null,
);
