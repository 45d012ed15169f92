import type { Row } from '../../../features/shared/list';
import type { EntityName } from '../../../features/app/entities/entities';
import { clientList } from '../clients/clientList';
import { expenseList } from '../expenses/expenseList';
import { paymentList } from '../payments/paymentList';
import { projectList } from '../projects/projectList';
import { quoteList } from '../quotes/quoteList';
import type { List } from '../../records/list';

/**
 * Calls `use` with the description of each list. The order of the lists never changes, so that `use` may be a
 * hook.
 */
export const ofEachList = <Result>(
  use: <T extends Row, Context extends object, Key extends string>(
    list: List<T, Context, Key>,
  ) => Result,
): Readonly<Record<EntityName, Result>> => ({
  clients: use(clientList),
  quotes: use(quoteList),
  projects: use(projectList),
  payments: use(paymentList),
  expenses: use(expenseList),
});
