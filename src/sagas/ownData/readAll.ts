import { call, type SagaGenerator } from 'typed-redux-saga';

import {
  ACCOUNT_TABLES,
  perTable,
  type AccountTable,
} from '../../features/app/ownData/accountTables';
import type { Row } from '../../features/shared/list';
import { withRetries } from './withRetries';
import type { AccountAccess } from './tables';

export type AllRows = Record<AccountTable, Row[]>;

/**
 * Reads all rows of the account.
 * @throws GatewayError
 */
export function* readAllRows(tables: AccountAccess): SagaGenerator<AllRows> {
  const rows: AllRows = perTable(() => []);
  for (const table of ACCOUNT_TABLES) {
    rows[table] = yield* withRetries(() => call(tables[table].list));
  }
  return rows;
}

export const countRows = (rows: Readonly<AllRows>): number =>
  ACCOUNT_TABLES.reduce((sum, table) => sum + rows[table].length, 0);
