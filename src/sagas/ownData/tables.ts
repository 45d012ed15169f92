import type { UnknownAction } from '@reduxjs/toolkit';

import { clientDetailsActions } from '../../features/clients/clientDetailsSlice';
import { clientsActions } from '../../features/clients/clientsSlice';
import { expenseProjectsActions } from '../../features/expenses/expenseProjectsSlice';
import { expensesActions } from '../../features/expenses/expensesSlice';
import type { AccountTable } from '../../features/ownData/accountTables';
import { paymentPartsActions } from '../../features/payments/paymentPartsSlice';
import { paymentsActions } from '../../features/payments/paymentsSlice';
import { profilesActions } from '../../features/profile/profilesSlice';
import { projectsActions } from '../../features/projects/projectsSlice';
import { quoteDetailsActions } from '../../features/quotes/quoteDetailsSlice';
import { quotesActions } from '../../features/quotes/quotesSlice';
import type { Row } from '../../features/shared/list';
import type { Gateway, Repository } from '../../gateway/gateway';

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

/** All tables of a user's account. */
export function accountAccess(gateway: Gateway, userId: string): AccountAccess {
  const to = <T extends Row, Draft>(
    { list, find, restoreAll, removeAll }: Repository<T, Draft>,
    actions: { loadStarted: () => UnknownAction; loaded: (rows: T[]) => UnknownAction },
  ): Access => ({
    list: () => list(userId),
    find: (id) => find(userId, id),
    insert: (rows) => restoreAll(userId, rows as readonly T[]), // read by the table's codec
    remove: (ids) => removeAll(userId, ids),
    shown: (rows) => [actions.loadStarted(), actions.loaded(rows as T[])], // its own list
  });
  return {
    clients: to(gateway.clients, clientsActions),
    quotes: to(gateway.quotes, quotesActions),
    projects: to(gateway.projects, projectsActions),
    payments: to(gateway.payments, paymentsActions),
    expenses: to(gateway.expenses, expensesActions),
    profiles: to(gateway.profiles, profilesActions),
    clientDetails: to(gateway.clientDetails, clientDetailsActions),
    quoteDetails: to(gateway.quoteDetails, quoteDetailsActions),
    expenseProjects: to(gateway.expenseProjects, expenseProjectsActions),
    paymentParts: to(gateway.paymentParts, paymentPartsActions),
  };
}
