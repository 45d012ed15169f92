/** @jest-environment node */
import { partId } from '../features/payments/paymentPart';
import { clientsActions } from '../features/clients/clientsSlice';
import { formsActions } from '../features/forms/formsSlice';
import { paymentsActions } from '../features/payments/paymentsSlice';
import { findingActions } from '../features/finding/findingSlice';
import { workspaceActions } from '../features/workspace/workspaceSlice';
import { GatewayError } from '../gateway/gateway';
import { startApp } from '../../test/app';
import {
  aClient,
  aClientDetails,
  aClientDraft,
  anExpense,
  anItem,
  aParty,
  aPart,
  aPayment,
  aProfile,
  aProject,
  aQuote,
  aQuoteDetails,
  aStage,
  aStoredLine,
  aUser,
  anEnvironment,
} from '../../test/builders';
import { fakeGateway } from '../../test/fakeGateway';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
});

/** Makes up texts and remembers them. */
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
    name: () => `${word()} ${word()}`.replace(/^./, (letter) => letter.toUpperCase()),
    email: () => `${word()}@${word()}.com.br`,
    digits: (length: number) => keep(pick('123456789', length)),
    amount: () => Number(keep(`${pick('123456789', 5)}.${pick('123456789', 2)}`)),
  };
}

/** An account in which every text, number and amount is made up, and a session in it. */
async function session() {
  const made = inventor();
  const { name, email, digits, word, amount } = made;
  const user = aUser({ email: email(), fullName: name() });
  const gateway = fakeGateway().withSession(user);
  const { tables } = gateway;
  const contact = () => ({ phone: digits(11), email: email() });
  const client = aClient({ name: name(), company: name(), observations: name(), ...contact() });
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
    anExpense({ description: name(), amount: amount(), notes: name() }),
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
  tables.paymentParts.seed(
    user.id,
    aPart({ id: partId(payment.id, 1), amount: amount(), note: name() }),
  );
  tables.statementLines.seed(
    user.id,
    aStoredLine({ text: name(), source: digits(8), amount: amount() }),
  );

  const app = startApp({ gateway });
  await app.settle();
  app.dispatch(workspaceActions.sectionChosen('clients'));
  app.dispatch(findingActions.searched({ entity: 'clients', query: word() }));
  app.dispatch(workspaceActions.modalOpened('clients', 'create', 'c1'));
  app.dispatch(
    formsActions.draftChanged('c1', { values: { name: name(), email: email() }, baseline: null }),
  );
  const draft = aClientDraft({ name: name(), ...contact() });
  app.dispatch(clientsActions.createRequested({ id: 'c1', draft }));
  await app.settle();
  const quoting = new GatewayError('refused', `Key (name)=(${name()}) of ${email()}`);
  app.gateway.traffic.troubleFor = () => ({ before: () => Promise.reject(quoting) });
  app.dispatch(clientsActions.deleteRequested({ id: client.id }));
  app.dispatch(paymentsActions.paidToggled({ id: payment.id, paid: true }));
  await app.settle(1_000);
  const write = async (real: boolean): Promise<string> => {
    const choices = { environment: anEnvironment(), at: new Date(), note: '', real };
    const making = app.store.report(app.store.recorder.recording(), choices);
    await jest.advanceTimersByTimeAsync(1_000);
    return JSON.stringify(await making);
  };
  return { ...made, write };
}

test('no real text, number or amount of an account is in a protected report', async () => {
  for (let run = 0; run < 30; run += 1) {
    const { said, write } = await session();
    const file = (await write(false)).toLowerCase();
    expect(said.filter((text) => file.includes(text))).toEqual([]);
  }
});

test('where the user allows them they are, but for what was typed and not saved', async () => {
  const { said, write } = await session();
  const file = await write(true);
  const left = said.filter((text) => !file.toLowerCase().includes(text));
  // The search and the form's draft: a word, a name and an e-mail of two words each.
  expect(left.length).toBeLessThanOrEqual(5);
  expect(left.length).toBeGreaterThan(0);
});
