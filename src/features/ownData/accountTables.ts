import { partId, partOf } from '../payments/paymentPart';
import { perEntity, type EntityName, type RowOf } from '../entities/entities';
import { perSideTable, sideTables, type SideName, type SideRow } from '../entities/sideTables';
import { REFERENCES } from '../entities/leftBehind';

type ListRows = { [E in EntityName]: RowOf<E>[] };

type SideRows = { [N in SideName]: SideRow<N>[] };

/** All that is stored of an account, by table. */
export interface AccountRows extends ListRows, SideRows {}

export type AccountTable = keyof AccountRows;

/**
 * What the rows of a table stand beside, with that row's id in theirs; null for a list's. Every table of an
 * account, each after what its rows point at: the order in which they are written.
 */
const BESIDE: Readonly<Record<AccountTable, EntityName | 'account' | null>> = {
  ...perEntity(() => null),
  ...perSideTable((name) => sideTables[name].of ?? 'account'),
};

export const ACCOUNT_TABLES = Object.keys(BESIDE) as readonly AccountTable[]; // of the record above

/** Something of each table. */
export const perTable = <T>(of: (table: AccountTable) => T): Record<AccountTable, T> =>
  Object.fromEntries(ACCOUNT_TABLES.map((table) => [table, of(table)])) as Record<AccountTable, T>; // of each

/** A row in its table, whatever that is. */
interface AnyRow {
  id: string;
}

/** What a row points at: the field, the table and the id, its own where it stands beside another row. */
export function tiesOf(
  table: AccountTable,
  row: AnyRow,
): { field: string; to: AccountTable; id: string }[] {
  const beside = BESIDE[table];
  const ties = Object.entries(REFERENCES).flatMap(([field, to]) => {
    const id: unknown = Reflect.get(row, field);
    return typeof id === 'string' ? [{ field, to, id }] : [];
  });
  if (beside === null || beside === 'account') return ties;
  const id = table === 'paymentParts' ? partOf(row.id).paymentId : row.id;
  return [...ties, { field: 'id', to: beside, id }];
}

/** What tells a row of the account from its others: of what is there once, nothing. */
export const ownPart = (table: AccountTable, { id }: AnyRow): string =>
  BESIDE[table] === 'account'
    ? table === 'meiAdjustments'
      ? id.slice(id.lastIndexOf('-'))
      : ''
    : id;

/** The same row in another account, in which `idOf` says what each row is called. */
export function renamed<T extends AnyRow>(
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
  const part = partOf(row.id);
  const id =
    beside === 'account'
      ? `${userId}${ownPart(table, row)}`
      : table === 'paymentParts'
        ? partId(idOf(part.paymentId), part.number)
        : idOf(row.id);
  return { ...row, ...Object.fromEntries(pointing), id };
}
