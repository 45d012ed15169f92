import type { UnknownAction } from '@reduxjs/toolkit';

import { clientDetailsActions } from '../../features/clients/clientDetailsSlice';
import { expenseProjectsActions } from '../../features/expenses/expenseProjectsSlice';
import { perTable, type AccountTable } from '../../features/ownData/accountTables';
import { paymentPartsActions } from '../../features/payments/paymentPartsSlice';
import { profilesActions } from '../../features/profile/profilesSlice';
import { quoteDetailsActions } from '../../features/quotes/quoteDetailsSlice';
import type { Row } from '../../features/shared/list';
import { entityActions } from '../../features/entities/entities';
import { meiAdjustmentsActions } from '../../features/year/meiAdjustmentsSlice';
import type { Gateway } from '../../gateway/gateway';

/** A table of the account, its rows of whatever kind. */
interface Access {
  list: () => Promise<Row[]>;
  find: (id: string) => Promise<Row | null>;
  insert: (rows: readonly Row[]) => Promise<void>;
  /** Null: whatever is there. */
  remove: (ids: readonly string[] | null) => Promise<void>;
  /** The facts that put the rows of a list into the store, in place of what it had. */
  shown: (rows: Row[]) => UnknownAction[];
}

export type AccountAccess = Record<AccountTable, Access>;

const actions = {
  ...entityActions,
  profiles: profilesActions,
  clientDetails: clientDetailsActions,
  quoteDetails: quoteDetailsActions,
  expenseProjects: expenseProjectsActions,
  paymentParts: paymentPartsActions,
  meiAdjustments: meiAdjustmentsActions,
} satisfies Record<AccountTable, object>;

/** All tables of a user's account. */
export const accountAccess = (gateway: Gateway, userId: string): AccountAccess =>
  perTable((table) => {
    const { list, find, restoreAll, removeAll } = gateway[table];
    const { loadStarted, loaded } = actions[table];
    return {
      list: () => list(userId),
      find: (id) => find(userId, id),
      insert: (rows) => restoreAll(userId, rows as never[]), // read by the table's codec
      remove: (ids) => removeAll(userId, ids),
      shown: (rows) => [loadStarted(), loaded(rows as never[])], // its own list
    };
  });
