/** @jest-environment node */
import { partId } from '../../features/business/payments/paymentPart';
import {
  clientModalSchema,
  clientModalValues,
} from '../../features/business/clients/clientDetailsForm';
import { clientsActions } from '../../features/business/clients/clientsSlice';
import { formsActions } from '../../features/app/forms/formsSlice';
import { paymentsActions } from '../../features/business/payments/paymentsSlice';
import { projectsActions } from '../../features/business/projects/projectsSlice';
import { findingActions } from '../../features/app/finding/findingSlice';
import { workspaceActions } from '../../features/app/workspace/workspaceSlice';
import { versionId } from '../../features/business/quotes/quoteVersion';
import { emptyMeiAdjustment, adjustmentId } from '../../features/business/year/meiAdjustment';
import { newId } from '../../features/shared/ids';
import { ownDataActions } from '../../features/app/ownData/ownDataSlice';
import { confirmationEnded } from '../../features/business/statement/statementLinesSlice';
import { lineHash, lineId } from '../../features/business/statement/storedLine';
import { navigationActions } from '../../features/app/navigation/navigationSlice';
import { profileFormSchema, profileFormValues } from '../../features/business/profile/profileForm';
import { STRETCH } from '../../features/app/report/recording';
import { replayReport, runWhole } from '../../features/app/report/replay';
import type { Report } from '../../features/app/report/report';
import { GatewayError } from '../../gateway/gateway';
import { startApp, type TestApp } from '../../../test/app';
import {
  aClient,
  aClientDetails,
  aClientDraft,
  aMeiAdjustment,
  anExpense,
  anItem,
  aParty,
  aPart,
  aPayment,
  aProfile,
  aProject,
  aQuote,
  aQuoteDetails,
  aQuoteVersion,
  aStage,
  aSeriesRow,
  aStoredLine,
  aUser,
  anEnvironment,
} from '../../../test/builders';
import { fakeGateway } from '../../../test/fakeGateway';
import { wholeReducer } from './report';
import type { RootState } from '../rootReducer';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
});

/** Makes up texts and remembers them, so that the test can look for them in a report. */
function inventor() {
  const said: string[] = [];
  const pick = (signs: string, length: number): string =>
    Array.from({ length }, () => signs.charAt(Math.floor(Math.random() * signs.length))).join('');
  const keep = (text: string): string => {
    said.push(text);
    return text;
  };
  const word = (): string => keep(pick('abcdefghijlmnopqrstuvxz', 9));
  return {
    said,
    word,
    keep,
    name: () => `${word()} ${word()}`.replace(/^./, (letter) => letter.toUpperCase()),
    email: () => `${word()}@${word()}.com.br`,
    digits: (length: number) => keep(pick('123456789', length)),
    amount: () => Number(keep(`${pick('123456789', 5)}.${pick('123456789', 2)}`)),
  };
}

/** An account in which every text, number and amount is made up, and a session in it. */
async function session() {
  const made = inventor();
  const { name, email, digits, word, amount, keep } = made;
  const user = aUser({ email: email(), fullName: name() });
  const gateway = fakeGateway().withSession(user);
  const { tables } = gateway;
  const contact = () => ({ phone: digits(11), email: email() });
  const client = aClient({
    name: name(),
    company: name(),
    observations: keep(newId()),
    ...contact(),
  });
  const quote = aQuote({
    clientId: client.id,
    items: [anItem({ name: name(), description: name(), price: amount() })],
    totalValue: amount(),
    observations: name(),
  });
  const project = aProject({
    name: name(),
    responsible: name(),
    stages: [aStage({ name: name() })],
  });
  const payment = aPayment({ receivedAmount: amount(), notes: name() });
  tables.clients.seed(user.id, client);
  tables.quotes.seed(user.id, quote);
  tables.projects.seed(user.id, project);
  tables.payments.seed(user.id, payment);
  tables.expenses.seed(
    user.id,
    anExpense({ description: name(), amount: amount(), notes: `#${digits(9)}` }),
  );
  const address = () => ({ address: name(), city: word(), document: digits(11) });
  tables.profiles.seed(
    user.id,
    aProfile({
      id: user.id,
      ...address(),
      ...contact(),
      occupation: name(),
      pixKeyType: 'email',
      pixKey: email(),
      quoteMessage: name(),
      paymentTerms: name(),
    }),
  );
  tables.clientDetails.seed(user.id, aClientDetails({ id: client.id, ...address() }));
  tables.quoteDetails.seed(
    user.id,
    aQuoteDetails({
      id: quote.id,
      sentAt: '2026-11-20T12:00:00+00:00',
      sentAs: {
        provider: aParty({ name: name() }),
        client: aParty({ name: name() }),
        credit: false,
      },
      answeredBy: name(),
      answerReason: name(),
    }),
  );
  tables.quoteVersions.seed(
    user.id,
    aQuoteVersion({ id: versionId(quote.id, 1), sentAt: '2026-11-19T12:00:00+00:00' }),
  );
  tables.paymentParts.seed(
    user.id,
    aPart({ id: partId(payment.id, 1), amount: amount(), note: name() }),
  );
  const source = digits(8);
  tables.series.seed(
    user.id,
    aSeriesRow({ id: `${payment.id}-1`, name: name(), amount: amount(), project: project.id }),
  );
  tables.statementLines.seed(
    user.id,
    aStoredLine({
      // The id contains a hash of the account's number, which could be found by trying all numbers.
      id: lineId(user.id, keep(lineHash(source))),
      text: name(),
      source,
      amount: amount(),
    }),
  );
  const { note: _note, ...reais } = emptyMeiAdjustment;
  tables.meiAdjustments.seed(
    user.id,
    aMeiAdjustment({
      id: adjustmentId(user.id, 2026, 10),
      ...Object.fromEntries(Object.keys(reais).map((key) => [key, amount()])),
    }),
  );

  const app = startApp({ gateway });
  await app.settle();
  app.dispatch(workspaceActions.sectionChosen('clients'));
  app.dispatch(findingActions.searched({ entity: 'clients', query: word() }));
  const saved = made.said.length;
  app.dispatch(workspaceActions.modalOpened('clients', 'create', 'c1'));
  app.dispatch(
    formsActions.draftChanged('c1', { values: { name: name(), email: email() }, baseline: null }),
  );
  app.dispatch(workspaceActions.modalOpened('quotes', 'answer', quote.id));
  const told = { decision: 'rejected', how: 'phone', on: '2026-11-20', version: 1 } as const;
  app.dispatch(formsActions.answerTold({ ...told, by: word(), reason: word() }));
  app.dispatch(findingActions.paletteSearched({ query: word() }));
  app.dispatch(ownDataActions.eraseTyped(word()));
  const typed = made.said.slice(saved);
  app.dispatch(ownDataActions.fileChosen({ file: word(), bytes: 3, text: word() }));
  const receipt = { id: payment.id, number: 1, amount: amount() };
  app.dispatch(
    confirmationEnded({
      code: 'statement',
      outcome: 'done',
      receipts: [
        {
          ...receipt,
          difference: { kind: 'open', dueOn: null },
          before: [
            {
              number: 501,
              ...{ part: { amount: amount() }, payment: { receivedAmount: amount() } },
              after: { part: { amount: amount() }, payment: { receivedAmount: amount() } },
            },
          ],
        },
      ],
      expenses: [],
      lines: [],
      sum: amount(),
      found: 0,
      failed: 0,
    }),
  );
  const draft = aClientDraft({ name: name(), ...contact() });
  app.dispatch(clientsActions.createRequested({ id: 'c1', draft }));
  await app.settle();
  const quoting = new GatewayError('refused', `Key (name)=(${name()}) of ${email()}`);
  app.gateway.traffic.troubleFor = () => ({ before: () => Promise.reject(quoting) });
  app.dispatch(clientsActions.deleteRequested({ id: client.id }));
  app.dispatch(paymentsActions.paidToggled({ id: payment.id, paid: true }));
  app.store.recorder.line('Thrown', new Error(`${name()}\n${email()} e ${name()}\n at ${name()}`));
  await app.settle(1_000);
  return {
    ...made,
    typed,
    write: async (real: boolean) => JSON.stringify(await reportOf(app, real)),
  };
}

/** Makes the report of what an app has recorded. */
async function reportOf(
  app: TestApp,
  real = false,
  recording = app.store.recorder.recording(),
): Promise<Report<RootState>> {
  const choices = { environment: anEnvironment(), at: new Date(), note: '', real };
  const making = app.store.report(recording, choices);
  await jest.advanceTimersByTimeAsync(1_000);
  return JSON.parse(JSON.stringify(await making)) as Report<RootState>; // as it is read
}

const divergenceOf = (report: Report<RootState>) =>
  runWhole(replayReport(report, wholeReducer)).divergence;

test('no real text, number or amount of an account is in a protected report', async () => {
  for (let run = 0; run < 30; run += 1) {
    const { said, write } = await session();
    const file = (await write(false)).toLowerCase();
    expect(said.filter((text) => file.includes(text))).toEqual([]);
  }
});

test('where the user allows them they are, but for what was typed and not saved', async () => {
  const { said, typed, write } = await session();
  const file = (await write(true)).toLowerCase();
  expect(typed.length).toBeGreaterThan(0);
  expect(said.filter((text) => !file.includes(text))).toEqual(typed);
});

/** Starts the app with a signed-in user and a client. */
async function started(): Promise<TestApp> {
  const user = aUser();
  const gateway = fakeGateway().withSession(user);
  gateway.tables.clients.seed(user.id, aClient({ observations: 'Rua A, nº 12, 3ª porta' }));
  const app = startApp({ gateway });
  await app.settle();
  return app;
}

test('words of the app stay, so that a protected report shows the same rows', async () => {
  const app = await started();
  app.dispatch(findingActions.facetsChosen({ entity: 'payments', facets: { paid: 'no' } }));
  await app.store.loadOwnData();
  app.dispatch(ownDataActions.progressed({ name: 'restoring', done: 1, total: 2 }));
  app.dispatch(findingActions.searched({ entity: 'clients', query: 'nº 12' }));
  const report = await reportOf(app);
  expect(report.entries.map(({ action }) => action['payload'])).toEqual(
    expect.arrayContaining([
      { entity: 'payments', facets: { paid: 'no' } },
      { name: 'restoring', done: 1, total: 2 },
    ]),
  );
  expect(divergenceOf(report)).toBeNull();
});

test('the forms of a protected report open as filled and as right as the real ones', async () => {
  const user = aUser({ id: newId() });
  const gateway = fakeGateway().withSession(user);
  const where = { city: 'Olinda', state: 'PE' };
  const profile = aProfile({
    ...where,
    id: user.id,
    document: '11222333000181',
    phone: '81968412207',
    email: 'ana@luz.com.br',
    pixKeyType: 'cpf',
    pixKey: '52998224725',
  });
  const client = aClient({ phone: '(81) 3344-5566', email: 'rui@luz.com.br' });
  const details = aClientDetails({ ...where, id: client.id, document: '52998224725' });
  gateway.tables.profiles.seed(user.id, profile);
  gateway.tables.clients.seed(user.id, client);
  gateway.tables.clientDetails.seed(user.id, details);
  const app = startApp({ gateway });
  await app.settle();
  const report = await reportOf(app);
  expect(JSON.stringify(report)).not.toMatch(/PE"|11222333000181|52998224725|96841|3344/);
  const shown = runWhole(replayReport(report, wholeReducer)).states.at(-1);
  const text: unknown = expect.any(String);
  const profileValues = profileFormValues(shown?.profiles.entities[user.id] ?? null, []);
  expect(profileFormSchema([]).parse(profileValues)).toMatchObject({
    document: text,
    phone: text,
    email: text,
    state: text,
    pixKey: text,
  });
  const clientValues = clientModalValues(
    shown?.clients.entities[client.id] ?? null,
    shown?.clientDetails.entities[client.id],
  );
  expect(clientModalSchema(null).parse(clientValues)).toMatchObject({
    phone: text,
    email: text,
    details: { document: text, state: text },
  });
});

test('an action that makes the reducers throw is in the report', async () => {
  const app = await started();
  const broken = { type: 'clients/created', payload: null };
  expect(() => app.store.dispatch(broken)).toThrow();
  const report = await reportOf(app);
  expect(report.entries.at(-1)?.action).toEqual(broken);
  expect(divergenceOf(report)).toEqual({ after: report.entries.length, why: 'thrownAgain' });
});

test('what a notice waits for is protected like the rows that it is compared with', async () => {
  const app = await started();
  const id = String(app.state().projects.ids[0]);
  const sent = { '0:a': '2026-11-20T12:00:00.200Z' };
  for (let count = 0; count < STRETCH; count += 1) {
    app.dispatch(projectsActions.stagesFailed({ id, sent, failure: 'network' }));
  }
  const report = await reportOf(app);
  expect(JSON.stringify(report.entries)).toContain('2026-11-20T12:00:00.200Z');
  expect(divergenceOf(report)).toBeNull();
});

test('what a reducer does not do by its action alone is noticed at the end of a stretch', async () => {
  const app = await started();
  for (let count = 0; count < 2 * STRETCH; count += 1) {
    app.dispatch(navigationActions.drawerToggled({ open: count % 2 === 0 }));
  }
  const recording = app.store.recorder.recording();
  const stretches = recording.stretches.map(({ before, entries }, index) => ({
    before:
      index === 0 ? before : { ...before, device: { ...before.device, keepsSnapshots: false } },
    entries,
  }));
  const report = await reportOf(app, false, { ...recording, stretches });
  expect(divergenceOf(report)).toEqual({ after: STRETCH, why: 'hash' });
});

test('what the gateway logs is in a report, protected', async () => {
  const row = { table: 'clients', id: 'c1', field: 'name' };
  const app = startApp({
    through: (gateway, log) => {
      log('Left out', { ...row, error: new Error('Ana Prado') });
      return gateway;
    },
  });
  const [line] = (await reportOf(app)).lines;
  expect(line).toMatchObject({ message: 'Left out', detail: row });
  expect(JSON.stringify(line)).not.toMatch(/Ana|Prado/);
  expect(app.logged).toHaveLength(1);
});

test('whatever was thrown can be written', async () => {
  const app = await started();
  const { line } = app.store.recorder;
  const cyclic: Record<string, unknown> = { big: 10n, of: undefined, does: () => 1 };
  cyclic['itself'] = cyclic;
  line('Cyclic', cyclic);
  line(
    'Wide',
    Array.from({ length: 10_000 }, () => ({})),
  );
  line('Nothing', undefined);
  const { lines } = await reportOf(app);
  expect(lines.map(({ message }) => message)).toEqual(['Cyclic', 'Wide', 'Nothing']);
  expect(lines[0]?.detail).toMatchObject({ of: null });
});

test('of an error, the browser’s own words and the places in the code can be read', async () => {
  const app = await started();
  const { line } = app.store.recorder;
  const reading = "Cannot read properties of undefined (reading 'addEventListener')";
  const error = new TypeError(reading);
  const places = '    at open (https://oficio.app/assets/main.js:1:20)';
  error.stack = `TypeError: ${reading}\n${places}`;
  line('Thrown', error);
  const created = new TypeError("Cannot create property 'x' on string 'Ana'", { cause: 'Rui' });
  created.stack = `TypeError: ${created.message}\nopen@https://oficio.app/assets/main.js:1:20`;
  line('Caught', { id: 'c1', error: created });
  const { lines } = await reportOf(app);
  expect(lines[0]?.detail).toEqual({
    errorName: 'TypeError',
    engineMessage: reading,
    places,
  });
  expect(lines[1]?.detail).toMatchObject({
    id: 'c1',
    error: { errorName: 'TypeError', places: 'open@https://oficio.app/assets/main.js:1:20' },
  });
  expect(JSON.stringify(lines)).not.toMatch(/Ana|Rui/);
});
