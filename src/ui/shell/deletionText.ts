import {
  ENTITIES,
  type EntityName,
  type Lists,
  type SomeRow,
} from '../../features/entities/entities';
import { rowsLosingReference } from '../../features/entities/rowsLosingReference';
import type { RootState } from '../../store/hooks';
import { inWords } from '../kit/text/format';
import { counted, noun } from '../records/nouns';
import { shortName } from './noticeTexts';
import { recordName } from './recordName';
const joined = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ');

/** '1 orçamento e 1 projeto ficarão sem cliente'; '' where nothing is left behind. */
export function lossText(entity: EntityName, left: Lists): string {
  const lists = ENTITIES.filter((list) => left[list].length > 0);
  if (lists.length === 0) return '';
  const all = lists.reduce((sum, list) => sum + left[list].length, 0);
  const [only] = left.projects;
  // Of a quote there is one project as a rule, which has a name.
  const what =
    entity === 'quotes' && only && all === 1
      ? `o projeto ${shortName(only.name) ?? ''}`
      : inWords(lists.map((list) => counted(left[list].length, list)));
  return `${what} ${all === 1 ? 'ficará' : 'ficarão'} sem ${noun[entity]}`;
}

/** Under the question before a deletion: the record, and what will be left without it. */
export function deletionText(root: RootState, entity: EntityName, id: string): string {
  const rows = ENTITIES.map((list) => [list, Object.values(root[list].entities)]);
  const lists = Object.fromEntries(rows) as Lists; // each list's own rows
  const loss = lossText(entity, rowsLosingReference(lists, entity, id));
  const row = root[entity].entities[id];
  // It is not in its list any more.
  if (!row) return loss;
  const { name, details } = recordName(root, { entity, row } as SomeRow); // the list's own
  return joined(name, ...details, loss);
}
