import { partId, parsePartId } from '../../business/payments/paymentPart';
import { writeIdList, parseIdList } from '../../business/statement/storedLine';
import { perEntity, type EntityName, type RowOf } from '../entities/entities';
import { perSideTable, sideTables, type SideName, type SideRow } from '../entities/sideTables';
import { REFERENCES } from '../entities/rowsLosingReference';

type ListRows = { [E in EntityName]: RowOf<E>[] };

type SideRows = { [N in SideName]: SideRow<N>[] };

export interface AccountRows extends ListRows, SideRows {}

export type AccountTable = keyof AccountRows;

/**
 * For each table, what its rows belong to; null where they stand for themselves. A table comes after the tables to which its rows
 * refer, which is the order in which a restoration writes them.
 */
const BESIDE: Readonly<Record<AccountTable, EntityName | 'account' | null>> = {
  ...perEntity(() => null),
  ...perSideTable((name) => sideTables[name].of ?? 'account'),
  // A series is told by an id of its own, which is not the account's.
  series: null,
};

export const ACCOUNT_TABLES = Object.keys(BESIDE) as readonly AccountTable[]; // The keys of the record above.

export const perTable = <T>(of: (table: AccountTable) => T): Record<AccountTable, T> =>
  // cast: `fromEntries` loses the keys
  Object.fromEntries(ACCOUNT_TABLES.map((table) => [table, of(table)])) as Record<AccountTable, T>;

const isSide = (table: AccountTable): table is SideName => table in sideTables;

interface AnyRow {
  id: string;
}

/** The id of the main row to which a side row belongs; the row's own id for a list. */
const mainIdOf = (table: AccountTable, { id }: AnyRow): string =>
  isSide(table) ? sideTables[table].rowOf(id) : id;

/** The references of a row: field, table and id. A side row refers to its main row by its own id. */
export function referencesOf(
  table: AccountTable,
  row: AnyRow,
): { field: string; to: AccountTable; id: string }[] {
  const beside = BESIDE[table];
  const ties = Object.entries(REFERENCES).flatMap(([field, to]) => {
    const id: unknown = Reflect.get(row, field);
    return typeof id === 'string' ? [{ field, to, id }] : [];
  });
  if (beside === null || beside === 'account') return ties;
  return [...ties, { field: 'id', to: beside, id: mainIdOf(table, row) }];
}

/**
 * The part of a side row's id that is not the id of its main row. Empty where a main row has at most one side row.
 */
export const ownPartOfId = (table: AccountTable, { id }: AnyRow): string =>
  BESIDE[table] !== 'account' ? id : table === 'profiles' ? '' : id.slice(id.lastIndexOf('-'));

/** Replaces the ids of parts and expenses in a stored line of a statement by the ids of their copies. */
function renamedUses(row: object, idOf: (id: string) => string): object {
  if (!('partIds' in row && 'declinedIds' in row && 'expenseId' in row)) return {};
  const parts = (list: unknown): string | null =>
    typeof list === 'string'
      ? writeIdList(
          parseIdList(list).map((id) => {
            const part = parsePartId(id);
            return partId(idOf(part.id), part.number);
          }),
        )
      : null;
  return {
    partIds: parts(row.partIds),
    declinedIds: parts(row.declinedIds),
    expenseId: typeof row.expenseId === 'string' ? idOf(row.expenseId) : null,
  };
}

/** Replaces the id of a series' project, to which nothing refers in the database, by the id of its copy. */
const renamedProject = (row: object, idOf: (id: string) => string): object =>
  'project' in row && typeof row.project === 'string' ? { project: idOf(row.project) } : {};

/** A copy of a row with new ids, for another account. `idOf` returns the new id for an old one. */
export function withNewIds<T extends AnyRow>(
  table: AccountTable,
  row: T,
  userId: string,
  idOf: (id: string) => string,
): T {
  const beside = BESIDE[table];
  const pointing = Object.keys(REFERENCES).flatMap((field) => {
    const id: unknown = Reflect.get(row, field);
    return typeof id === 'string' ? [[field, idOf(id)] as const] : [];
  });
  const mainId = mainIdOf(table, row);
  const id =
    beside === 'account'
      ? `${userId}${ownPartOfId(table, row)}`
      : `${idOf(mainId)}${row.id.slice(mainId.length)}`;
  const uses = table === 'statementLines' ? renamedUses(row, idOf) : renamedProject(row, idOf);
  return { ...row, ...Object.fromEntries(pointing), ...uses, id };
}
