import type { Gateway } from '../src/gateway/gateway';
import { supabaseGateway } from '../src/gateway/supabaseGateway';
import { clientDetailsActions } from '../src/features/business/clients/clientDetailsSlice';
import { clientsActions } from '../src/features/business/clients/clientsSlice';
import { expensesActions } from '../src/features/business/expenses/expensesSlice';
import { paymentPartsActions } from '../src/features/business/payments/paymentPartsSlice';
import { paymentsActions } from '../src/features/business/payments/paymentsSlice';
import { receivedStep } from '../src/features/business/payments/receiptSteps';
import { profilesActions } from '../src/features/business/profile/profilesSlice';
import { madeProjectId } from '../src/features/business/projects/projectFromQuote';
import { projectsActions } from '../src/features/business/projects/projectsSlice';
import { quoteDetailsActions } from '../src/features/business/quotes/quoteDetailsSlice';
import { quotesActions } from '../src/features/business/quotes/quotesSlice';
import { startApp, type TestApp } from './app';
import {
  aClientDraft,
  anExpenseDraft,
  anItem,
  aParty,
  aPaymentDraft,
  aProjectDraft,
  aQuoteDraft,
  aUser,
  baselineOf,
} from './builders';
import { fakeBrowser } from './browser';
import { fakeGateway } from './fakeGateway';
import recorded from './specifiedCalls.json';

type Columns = Record<string, unknown>;

const LISTS = ['clients', 'quotes', 'projects', 'payments', 'expenses'] as const;
const BACKEND = 'https://backend.example';
const NOW = '2026-11-20T12:00:00+00:00';
/** Values that differ from run to run: `updated_at`, and the ids of the stages that an approval creates. */
const INSTANTS = /\d{4}-\d\d-\d\dT[^"]+|\d{13}(?=[^"]*")/g;
const marina = aUser({ id: 'marina' });

let browser: ReturnType<typeof fakeBrowser>;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(NOW) });
  browser = fakeBrowser();
  // supabase-js warns about several clients in one process.
  jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => {
  browser.restore();
});

/** A backend that stores what it receives, and records all requests in order. */
function keepingBackend(): { calls: string[]; fetch: typeof fetch } {
  const tables = new Map<string, Columns[]>();
  const calls: string[] = [];
  return {
    calls,
    fetch: (input, init) => {
      const request = new Request(input, { ...init, body: null });
      const url = new URL(request.url);
      const table = url.pathname.replace('/rest/v1/', '');
      const text = typeof init?.body === 'string' ? init.body : '';
      const body = (text === '' ? {} : JSON.parse(text)) as Columns;
      const said = text.replace(INSTANTS, '…');
      calls.push(`${request.method} ${table}${decodeURIComponent(url.search)} ${said}`.trim());
      const id = url.searchParams.get('id')?.slice('eq.'.length);
      const rows = tables.get(table) ?? [];
      const found = rows.filter((row) => id === undefined || row['id'] === id);
      let answer = found;
      if (request.method === 'POST') {
        answer = [{ created_at: NOW, updated_at: NOW, attachments: [], ...body }];
        tables.set(table, [...rows, ...answer]);
      } else if (request.method === 'PATCH') {
        for (const row of found) Object.assign(row, body);
      } else if (request.method === 'DELETE') {
        tables.set(
          table,
          rows.filter((row) => !found.includes(row)),
        );
      }
      const isOne = request.headers.get('accept')?.includes('pgrst.object') === true;
      const last = Math.max(0, answer.length - 1);
      const headers = { 'content-range': `0-${String(last)}/${String(answer.length)}` };
      return Promise.resolve(Response.json(isOne ? answer[0] : answer, { headers }));
    },
  };
}

/** Starts the app with that backend, signed in. */
async function open(fetch: typeof globalThis.fetch): Promise<TestApp> {
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetch);
  const gateway = fakeGateway();
  gateway.signedInAs = marina;
  const real = supabaseGateway(
    { url: BACKEND, key: 'key' },
    { log: () => undefined, urlLink: null },
  );
  const through = (fake: Gateway): Gateway => ({
    ...real,
    session: fake.session,
    dismissals: fake.dismissals,
    onResume: fake.onResume,
  });
  const app = startApp({ gateway, through });
  await app.settle();
  return app;
}

/** The baseline of a form that is opened now. */
function at<T>({ entities }: { entities: Record<string, T> }, id: string) {
  const row = entities[id];
  if (row === undefined) throw new Error(`No ${id}`);
  return baselineOf(row);
}

/** Does what a user does with the five lists. `meanwhile` runs after each step. */
async function story(app: TestApp, meanwhile: (step: string) => Promise<void>): Promise<void> {
  const step = async (name: string, ...actions: Parameters<TestApp['dispatch']>[0][]) => {
    for (const action of actions) app.dispatch(action);
    await app.settle(200);
    await meanwhile(name);
  };
  const { createRequested: newClient, updateRequested: changeClient } = clientsActions;
  await step('client', newClient({ id: 'c1', draft: aClientDraft({ name: 'Aurora' }) }));
  await step(
    'client changed',
    changeClient({ id: 'c1', changes: { phone: '19' }, baseline: at(app.state().clients, 'c1') }),
  );
  const items = [anItem({ name: 'Logo', quantity: 2, price: 150 })];
  const quote = aQuoteDraft({ clientId: 'c1', items, totalValue: 300, status: 'proposal' });
  await step('quote', quotesActions.createRequested({ id: 'q1', draft: quote }));
  const changed = { observations: 'Com duas rodadas', totalValue: 320 };
  await step(
    'quote changed',
    quotesActions.updateRequested({
      id: 'q1',
      changes: changed,
      baseline: at(app.state().quotes, 'q1'),
    }),
  );
  await step(
    'quote approved',
    quotesActions.updateRequested({
      id: 'q1',
      changes: { status: 'approved' },
      baseline: at(app.state().quotes, 'q1'),
    }),
  );
  const project = aProjectDraft({ quoteId: 'q1', clientId: 'c1', name: 'Marca' });
  await step('project', projectsActions.createRequested({ id: 'j1', draft: project }));
  await step(
    'project changed',
    projectsActions.updateRequested({
      id: 'j1',
      changes: { status: 'in-progress' },
      baseline: at(app.state().projects, 'j1'),
    }),
  );
  const payment = aPaymentDraft({
    projectId: 'j1',
    paymentMethod: 'pix',
    receivedAmount: 100,
    totalAmount: 300,
    isInstallment: true,
  });
  await step('payment', paymentsActions.createRequested({ id: 'p1', draft: payment }));
  await step('paid', paymentsActions.paidToggled({ id: 'p1', paid: true }));
  await step('delivered', paymentsActions.deliveredToggled({ id: 'p1', delivered: true }));
  await step(
    'payment changed',
    paymentsActions.updateRequested({
      id: 'p1',
      changes: { notes: 'Por Pix', paymentDate: '2026-11-19' },
      baseline: at(app.state().payments, 'p1'),
    }),
  );
  await step('pending', paymentsActions.paidToggled({ id: 'p1', paid: false }));
  await step('expense', expensesActions.createRequested({ id: 'e1', draft: anExpenseDraft() }));
  await step(
    'expense changed',
    expensesActions.updateRequested({
      id: 'e1',
      changes: { amount: 12.5 },
      baseline: at(app.state().expenses, 'e1'),
    }),
  );
  await step('expense deleted', expensesActions.deleteRequested({ id: 'e1' }));
  await step('payment deleted', paymentsActions.deleteRequested({ id: 'p1' }));
  await step('project deleted', projectsActions.deleteRequested({ id: 'j1' }));
  await step('quote deleted', quotesActions.deleteRequested({ id: 'q1' }));
  await step('client deleted', clientsActions.deleteRequested({ id: 'c1' }));
}

/**
 * The requests of this story in the version before the first side table. Two kinds of requests have changed since
 * then: a deletion asks for the deleted row, so that the row can be restored, and an approval is made only while
 * the quote has the status that was read. Before it, the projects of the quote are read. The id of the project that it
 * makes is made from the quote's id; the rest of that request is as it was.
 */
const specified = recorded.flatMap((call) => {
  if (call.startsWith('DELETE')) return `${call}&select=*`;
  if (call.startsWith('POST projects')) return call.replace('made-1', madeProjectId('q1', 0));
  const isApproval = call.startsWith('PATCH quotes') && call.includes('"status":"approved"');
  if (!isApproval) return call;
  return [
    'GET projects?select=*&user_id=eq.marina&quote_id=eq.q1&limit=1000',
    call.replace('&select', '&status=eq.proposal&select'),
  ];
});

const isSpecified = (call: string): boolean =>
  LISTS.some((list) => new RegExp(`^[A-Z]+ ${list}(\\?| |$)`).test(call));

test('the five tables are asked and told what they were before anything stood beside them', async () => {
  const { calls, fetch } = keepingBackend();
  await story(await open(fetch), () => Promise.resolve());
  expect(calls.filter(isSpecified)).toEqual(specified);
});

test('what is said beside them adds nothing to that', async () => {
  const { calls, fetch } = keepingBackend();
  const app = await open(fetch);
  const beside: Record<string, readonly Parameters<TestApp['dispatch']>[0][]> = {
    client: [
      clientDetailsActions.saveRequested({ id: 'c1', changes: { city: 'Olinda' } }),
      profilesActions.saveRequested({ id: marina.id, changes: { name: 'Marina' } }),
    ],
    quote: [
      quoteDetailsActions.saveRequested({ id: 'q1', changes: { materials: [0] } }),
      quoteDetailsActions.sendRequested({
        id: 'q1',
        version: 1,
        snapshot: 'a'.repeat(64),
        sentAs: { provider: aParty(), client: aParty(), credit: true },
        sentHow: 'whatsapp',
        analyze: false,
      }),
    ],
    // The quote has its second version by now.
    'quote changed': [quoteDetailsActions.issueRequested({ id: 'q1' })],
    payment: [paymentPartsActions.saveRequested({ id: 'p1-1', changes: { dueOn: '2026-12-01' } })],
    paid: [paymentsActions.receiptRequested({ id: 'p1', number: 2, on: '2026-11-20', came: 100 })],
    delivered: [
      paymentsActions.receiptUndone({
        id: 'p1',
        number: 2,
        before: [receivedStep(2, '2026-11-20', null)],
      }),
    ],
  };
  await story(app, async (step) => {
    for (const action of beside[step] ?? []) app.dispatch(action);
    await app.settle(200);
  });
  expect(calls.filter(isSpecified)).toEqual(specified);
  const others = calls.filter((call) => !isSpecified(call) && !call.startsWith('GET'));
  expect(new Set(others.map((call) => call.split(/[ ?]/)[1]))).toEqual(
    new Set(['client_details', 'profiles', 'quote_details', 'quote_versions', 'payment_parts']),
  );
});
