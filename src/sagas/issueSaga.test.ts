import { startSignedIn } from '../../test/app';
import {
  anItem,
  aParty,
  aProfile,
  aQuote,
  aQuoteDetails,
  aQuoteVersion,
  aUser,
  baselineOf,
} from '../../test/builders';
import type { QuoteDetails } from '../features/business/quotes/quoteDetails';
import {
  quoteDetailsActions,
  quoteDetailsSelectors,
} from '../features/business/quotes/quoteDetailsSlice';
import type { QuoteVersion } from '../features/business/quotes/quoteVersion';
import { quoteVersionsActions } from '../features/business/quotes/quoteVersionsSlice';
import { selectVersionsOf } from '../features/business/quotes/versions';
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

describe('the versions', () => {
  const sentRow = {
    id: 'q1',
    number: '2026-003',
    sentAt: '2026-11-19T12:00:00+00:00',
    sentHow: 'link',
    snapshot,
  } as const;
  const stored = (app: App) =>
    app.gateway.tables.quoteVersions
      .of(marina.id)
      .map(({ createdAt: _createdAt, updatedAt: _updatedAt, ...row }: QuoteVersion) => row)
      .sort((a, b) => (a.id < b.id ? -1 : 1));
  const unanswered = { answer: null, answeredAt: null };
  const edit = (observations: string) =>
    quotesActions.updateRequested({
      id: 'q1',
      changes: { observations },
      baseline: baselineOf(quote),
    });

  test('are kept as they are sent, edited, sent again and answered', async () => {
    const app = await withQuotes();
    app.dispatch(send());
    await app.settle();
    const first = { id: 'q1-1', sentAt: '2026-11-21T01:30:00.000Z', sentHow: 'whatsapp', snapshot };
    expect(stored(app)).toEqual([{ ...first, ...unanswered }]);
    app.dispatch(edit('Com três rodadas'));
    await app.settle();
    expect(detailsOf(app)).toMatchObject({ version: 2, sentAt: null });
    expect(stored(app)).toEqual([{ ...first, ...unanswered }]);
    app.dispatch(send(true, 2));
    await app.settle();
    const answer = { answer: 'approved', answeredAt: '2026-11-21T02:00:00.000Z' } as const;
    app.dispatch(quoteDetailsActions.saveRequested({ id: 'q1', changes: answer }));
    await app.settle();
    expect(stored(app)).toEqual([
      { ...first, ...unanswered },
      { ...first, id: 'q1-2', ...answer },
    ]);
  });

  test('that an earlier app has sent is kept before the next takes its place', async () => {
    const answer = { answer: 'rejected', answeredAt: '2026-11-20T12:00:00+00:00' } as const;
    const app = await withQuotes({ ...sentRow, ...answer });
    app.dispatch(edit('Com três rodadas'));
    await app.settle();
    const { number: _number, id: _id, ...kept } = sentRow;
    expect(stored(app)).toEqual([{ ...kept, ...answer, id: 'q1-1' }]);
    expect(app.gateway.traffic.names().filter((name) => /\.(insert|update)$/.test(name))).toEqual([
      'quotes.update',
      'quoteVersions.insert',
      'quoteDetails.update',
    ]);
  });

  test('stay as they are where they cannot be kept before a change counts as the next', async () => {
    const app = await withQuotes(sentRow);
    app.gateway.traffic.fail('quoteVersions.insert', 'refused');
    app.dispatch(edit('Com três rodadas'));
    await app.settle();
    expect(detailsOf(app)).toMatchObject({ version: 1, sentAt: sentRow.sentAt });
    expect(app.state().workspace.notices.shown).toMatchObject([
      {
        message: { code: 'saveFailed', entity: 'quotes' },
        about: { entity: 'quotes', id: 'q1-1' },
      },
    ]);
    // The next sending keeps it then, because the text is another.
    app.dispatch(send(true, 2));
    await app.settle();
    expect(detailsOf(app)?.version).toBe(2);
    expect(stored(app).map(({ id }) => id)).toEqual(['q1-1', 'q1-2']);
  });

  test('go to the client even if what was sent before cannot be kept', async () => {
    const app = await withQuotes(sentRow);
    app.gateway.traffic.fail('quoteVersions.insert', 'outdated');
    app.gateway.traffic.fail('quoteVersions.insert', 'outdated');
    app.dispatch(send(true, 2));
    await app.settle();
    expect(detailsOf(app)).toMatchObject({ version: 2, sentHow: 'whatsapp' });
  });

  test('sent by two devices at once are one row, which keeps the answer that one of them knows', async () => {
    const app = await withQuotes(sentRow);
    const answer = { answer: 'approved', answeredAt: '2026-11-20T12:00:00+00:00' } as const;
    app.gateway.tables.quoteVersions.seed(
      marina.id,
      aQuoteVersion({ id: 'q1-1', sentAt: sentRow.sentAt, snapshot, ...answer }),
    );
    app.dispatch(send());
    await app.settle();
    expect(stored(app)).toEqual([
      { id: 'q1-1', sentAt: detailsOf(app)?.sentAt, sentHow: 'whatsapp', snapshot, ...answer },
    ]);
    expect(app.state().workspace.notices.shown).toEqual([]);
  });

  test('of which the answer to the write was lost is looked up', async () => {
    const app = await withQuotes();
    app.gateway.traffic.loseReply('quoteVersions.insert');
    app.dispatch(send());
    await app.settle();
    expect(stored(app)).toHaveLength(1);
    expect(selectVersionsOf(app.state(), 'q1')).toMatchObject([{ id: 'q1-1', snapshot }]);
    expect(app.state().workspace.notices.shown).toEqual([]);
  });

  test('go with their quote, and come back with it', async () => {
    const app = await startSignedIn(({ tables }) => {
      tables.quotes.seed(marina.id, quote);
      tables.quoteVersions.seed(marina.id, aQuoteVersion({ id: 'q1-1', snapshot }));
    }, marina);
    expect(selectVersionsOf(app.state(), 'q1')).toHaveLength(1);
    app.dispatch(quotesActions.deleteRequested({ id: 'q1' }));
    await app.settle();
    expect([stored(app), selectVersionsOf(app.state(), 'q1')]).toEqual([[], []]);
    app.dispatch(quotesActions.restoreRequested({ rows: [quote] }));
    await app.settle();
    expect(stored(app)).toMatchObject([{ id: 'q1-1', snapshot }]);
    expect(selectVersionsOf(app.state(), 'q1')).toHaveLength(1);
  });

  test('before the current one take an answer without touching the current one', async () => {
    const app = await withQuotes({ ...sentRow, version: 2 });
    app.gateway.tables.quoteVersions.seed(marina.id, aQuoteVersion({ id: 'q1-1', snapshot }));
    const changes = { answer: 'approved', answeredAt: '2026-11-20T12:00:00+00:00' } as const;
    app.dispatch(quoteVersionsActions.saveRequested({ id: 'q1-1', changes }));
    await app.settle();
    expect(stored(app)).toMatchObject([{ id: 'q1-1', snapshot, ...changes }]);
    expect(detailsOf(app)).toMatchObject({ version: 2, answer: null });
  });

  test('that are renewed get their days with the sending, in one write', async () => {
    const app = await withQuotes({ ...sentRow, validUntil: '2026-11-18' });
    const days = { issuedOn: '2026-11-20', validUntil: '2026-11-30' };
    app.dispatch(quoteDetailsActions.sendRequested({ ...send(true, 2).payload, ...days }));
    await app.settle();
    expect(detailsOf(app)).toMatchObject({ version: 2, ...days, snapshot });
    const writes = app.gateway.traffic.names('quoteDetails');
    expect(writes.filter((name) => name.endsWith('update'))).toHaveLength(1);
    expect(stored(app).map(({ id }) => id)).toEqual(['q1-1', 'q1-2']);
  });
});
