import type { UnknownAction } from '@reduxjs/toolkit';

import { clientDetailsActions } from '../../features/business/clients/clientDetailsSlice';
import { expenseProjectsActions } from '../../features/business/expenses/expenseProjectsSlice';
import { perTable, type AccountTable } from '../../features/app/ownData/accountTables';
import { paymentPartsActions } from '../../features/business/payments/paymentPartsSlice';
import { profilesActions } from '../../features/business/profile/profilesSlice';
import { quoteDetailsActions } from '../../features/business/quotes/quoteDetailsSlice';
import { quoteVersionsActions } from '../../features/business/quotes/quoteVersionsSlice';
import type { Row } from '../../features/shared/list';
import { entityActions } from '../../features/app/entities/entities';
import { statementLinesActions } from '../../features/business/statement/statementLinesSlice';
import { seriesActions } from '../../features/business/series/seriesSlice';
import { meiAdjustmentsActions } from '../../features/business/year/meiAdjustmentsSlice';
import type { Gateway } from '../../gateway/gateway';

/** Access to one table of the account, without the type of its rows. */
interface Access {
  list: () => Promise<Row[]>;
  find: (id: string) => Promise<Row | null>;
  insert: (rows: readonly Row[]) => Promise<void>;
  /** Deletes the rows with these ids; null deletes all rows. */
  remove: (ids: readonly string[] | null) => Promise<void>;
  /** Makes the facts that replace the rows of this table in the store. */
  shown: (rows: Row[]) => UnknownAction[];
}

export type AccountAccess = Record<AccountTable, Access>;

const actions = {
  ...entityActions,
  profiles: profilesActions,
  clientDetails: clientDetailsActions,
  quoteDetails: quoteDetailsActions,
  quoteVersions: quoteVersionsActions,
  expenseProjects: expenseProjectsActions,
  paymentParts: paymentPartsActions,
  meiAdjustments: meiAdjustmentsActions,
  statementLines: statementLinesActions,
  series: seriesActions,
} satisfies Record<AccountTable, object>;

export const accountAccess = (gateway: Gateway, userId: string): AccountAccess =>
  perTable((table) => {
    const { list, find, restoreAll, removeAll } = gateway[table];
    const { loadStarted, loaded } = actions[table];
    return {
      list: () => list(userId),
      find: (id) => find(userId, id),
      insert: (rows) => restoreAll(userId, rows as never[]), // cast: the table's codec has decoded them
      remove: (ids) => removeAll(userId, ids),
      shown: (rows) => [loadStarted(), loaded(rows as never[])], // cast: they are the list's own rows
    };
  });
