import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import type { RunningServer } from '../../../embedded/server';
import { EXPENSE_CATEGORIES } from '../../../src/features/shared/expenseCategories';
import { accountJson, selectIsAccountLoaded } from '../../../src/features/app/ownData/accountFile';
import {
  ACCOUNT_TABLES,
  perTable,
  withNewIds,
  type AccountRows,
} from '../../../src/features/app/ownData/accountTables';
import { isWritingRows, ownDataActions } from '../../../src/features/app/ownData/ownDataSlice';
import { MEI_ACTIVITIES } from '../../../src/features/business/profile/profile';
import { PROJECT_STATUSES } from '../../../src/features/business/projects/project';
import { QUOTE_STATUSES } from '../../../src/features/business/quotes/quote';
import { newId } from '../../../src/features/shared/ids';
import { newestFirst } from '../../../src/features/shared/listSelectors';
import { PAYMENT_METHODS } from '../../../src/features/shared/paymentMethods';
import { perEntity, type EntityName } from '../../../src/features/app/entities/entities';
import { versionId } from '../../../src/features/business/quotes/quoteVersion';
import { emptySeriesRow, seriesNumberId } from '../../../src/features/business/series/seriesRow';
import { adjustmentId } from '../../../src/features/business/year/meiAdjustment';
import { supabaseGateway } from '../../../src/gateway/supabaseGateway';
import { createAppStore } from '../../../src/store/createAppStore';
import { waitForState } from '../../../src/store/waitForState';
import { startBackend, UNLIMITED } from '../../backend';
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
} from '../../builders';
import { TABLES } from '../../tables';
import { rounds } from '../support/long';

jest.setTimeout(240_000);

const PASSWORD = 'segredo-123';

let server: RunningServer;

beforeAll(async () => {
  server = await startBackend({ limits: UNLIMITED });
});
afterAll(async () => {
  await server.close();
});

/** Signs a new account up on a page of its own. */
async function newPage() {
  const log: unknown[] = [];
  const gateway = supabaseGateway(
    { url: server.url, key: 'oficio-local' },
    { log: (message, detail) => log.push([message, detail]), urlLink: null },
  );
  const email = `${randomUUID()}@exemplo.com.br`;
  await gateway.session.signUp({ fullName: 'Marina Prado', email, password: PASSWORD });
  const user = await gateway.session.signIn({ email, password: PASSWORD });
  const store = createAppStore({
    // The gateway gets a storage of its own, because the pages of one test would otherwise share the browser's
    // storage and events.
    gateway: () => ({
      ...gateway,
      session: {
        ...gateway.session,
        subscribe: (listener) => {
          listener({ type: 'signedIn', user });
          return () => undefined;
        },
      },
      dismissals: { read: () => [], add: () => undefined },
      drafts: { read: () => null, write: () => undefined },
      snapshots: {
        areEnabled: () => false,
        setEnabled: () => undefined,
        read: () => Promise.resolve(null),
        write: () => Promise.resolve(),
        erase: () => Promise.resolve(),
        lastErasure: () => null,
        noteErasure: () => undefined,
        onErasure: () => () => undefined,
      },
      onResume: () => () => undefined,
      onConnectionSign: () => () => undefined,
      onLeave: () => () => undefined,
    }),
    log: (message, detail) => log.push([message, detail]),
    now: () => new Date(),
    newId,
  });
  await waitForState(store, selectIsAccountLoaded);
  await store.loadOwnData();
  const step = () => store.getState().ownData?.step;
  const settled = () =>
    waitForState(store, ({ ownData }) => {
      const now = ownData?.step;
      return now !== undefined && now.name !== 'checking' && !isWritingRows(now);
    });
  return {
    id: user.id,
    log,
    json: () => accountJson(store.getState(), '2026-11-20'),
    rows: () =>
      perTable((table) =>
        store.getState()[table].ids.map((rowId) => store.getState()[table].entities[rowId]!),
      ),
    erase: async () => {
      store.dispatch(ownDataActions.eraseRequested());
      await settled();
      return step();
    },
    restore: async (text: string) => {
      store.dispatch(ownDataActions.fileChosen({ file: 'f', bytes: text.length, text }));
      await settled();
      expect(step()).toMatchObject({ name: 'checked' });
      store.dispatch(ownDataActions.restoreRequested());
      await settled();
      return step();
    },
  };
}

const fileOf = (rows: AccountRows): string =>
  JSON.stringify({
    format: 'oficio',
    version: 2,
    exportedOn: '2026-11-20',
    account: null,
    ...rows,
  });

const text = fc
  .string({ unit: 'grapheme', maxLength: 30 })
  .filter((value) => !value.includes('\0') && !/\p{Cs}/u.test(value));
const filled = text.map((value) => `x${value}`);
const optional = fc.option(text);
const amount = fc.oneof(
  fc.integer({ min: 0, max: 99_999_999_999_999 }).map((cents) => cents / 100),
  fc.constantFrom(100 / 3, 0, 0.1 + 0.2, 999_999_999_999.99),
);
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
// Instants with microseconds. Many of them are equal.
const instant = fc
  .integer({ min: 0, max: 20 })
  // The database writes instants without trailing zeros.
  .map((n) => `2026-11-20T12:00:0${n % 3}.${100_001 + 10 * n}+00:00`);
const stamps = { createdAt: instant, updatedAt: instant };
const id = fc.uuid({ version: 4 });
const method = fc.option(fc.constantFrom(...PAYMENT_METHODS));

const distinct = <T extends { id: string }>(row: fc.Arbitrary<T>, maxLength = 6) =>
  fc.uniqueArray(row, { selector: (each) => each.id, maxLength });

const lists = fc.record({
  // A list without an entry below has the rows that the other tests use.
  ...perEntity((list) =>
    distinct(fc.record({ id, ...stamps }).map((row) => ({ ...TABLES[list].sample.draft, ...row }))),
  ),
  clients: distinct(
    fc
      .record({ id, createdAt: instant, name: filled, company: optional, observations: optional })
      .map(aClient),
  ),
  quotes: distinct(
    fc
      .record({
        id,
        ...stamps,
        totalValue: amount,
        observations: optional,
        status: fc.constantFrom(...QUOTE_STATUSES),
        items: fc.array(
          fc.record({
            name: text,
            description: optional,
            price: amount,
            quantity: fc.integer({ min: 1, max: 999 }),
          }),
          { maxLength: 3 },
        ),
      })
      .map(aQuote),
  ),
  projects: distinct(
    fc
      .record({
        id,
        ...stamps,
        name: filled,
        responsible: optional,
        startDate: day,
        deadline: day,
        status: fc.constantFrom(...PROJECT_STATUSES),
        stages: fc.array(
          fc.record({ id: text, name: text, completed: fc.boolean(), completedAt: optional }),
          { maxLength: 3 },
        ),
        attachments: fc.array(
          fc.oneof(text, fc.boolean(), fc.record({ url: text, bytes: fc.nat() })),
          { maxLength: 2 },
        ),
      })
      .map(aProject),
  ),
  payments: distinct(
    fc
      .record({
        id,
        ...stamps,
        delivered: fc.boolean(),
        paid: fc.boolean(),
        paymentMethod: method,
        paymentDate: fc.option(day),
        receivedAmount: fc.option(amount),
        notes: optional,
        totalAmount: fc.option(amount),
        isInstallment: fc.boolean(),
      })
      .map(aPayment),
  ),
  expenses: distinct(
    fc
      .record({
        id,
        ...stamps,
        description: filled,
        amount,
        date: day,
        paymentMethod: method,
        notes: optional,
        category: fc.constantFrom(...EXPENSE_CATEGORIES),
      })
      .map(anExpense),
  ),
});

/** Any account, with references of every kind. */
const account = fc
  .record({
    rows: lists,
    profile: fc.option(
      fc
        .record({
          id,
          ...stamps,
          name: optional,
          address: optional,
          credit: fc.boolean(),
          mei: fc.boolean(),
          wayOfWorking: fc.constantFrom('cpf', 'me', null),
          meiCapFrom: fc.constantFrom('2026-07-01', null),
          dasDone: fc.constantFrom('2026-10', null),
          meiSince: fc.option(day),
          quoteMessage: optional,
          meiActivity: fc.option(fc.constantFrom(...MEI_ACTIVITIES)),
          validityDays: fc.option(fc.integer({ min: 1, max: 3650 })),
        })
        .map(aProfile),
    ),
    picks: fc.array(fc.nat({ max: 7 }), { minLength: 61, maxLength: 61 }),
    texts: fc.array(optional, { minLength: 17, maxLength: 17 }),
  })
  .map(({ rows, profile, picks, texts }): AccountRows => {
    let drawn = 0;
    const next = (): number => picks[(drawn += 1) % picks.length] ?? 0;
    const words = (): string | null => texts[(drawn += 1) % texts.length] ?? null;
    /** The id of a random row; null if there are no rows. */
    const one = (of: readonly { id: string }[]) => of[next()]?.id ?? null;
    const since = ({ createdAt }: { createdAt: string }) => ({ createdAt, updatedAt: createdAt });
    const some = <T>(of: readonly T[]) => of.filter(() => next() > 3);
    const pointing = (list: EntityName) => {
      const references = Object.entries(TABLES[list].references);
      return rows[list].map((row) => ({
        ...row,
        ...Object.fromEntries(references.map(([field, to]) => [field, one(rows[to])])),
      }));
    };
    return {
      ...(perEntity(pointing) as Pick<AccountRows, EntityName>), // each of its own rows
      profiles: profile ? [profile] : [],
      clientDetails: some(rows.clients).map((row) =>
        aClientDetails({ ...since(row), id: row.id, address: words(), document: '52998224725' }),
      ),
      quoteDetails: some(rows.quotes).map((row, index) =>
        aQuoteDetails({
          ...since(row),
          id: row.id,
          number: `2026-${String(index + 1).padStart(3, '0')}`,
          version: 1 + next(),
          materials: [0, 2],
          snapshot: 'a'.repeat(64),
          sentAt: row.createdAt,
          answer: 'approved',
          answeredAt: row.updatedAt,
          answeredBy: words(),
        }),
      ),
      quoteVersions: some(rows.quotes).flatMap((row) =>
        [1, 12].map((version) =>
          aQuoteVersion({
            ...since(row),
            id: versionId(row.id, version + next()),
            sentAt: row.createdAt,
            sentHow: 'link',
            snapshot: 'b'.repeat(64),
            answer: 'rejected',
            answeredAt: row.updatedAt,
          }),
        ),
      ),
      expenseProjects: some(rows.expenses).map((row) =>
        anExpenseProject({ ...since(row), id: row.id, projectId: one(rows.projects) }),
      ),
      meiAdjustments: profile
        ? [1, 12].map((month) =>
            aMeiAdjustment({
              ...since(profile),
              id: adjustmentId(profile.id, 2026, month - 1),
              servicesWith: 33.33,
              note: words(),
            }),
          )
        : [],
      statementLines: profile
        ? [0, 1].map((at) =>
            aStoredLine({
              ...since(profile),
              id: `${profile.id}-0123456789abc${at}`,
              amount: 33.33,
              text: words() ?? '',
            }),
          )
        : [],
      series: some(rows.payments).flatMap((row) => [
        aSeriesRow({
          ...since(row),
          id: seriesNumberId(row.id, 1),
          outcome: 'made',
          amount: 33.33,
          name: words(),
          project: row.projectId,
        }),
        aSeriesRow({
          ...since(row),
          ...emptySeriesRow,
          id: seriesNumberId(row.id, 12),
          course: 'paused',
        }),
      ]),
      paymentParts: some(rows.payments).flatMap((row) =>
        [2, 3].map((number) =>
          aPart({ ...since(row), id: `${row.id}-${number}`, amount: 33.33, note: words() }),
        ),
      ),
    };
  })
  .filter((rows) => ACCOUNT_TABLES.some((table) => rows[table].length > 0));

/** The content of an account's file, without the owner. */
const content = (json: string, userId: string): object => ({
  ...(JSON.parse(json.replaceAll(userId, 'own')) as object),
  account: null,
});

const numRuns = Number(process.env['OFICIO_ACCOUNTS'] ?? rounds(2, 20));

test('any account that is exported and restored is exported the same again', async () => {
  await fc.assert(
    fc.asyncProperty(account, async (rows) => {
      const first = await newPage();
      // A file that passes the check must be accepted by the database.
      expect(await first.restore(fileOf(rows))).toMatchObject({ name: 'restored', renamed: false });
      const exported = first.json();
      const own = first.rows();
      for (const table of ACCOUNT_TABLES) {
        const sent = rows[table].map((row) => withNewIds(table, row, first.id, (same) => same));
        expect([...own[table]].sort(newestFirst)).toEqual(sent.sort(newestFirst));
      }

      // The first account still uses the ids of the rows, so all rows get new ids in the second account.
      const second = await newPage();
      expect(await second.restore(exported)).toMatchObject({ name: 'restored' });
      const total = ACCOUNT_TABLES.reduce((sum, table) => sum + rows[table].length, 0);
      const others = second.rows();
      expect(ACCOUNT_TABLES.map((table) => others[table].length)).toEqual(
        ACCOUNT_TABLES.map((table) => rows[table].length),
      );

      // Once the first account is erased, its ids are free, so the file is restored with the ids that it contains.
      expect(await first.erase()).toEqual({ name: 'erased', total });
      const third = await newPage();
      expect(await third.restore(exported)).toMatchObject({ name: 'restored', renamed: false });
      expect(content(third.json(), third.id)).toEqual(content(exported, first.id));
      for (const page of [first, second, third]) {
        expect(await page.erase()).toMatchObject({ name: 'erased' });
      }
      expect([...first.log, ...third.log]).toEqual([]);
    }),
    { numRuns, endOnFailure: true },
  );
});

test('an account of more rows than one page or request takes comes back whole', async () => {
  const client = aClient();
  const expenses = Array.from({ length: 2_300 }, (_, at) =>
    anExpense({ id: randomUUID(), description: `Gasto ${at}`, amount: at / 100 }),
  );
  const quotes = Array.from({ length: 1_100 }, (_, at) =>
    aQuote({
      id: randomUUID(),
      clientId: client.id,
      observations: 'á'.repeat(at === 7 ? 90_000 : 9),
    }),
  );
  const rows: AccountRows = {
    ...perTable(() => [] as never[]),
    clients: [{ ...client, id: randomUUID() }],
    expenses,
    quotes,
  };
  const [own] = rows.clients;
  rows.quotes = quotes.map((quote) => ({ ...quote, clientId: own!.id }));
  const page = await newPage();
  expect(await page.restore(fileOf(rows))).toEqual({
    name: 'restored',
    total: 3_401,
    renamed: false,
  });
  const exported = page.json();
  expect(await page.erase()).toEqual({ name: 'erased', total: 3_401 });
  expect(ACCOUNT_TABLES.flatMap((table) => page.rows()[table])).toEqual([]);
  expect(await page.restore(exported)).toMatchObject({ name: 'restored' });
  expect(page.json()).toBe(exported);
});
