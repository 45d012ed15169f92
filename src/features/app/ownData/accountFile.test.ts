import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { startSignedIn } from '../../../../test/app';
import {
  aClient,
  aClientDetails,
  aMeiAdjustment,
  aSeriesRow,
  aStoredLine,
  anExpense,
  anExpenseProject,
  aPart,
  aPayment,
  aProfile,
  aProject,
  aQuote,
  aQuoteDetails,
  aQuoteVersion,
} from '../../../../test/builders';
import { sqlTableName, TABLE_NAMES } from '../../../../test/sideTables';
import { TABLE_LIST } from '../../../../test/tables';
import { newestFirst } from '../../shared/listSelectors';
import { adjustmentId } from '../../business/year/meiAdjustment';
import { accountJson, selectIsAccountLoaded } from './accountFile';
import { ACCOUNT_FORMAT } from './accountFormat';
import { ACCOUNT_TABLES, withNewIds, referencesOf } from './accountTables';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
});

const at = (minute: number) => ({ createdAt: `2026-11-20T12:0${minute}:00+00:00` });

const seeded = () =>
  startSignedIn((gateway, { id }) => {
    const { tables } = gateway;
    tables.clients.seed(id, aClient({ id: 'c1', ...at(1) }), aClient({ id: 'c2', ...at(2) }));
    tables.quotes.seed(id, aQuote({ id: 'q1', clientId: 'c1' }));
    tables.projects.seed(id, aProject({ id: 'j1', clientId: 'c1', quoteId: 'q1' }));
    tables.payments.seed(id, aPayment({ id: 'p1', projectId: 'j1' }));
    tables.expenses.seed(id, anExpense({ id: 'e1' }));
    tables.profiles.seed(id, aProfile({ id }));
    tables.clientDetails.seed(id, aClientDetails({ id: 'c2' }));
    tables.quoteDetails.seed(id, aQuoteDetails({ id: 'q1', number: '2026-001' }));
    tables.quoteVersions.seed(id, aQuoteVersion({ id: 'q1-2' }));
    tables.expenseProjects.seed(id, anExpenseProject({ id: 'e1', projectId: 'j1' }));
    tables.paymentParts.seed(id, aPart({ id: 'p1-2' }));
    tables.meiAdjustments.seed(id, aMeiAdjustment({ id: adjustmentId(id, 2026, 9) }));
    tables.series.seed(id, aSeriesRow({ id: 'p1-1', project: 'j1' }));
    tables.statementLines.seed(id, aStoredLine({ id: `${id}-0123456789abcd` }));
    const others = TABLE_LIST.filter((list) => list.stored(gateway, id).length === 0);
    for (const list of others) list.seed(gateway, id, `${list.name}-1`, { text: 'um texto' });
  });

const parsed = (json: string) => JSON.parse(json) as Record<string, unknown>;

test('no table of the schema is missing', () => {
  const folder = path.resolve(__dirname, '../../../../supabase/migrations');
  const stored = readdirSync(folder).flatMap((file) => {
    const sql = readFileSync(path.join(folder, file), 'utf8');
    return [...sql.matchAll(/create table public\.(\w+)/g)].map(([, name]) => name);
  });
  expect([...ACCOUNT_TABLES].sort()).toEqual([...TABLE_NAMES].sort());
  expect(ACCOUNT_TABLES.map(sqlTableName).sort()).toEqual(stored.sort());
});

test('everything that is stored, row by row, newest first, under the version of its format', async () => {
  const { state, user } = await seeded();
  const root = state();
  expect(selectIsAccountLoaded(root)).toBe(true);
  const file = parsed(accountJson(root, '2026-11-20'));
  expect(file).toMatchObject({
    ...ACCOUNT_FORMAT,
    exportedOn: '2026-11-20',
    account: { email: user.email, fullName: user.fullName },
  });
  for (const table of ACCOUNT_TABLES) {
    const { ids, entities } = root[table];
    expect(ids.length).toBeGreaterThan(0);
    expect(file[table]).toEqual(ids.map((id) => entities[id]!).sort(newestFirst));
  }
});

test('what points at a row that is gone by now is written as the database leaves it', async () => {
  const { state } = await seeded();
  const root = state();
  const { c1: _gone, ...entities } = root.clients.entities;
  const file = parsed(
    accountJson({ ...root, clients: { ...root.clients, entities, ids: ['c2'] } }, '2026-11-20'),
  );
  expect(file).toMatchObject({
    quotes: [{ id: 'q1', clientId: null }],
    projects: [{ id: 'j1', clientId: null, quoteId: 'q1' }],
    clientDetails: [{ id: 'c2' }],
  });
});

test('under other ids everything points where it pointed', async () => {
  const { state, user } = await seeded();
  const root = state();
  const idOf = (id: string) => `other-${id}`;
  for (const table of ACCOUNT_TABLES) {
    for (const id of root[table].ids) {
      const row = root[table].entities[id]!;
      const other = withNewIds(table, row, 'otavio', idOf);
      const ties = referencesOf(table, row).map((tie) => ({ ...tie, id: idOf(tie.id) }));
      expect(referencesOf(table, other)).toEqual(ties);
      const isOwn = row.id.startsWith(user.id);
      expect(other.id).toBe(isOwn ? row.id.replace(user.id, 'otavio') : idOf(id));
      const back = withNewIds(table, other, user.id, (text) => text.replace('other-', ''));
      expect(back).toEqual(row);
    }
  }
});
