import { startSignedIn } from '../../test/app';
import {
  anItem,
  aParty,
  aProfile,
  aQuote,
  aQuoteDetails,
  aUser,
  baselineOf,
} from '../../test/builders';
import type { QuoteDetails } from '../features/business/quotes/quoteDetails';
import {
  quoteDetailsActions,
  quoteDetailsSelectors,
} from '../features/business/quotes/quoteDetailsSlice';
import { quotesActions, quotesSelectors } from '../features/business/quotes/quotesSlice';
import { workspaceActions } from '../features/app/workspace/workspaceSlice';

/** In São Paulo it is Friday, half past ten at night. In London it is already Saturday. */
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T22:30:00-03:00') });
});

const marina = aUser({ id: 'marina' });
const quote = aQuote({ id: 'q1', status: 'proposal' });

/** Starts the app with a signed-in user and two quotes. `details` are the quotes' side rows. */
const withQuotes = (...details: Partial<QuoteDetails>[]) =>
  startSignedIn(({ tables }) => {
    tables.quotes.seed(marina.id, quote, aQuote({ id: 'q2' }));
    tables.quoteDetails.seed(marina.id, ...details.map(aQuoteDetails));
    tables.profiles.seed(marina.id, aProfile({ id: marina.id, validityDays: 15 }));
  }, marina);

type App = Awaited<ReturnType<typeof withQuotes>>;
const detailsOf = (app: App, id = 'q1') => quoteDetailsSelectors.selectById(app.state(), id);
const issue = (id = 'q1') => quoteDetailsActions.issueRequested({ id });
const snapshot = '0f'.repeat(32);
const sentAs = { provider: aParty({ name: 'Marina Prado' }), client: aParty(), credit: true };
const send = (analyze = true, version = 1) =>
  quoteDetailsActions.sendRequested({
    id: 'q1',
    version,
    snapshot,
    sentAs,
    sentHow: 'whatsapp',
    analyze,
  });

describe('the first print', () => {
  test('takes the next number of the local year, its day, and the terms of now', async () => {
    const app = await withQuotes({ id: 'q2', number: '2026-013' });
    app.dispatch(workspaceActions.modalOpened('quotes', 'document', 'q1'));
    expect(detailsOf(app)).toBeNull();
    app.dispatch(issue());
    expect(app.state().workspace.forms.modal?.saving).toBe(true);
    await app.settle();
    expect(detailsOf(app)).toMatchObject({
      number: '2026-014',
      issuedOn: '2026-11-20',
      validUntil: '2026-12-05',
      version: 1,
      sentAt: null,
    });
    expect(app.state().workspace.forms.modal).toMatchObject({ mode: 'document', saving: false });
  });

  test('again takes no other', async () => {
    const app = await withQuotes({ id: 'q1', number: '2026-003' });
    app.dispatch(issue());
    await app.settle();
    expect(detailsOf(app)?.number).toBe('2026-003');
    expect(app.gateway.traffic.names('quoteDetails')).toEqual([]);
  });

  test('of what was sent before reads first what other devices have sent since', async () => {
    const sent = { id: 'q1', number: '2026-003', sentAt: '2026-11-19T12:00:00Z' };
    const app = await withQuotes({ ...sent, version: 1 });
    app.dispatch(workspaceActions.modalOpened('quotes', 'send', 'q1'));
    app.gateway.tables.quoteDetails.change('q1', { version: 2 });
    app.dispatch(issue());
    expect(app.state().workspace.forms.modal).toMatchObject({ issue: 'asked', saving: true });
    await app.settle();
    expect(detailsOf(app)?.version).toBe(2);
    expect(app.state().workspace.forms.modal).toMatchObject({ issue: 'done', saving: false });
    app.gateway.traffic.fail('quoteDetails.list', 'network');
    app.dispatch(issue());
    await app.settle();
    expect(app.state().workspace.forms.modal).toMatchObject({ issue: 'failed', saving: false });
  });

  test('of two quotes at the same moment gives each its own', async () => {
    const app = await withQuotes();
    app.dispatch(issue('q1'));
    app.dispatch(issue('q2'));
    await app.settle();
    const numbers = [detailsOf(app, 'q1')?.number, detailsOf(app, 'q2')?.number];
    expect(numbers.sort()).toEqual(['2026-001', '2026-002']);
  });

  test('goes on from what another device has taken, also between reading and writing', async () => {
    const app = await withQuotes();
    const { quotes, quoteDetails } = app.gateway.tables;
    const release = app.gateway.traffic.hold('quoteDetails.insert');
    app.dispatch(issue());
    await app.settle();
    quotes.seed(marina.id, aQuote({ id: 'q3' }));
    quoteDetails.seed(marina.id, aQuoteDetails({ id: 'q3', number: '2026-001' }));
    release();
    await app.settle();
    expect(detailsOf(app)?.number).toBe('2026-002');
  });

  test('without a connection takes none, and says so', async () => {
    const app = await withQuotes();
    app.dispatch(workspaceActions.modalOpened('quotes', 'document', 'q1'));
    app.gateway.traffic.fail('quoteDetails.list', 'network');
    app.dispatch(issue());
    await app.settle();
    expect(detailsOf(app)).toBeNull();
    expect(app.state().workspace.forms.modal?.saving).toBe(false);
    expect(app.state().workspace.notices.shown).toMatchObject([
      { message: { code: 'saveFailed', entity: 'quotes' } },
    ]);
  });
});

describe('sending', () => {
  test('takes a number, notes when and what, and puts a proposal into analysis by an ordinary update', async () => {
    const app = await withQuotes();
    app.dispatch(send());
    await app.settle();
    expect(detailsOf(app)).toMatchObject({
      number: '2026-001',
      sentAt: '2026-11-21T01:30:00.000Z',
      snapshot,
      sentAs,
    });
    expect(quotesSelectors.selectById(app.state(), 'q1')?.status).toBe('analyzing');
    const update = app.gateway.traffic.calls.find(({ name }) => name === 'quotes.update');
    const { clientId, items, totalValue, observations } = quote;
    expect(update?.input).toEqual({
      userId: marina.id,
      id: 'q1',
      changes: { clientId, items, totalValue, observations, status: 'analyzing' },
    });
    expect(detailsOf(app)?.version).toBe(1);
  });

  test('leaves the status to whoever unticks it, and to an answer', async () => {
    const app = await withQuotes();
    app.dispatch(send(false));
    await app.settle();
    expect(app.gateway.traffic.names('quotes')).toEqual([]);
  });
});

describe('a change after sending', () => {
  const sent = {
    id: 'q1',
    number: '2026-001',
    sentAt: '2026-11-19T12:00:00Z',
    snapshot: 'a'.repeat(64),
    answer: 'approved',
    answeredAt: '2026-11-20T12:00:00Z',
    answeredBy: 'Ana',
    answeredHow: 'phone',
    sentAs,
  } as const;
  const next = {
    number: '2026-001',
    version: 2,
    sentAt: null,
    sentAs: null,
    answer: null,
    answeredHow: null,
    snapshot: null,
  };

  test('of what it says is another version, which nobody has seen or answered', async () => {
    const app = await withQuotes(sent);
    const changes = { items: [anItem({ price: 10 })], totalValue: 10 };
    app.dispatch(quotesActions.updateRequested({ id: 'q1', changes, baseline: baselineOf(quote) }));
    await app.settle();
    expect(detailsOf(app)).toMatchObject(next);
  });

  test('of its terms is one, too, and both together are one', async () => {
    const app = await withQuotes(sent);
    app.dispatch(
      quoteDetailsActions.saveRequested({ id: 'q1', changes: { paymentTerms: 'À vista' } }),
    );
    const changes = { observations: 'Outra' };
    app.dispatch(quotesActions.updateRequested({ id: 'q1', changes, baseline: baselineOf(quote) }));
    await app.settle();
    expect(detailsOf(app)).toMatchObject({ ...next, paymentTerms: 'À vista' });
  });

  test('of its agreed terms is one', async () => {
    const app = await withQuotes(sent);
    const changes = { termsKind: 'upfront' } as const;
    app.dispatch(quoteDetailsActions.saveRequested({ id: 'q1', changes }));
    await app.settle();
    expect(detailsOf(app)).toMatchObject({ ...next, ...changes });
  });

  test('of its status alone is none; nor is anything before it was sent', async () => {
    const app = await withQuotes(sent, { id: 'q2', number: '2026-002' });
    app.dispatch(
      quotesActions.updateRequested({
        id: 'q1',
        changes: { status: 'approved' },
        baseline: baselineOf(quote),
      }),
    );
    app.dispatch(quoteDetailsActions.saveRequested({ id: 'q2', changes: { workEnds: null } }));
    await app.settle();
    expect(detailsOf(app)).toMatchObject({ version: 1, answer: 'approved' });
    expect(detailsOf(app, 'q2')?.version).toBe(1);
  });
});

describe('sending again', () => {
  const sent = {
    id: 'q1',
    number: '2026-001',
    sentAt: '2026-11-19T12:00:00Z',
    snapshot: 'a'.repeat(64),
    answer: 'approved',
    answeredAt: '2026-11-20T12:00:00Z',
    answeredBy: 'Ana',
  } as const;

  test('what says something else by now is the next version, which nobody has answered', async () => {
    const app = await withQuotes(sent);
    app.dispatch(send(true, 2));
    await app.settle();
    expect(detailsOf(app)).toMatchObject({
      number: '2026-001',
      version: 2,
      snapshot,
      sentAt: '2026-11-21T01:30:00.000Z',
      answer: null,
      answeredBy: null,
    });
  });

  test('the version that was answered keeps its answer', async () => {
    const app = await withQuotes(sent);
    app.dispatch(send());
    await app.settle();
    expect(detailsOf(app)).toMatchObject({ ...sent, snapshot, sentAt: '2026-11-21T01:30:00.000Z' });
  });

  test('a document of a version that another device has left behind is not noted as the newer one', async () => {
    const app = await withQuotes(sent);
    const newer = { version: 2, snapshot: 'b'.repeat(64) };
    app.gateway.tables.quoteDetails.change('q1', newer);
    app.dispatch(workspaceActions.modalOpened('quotes', 'send', 'q1'));
    app.dispatch(send(true, 1));
    await app.settle();
    expect(app.gateway.traffic.names('quoteDetails.update')).toEqual([]);
    // A notice reports the failure, and the quote was read again for the next try.
    expect(app.state().workspace.notices.shown).toMatchObject([
      { message: { code: 'saveFailed' } },
    ]);
    expect(detailsOf(app)).toMatchObject(newer);
    expect(app.state().workspace.forms.modal?.saving).toBe(false);
  });
});
