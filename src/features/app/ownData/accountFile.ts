import { selectUser } from '../session/sessionSlice';
import type { SessionState } from '../session/session';
import type { Day } from '../../shared/days';
import type { ListState, Row } from '../../shared/list';
import { newestFirst } from '../../shared/listSelectors';
import { ACCOUNT_FORMAT } from './accountFormat';
import {
  ACCOUNT_TABLES,
  perTable,
  referencesOf,
  type AccountRows,
  type AccountTable,
} from './accountTables';

type Lists = { [Table in keyof AccountRows]: ListState<AccountRows[Table][number]> };

export type AccountRoot = Lists & { session: SessionState };

/** Whether all tables are loaded. An earlier export would be incomplete. */
export const selectIsAccountLoaded = (root: Lists): boolean =>
  ACCOUNT_TABLES.every((table) => root[table].loaded);

export const selectRowCounts = (root: Lists): Record<AccountTable, number> =>
  perTable((table) => root[table].ids.length);

/**
 * All rows as a consistent set, newest first. Since the tables are read one after another, references to rows that
 * were deleted meanwhile are cleared.
 */
function accountRows(root: Lists): Record<keyof AccountRows, Row[]> {
  const isThere = (table: keyof AccountRows, id: string): boolean => id in root[table].entities;
  return perTable((table) =>
    root[table].ids
      .flatMap((id): Row[] => {
        const row = root[table].entities[id];
        if (!row) return [];
        const gone = referencesOf(table, row).filter((tie) => !isThere(tie.to, tie.id));
        if (gone.some(({ field }) => field === 'id')) return [];
        return [{ ...row, ...Object.fromEntries(gone.map(({ field }) => [field, null])) }];
      })
      .sort(newestFirst),
  );
}

/** Everything that is stored about the user, as JSON. */
export function accountJson(root: AccountRoot, exportedOn: Day): string {
  const user = selectUser(root);
  return JSON.stringify(
    {
      ...ACCOUNT_FORMAT,
      exportedOn,
      account: user && { email: user.email, fullName: user.fullName },
      ...accountRows(root),
    },
    null,
    2,
  );
}
