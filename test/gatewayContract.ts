import { emptyStoredLine } from '../src/features/business/statement/statementLinesSlice';
import { randomUUID } from 'node:crypto';

import type { Gateway, SessionEvent } from '../src/gateway/gateway';
import {
  aClientDetailsDraft,
  aClientDraft,
  anExpenseDraft,
  aPartDraft,
  aPaymentDraft,
  aProjectDraft,
  aQuoteDetailsDraft,
  aQuoteDraft,
  aQuoteVersionDraft,
} from './builders';
import {
  idEnding,
  isOfAccount,
  listBeside,
  newRowId,
  standsAlone,
  otherReferences,
  SIDE_TABLE_LIST,
} from './sideTables';
import { TABLE_LIST, TABLES } from './tables';

/** A gateway to a running backend, and a function that cuts the connection. */
export interface TestedGateway {
  gateway: Gateway;
  /** With `true`, no request reaches the backend any more; with `false`, requests reach it again. */
  cutOff: (isCutOff: boolean) => void;
}

const PASSWORD = 'pincel-e-prumo';
const account = () => ({
  fullName: 'Marina Prado',
  email: `marina-${randomUUID()}@prado.art.br`,
  password: PASSWORD,
});

/**
 * The tests that every gateway must pass. The fake gateway passes the same tests, so that it cannot differ from
 * the real one.
 */
export function gatewayContract(subject: () => TestedGateway): void {
  let gateway: Gateway;
  const events: SessionEvent[] = [];
  let unsubscribe: () => void;

  beforeEach(() => {
    ({ gateway } = subject());
    events.length = 0;
    unsubscribe = gateway.session.subscribe((event) => events.push(event));
  });

  afterEach(async () => {
    subject().cutOff(false);
    await gateway.session.signOut();
    unsubscribe();
  });

  /** Signs a new user up, which also signs the user in. */
  const newUser = async () => {
    const made = account();
    await gateway.session.signUp(made);
    const user = await gateway.session.signIn(made);
    return { ...made, ...user };
  };
  const signIn = (user: { email: string }) =>
    gateway.session.signIn({ email: user.email, password: PASSWORD });

  describe('session', () => {
    test('signing up leaves signed out', async () => {
      await gateway.session.signUp(account());
      expect(await gateway.session.restore()).toBeNull();
      expect(events.filter(({ type }) => type === 'signedIn')).toEqual([]);
    });

    test('signing in hands out the user, says so, and is restored later', async () => {
      const made = account();
      await gateway.session.signUp(made);
      const user = await gateway.session.signIn(made);
      expect(user).toEqual({
        id: expect.any(String) as string,
        email: made.email,
        fullName: 'Marina Prado',
      });
      expect(events).toContainEqual({ type: 'signedIn', user });
      expect(await gateway.session.restore()).toEqual(user);
    });

    test('an e-mail is the same in capitals', async () => {
      const made = account();
      await gateway.session.signUp(made);
      const user = await gateway.session.signIn({ ...made, email: made.email.toUpperCase() });
      expect(user.email).toBe(made.email);
      await expect(
        gateway.session.signUp({ ...made, email: made.email.toUpperCase() }),
      ).rejects.toMatchObject({ name: 'AuthError', failure: 'alreadyRegistered' });
    });

    test('refusals are told apart', async () => {
      const made = account();
      await gateway.session.signUp(made);
      const { signIn: enter, signUp } = gateway.session;
      const refused = async (attempt: Promise<unknown>, failure: string) => {
        await expect(attempt).rejects.toMatchObject({ name: 'AuthError', failure });
      };
      await refused(enter({ ...made, password: 'another one' }), 'invalidCredentials');
      await refused(enter({ ...made, email: 'nobody@prado.art.br' }), 'invalidCredentials');
      await refused(signUp(made), 'alreadyRegistered');
      await refused(signUp({ ...account(), password: '12345' }), 'weakPassword');
      await refused(signUp({ ...account(), email: 'no e-mail' }), 'invalidEmail');
    });

    test('without a connection, signing in and up fail as such', async () => {
      const made = account();
      await gateway.session.signUp(made);
      subject().cutOff(true);
      await expect(gateway.session.signIn(made)).rejects.toMatchObject({ failure: 'network' });
      await expect(gateway.session.signUp(account())).rejects.toMatchObject({ failure: 'network' });
    });

    test.each([false, true])('signing out ends the session here, cut off: %s', async (isCutOff) => {
      await newUser();
      subject().cutOff(isCutOff);
      await gateway.session.signOut();
      expect(events.at(-1)).toEqual({ type: 'signedOut' });
      subject().cutOff(false);
      expect(await gateway.session.restore()).toBeNull();
    });

    test('who has unsubscribed hears nothing more', async () => {
      unsubscribe();
      await newUser();
      expect(events.filter(({ type }) => type === 'signedIn')).toEqual([]);
    });
  });

  /** A repository without the types of its table. Each test passes values of the right type. */
  interface AnyRepository {
    list: (userId: string) => Promise<{ id: string; createdAt: string }[]>;
    insert: (userId: string, id: string, draft: object) => Promise<object>;
    find: (userId: string, id: string) => Promise<object | null>;
    update: (userId: string, id: string, changes: object) => Promise<object>;
    remove: (userId: string, id: string) => Promise<object | null>;
    restore: (userId: string, row: object) => Promise<object>;
    restoreAll: (userId: string, rows: object[]) => Promise<void>;
    removeAll: (userId: string, ids: string[] | null) => Promise<void>;
  }

  describe.each(TABLE_LIST)('$name', ({ name, sample: { draft, changes, invalid } }) => {
    const table = () => gateway[name] as unknown as AnyRepository; // whose drafts these are

    test('an inserted row comes back as stored, and is listed', async () => {
      const { id: userId } = await newUser();
      const id = randomUUID();
      const row = await table().insert(userId, id, draft);
      expect(row).toMatchObject({ id, ...draft, createdAt: expect.any(String) as string });
      expect(await table().list(userId)).toEqual([row]);
      expect(await table().find(userId, id)).toEqual(row);
      expect(await table().find(userId, randomUUID())).toBeNull();
    });

    test('an update changes what it names and nothing else', async () => {
      const { id: userId } = await newUser();
      const id = randomUUID();
      const before = await table().insert(userId, id, draft);
      const after = await table().update(userId, id, changes);
      const same = { updatedAt: expect.anything() as unknown };
      expect({ ...same, ...after, ...same }).toEqual({ ...before, ...changes, ...same });
      expect(await table().list(userId)).toEqual([after]);
    });

    test('an id is taken once', async () => {
      const { id: userId } = await newUser();
      const id = randomUUID();
      await table().insert(userId, id, draft);
      await expect(table().insert(userId, id, draft)).rejects.toMatchObject({
        name: 'GatewayError',
        failure: 'conflict',
      });
    });

    test('updating what is gone fails, deleting it does not', async () => {
      const { id: userId } = await newUser();
      const id = randomUUID();
      await table().insert(userId, id, draft);
      await table().remove(userId, id);
      await table().remove(userId, id);
      expect(await table().list(userId)).toEqual([]);
      await expect(table().update(userId, id, changes)).rejects.toMatchObject({ failure: 'gone' });
    });

    test('a deleted row comes with its deletion, and back to its place', async () => {
      const { id: userId } = await newUser();
      const ids = [randomUUID(), randomUUID(), randomUUID()];
      for (const id of ids) await table().insert(userId, id, draft);
      const [, middle = ''] = ids;
      await table().update(userId, middle, changes);
      const before = await table().list(userId);
      const removed = await table().remove(userId, middle);
      expect(removed).toEqual(before.find(({ id }) => id === middle));
      expect(await table().remove(userId, middle)).toBeNull();
      expect(await table().restore(userId, removed ?? {})).toEqual(removed);
      expect(await table().list(userId)).toEqual(before);
      const again = table().restore(userId, removed ?? {});
      await expect(again).rejects.toMatchObject({ failure: 'conflict' });
    });

    test('many are deleted and put back at once, all or none', async () => {
      const { id: userId } = await newUser();
      const ids = [randomUUID(), randomUUID(), randomUUID()];
      for (const id of ids) await table().insert(userId, id, draft);
      const before = await table().list(userId);
      const [first, ...rest] = before;
      await table().removeAll(userId, [...rest.map(({ id }) => id), randomUUID()]);
      expect(await table().list(userId)).toEqual([first]);
      const again = table().restoreAll(userId, before);
      await expect(again).rejects.toMatchObject({ failure: 'conflict' });
      expect(await table().list(userId)).toEqual([first]);
      await table().restoreAll(userId, rest);
      expect(await table().list(userId)).toEqual(before);
      await table().removeAll(userId, null);
      await table().removeAll(userId, null);
      expect(await table().list(userId)).toEqual([]);
    });

    test("what breaks the table's rules is refused", async () => {
      const { id: userId } = await newUser();
      const attempt = table().insert(userId, randomUUID(), invalid);
      await expect(attempt).rejects.toMatchObject({ failure: 'refused' });
    });

    test('the newest comes first', async () => {
      const { id: userId } = await newUser();
      for (let n = 0; n < 4; n += 1) await table().insert(userId, randomUUID(), draft);
      const rows = await table().list(userId);
      const keys = rows.map(({ createdAt, id }) => `${createdAt} ${id}`);
      expect(keys).toEqual([...keys].sort().reverse());
    });

    test('another user neither sees, changes nor deletes it, nor takes its id', async () => {
      const owner = await newUser();
      const id = randomUUID();
      const row = await table().insert(owner.id, id, draft);
      const stranger = await newUser();
      expect(await table().list(stranger.id)).toEqual([]);
      expect(await table().list(owner.id)).toEqual([]);
      expect(await table().find(owner.id, id)).toBeNull();
      for (const userId of [stranger.id, owner.id]) {
        const update = table().update(userId, id, changes);
        await expect(update).rejects.toMatchObject({ failure: 'gone' });
        await table().remove(userId, id);
      }
      const steal = table().insert(stranger.id, id, draft);
      await expect(steal).rejects.toMatchObject({ failure: 'conflict' });
      const forge = table().insert(owner.id, randomUUID(), draft);
      await expect(forge).rejects.toMatchObject({ failure: 'refused' });
      const restoreRow = table().restore(owner.id, { ...row, id: randomUUID() });
      await expect(restoreRow).rejects.toMatchObject({ failure: 'refused' });
      const putAllBack = table().restoreAll(owner.id, [{ ...row, id: randomUUID() }]);
      await expect(putAllBack).rejects.toMatchObject({ failure: 'refused' });
      await table().removeAll(stranger.id, null);
      await table().removeAll(owner.id, null);
      await signIn(owner);
      expect(await table().list(owner.id)).toEqual([row]);
    });

    test('signed out, everything is refused', async () => {
      const { id: userId } = await newUser();
      await gateway.session.signOut();
      const id = randomUUID();
      const refused = { failure: 'refused' };
      await expect(table().list(userId)).rejects.toMatchObject(refused);
      await expect(table().insert(userId, id, draft)).rejects.toMatchObject(refused);
      await expect(table().update(userId, id, changes)).rejects.toMatchObject(refused);
      await expect(table().remove(userId, id)).rejects.toMatchObject(refused);
    });

    test('without a connection, everything fails as such', async () => {
      const { id: userId } = await newUser();
      const id = randomUUID();
      subject().cutOff(true);
      const network = { name: 'GatewayError', failure: 'network' };
      await expect(table().list(userId)).rejects.toMatchObject(network);
      await expect(table().insert(userId, id, draft)).rejects.toMatchObject(network);
      await expect(table().update(userId, id, changes)).rejects.toMatchObject(network);
      await expect(table().remove(userId, id)).rejects.toMatchObject(network);
    });
  });

  test('the projects of a quote are found, and nobody else finds them', async () => {
    const owner = await newUser();
    const [quoteId, otherId] = [randomUUID(), randomUUID()];
    for (const id of [quoteId, otherId]) {
      await gateway.quotes.insert(owner.id, id, aQuoteDraft({ clientId: null }));
    }
    const insert = (id: string | null) =>
      gateway.projects.insert(
        owner.id,
        randomUUID(),
        aProjectDraft({ clientId: null, quoteId: id }),
      );
    expect(await gateway.projects.findWith(owner.id, { quoteId })).toEqual([]);
    const made = [await insert(quoteId), await insert(quoteId)];
    for (const id of [otherId, null]) await insert(id);
    const found = await gateway.projects.findWith(owner.id, { quoteId });
    const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).sort();
    expect(ids(found)).toEqual(ids(made));
    expect(found).toEqual(expect.arrayContaining(made));
    const stranger = await newUser();
    expect(await gateway.projects.findWith(stranger.id, { quoteId })).toEqual([]);
    expect(await gateway.projects.findWith(owner.id, { quoteId })).toEqual([]);
  });

  test('of two updates that ask for the same state of a row, one is made', async () => {
    const { id: userId } = await newUser();
    const id = randomUUID();
    await gateway.quotes.insert(userId, id, aQuoteDraft({ clientId: null, status: 'analyzing' }));
    const approve = () =>
      gateway.quotes.update(userId, id, { status: 'approved' }, { status: 'analyzing' });
    const outcomes = await Promise.allSettled([approve(), approve()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { name: 'GatewayError', failure: 'gone' },
    });
    expect(await gateway.quotes.find(userId, id)).toMatchObject({ status: 'approved' });
  });

  test('of two changes of the row that both have read, one is refused', async () => {
    const { id: userId } = await newUser();
    const id = `${userId}-0f1e2d3c4b5a69`;
    const { statementLines } = gateway;
    const { updatedAt } = await statementLines.insert(userId, id, {
      ...emptyStoredLine,
      day: '2026-11-05',
    });
    const name = (partIds: string) => statementLines.update(userId, id, { partIds }, { updatedAt });
    const outcomes = await Promise.allSettled([name('a-1'), name('b-1')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { name: 'GatewayError', failure: 'gone' },
    });
  });

  describe.each(SIDE_TABLE_LIST)(
    '$name, beside another row',
    ({ name, sample: { draft, changes, invalid } }) => {
      const table = () => gateway[name] as unknown as AnyRepository; // whose drafts these are
      /** Returns the id for a new side row, after it has created the row to which the side row belongs. */
      const idFor = async (userId: string) => {
        const id = newRowId(name, userId);
        const beside = listBeside(name);
        if (beside === null) return `${id}${idEnding(name)}`;
        const repository = gateway[beside] as unknown as AnyRepository; // as above
        await repository.insert(userId, id, TABLES[beside].sample.draft);
        return `${id}${idEnding(name)}`;
      };
      /** Returns a draft whose references exist. */
      const pointingDraft = async (userId: string) => {
        const references: Record<string, string> = {};
        for (const [property, list] of otherReferences(name)) {
          const repository = gateway[list] as unknown as AnyRepository; // as above
          references[property] = randomUUID();
          await repository.insert(userId, references[property], TABLES[list].sample.draft);
        }
        return { ...draft, ...references };
      };

      test('it is stored, listed, found and changed as it is said', async () => {
        const { id: userId } = await newUser();
        const id = await idFor(userId);
        const whole = await pointingDraft(userId);
        const row = await table().insert(userId, id, whole);
        expect(row).toMatchObject({ id, ...whole, createdAt: expect.any(String) as string });
        expect(await table().list(userId)).toEqual([row]);
        const after = await table().update(userId, id, changes);
        const same = { updatedAt: expect.anything() as unknown };
        expect({ ...same, ...after, ...same }).toEqual({ ...row, ...changes, ...same });
        expect(await table().find(userId, id)).toEqual(after);
      });

      test('there is one, of what is there, within the rules', async () => {
        const { id: userId } = await newUser();
        const nowhere = `${randomUUID()}${idEnding(name)}`;
        await expect(table().update(userId, nowhere, changes)).rejects.toMatchObject({
          failure: 'gone',
        });
        if (!standsAlone(name)) {
          await expect(table().insert(userId, nowhere, draft)).rejects.toMatchObject({
            failure: isOfAccount(name) ? 'refused' : 'dangling',
          });
        }
        const id = await idFor(userId);
        await expect(table().insert(userId, id, invalid)).rejects.toMatchObject({
          failure: 'refused',
        });
        await table().insert(userId, id, draft);
        await expect(table().insert(userId, id, draft)).rejects.toMatchObject({
          failure: 'conflict',
        });
      });

      test('nobody else sees, changes or makes it', async () => {
        const owner = await newUser();
        const id = await idFor(owner.id);
        const row = await table().insert(owner.id, id, await pointingDraft(owner.id));
        await newUser();
        expect(await table().list(owner.id)).toEqual([]);
        const update = table().update(owner.id, id, changes);
        await expect(update).rejects.toMatchObject({ failure: 'gone' });
        await table().remove(owner.id, id);
        const forge = table().insert(owner.id, id, draft);
        await expect(forge).rejects.toMatchObject({ failure: 'refused' });
        await signIn(owner);
        expect(await table().list(owner.id)).toEqual([row]);
      });
    },
  );

  test('what stands beside a row goes with it', async () => {
    const { id: userId } = await newUser();
    const [clientId, quoteId] = [randomUUID(), randomUUID()];
    await gateway.clients.insert(userId, clientId, aClientDraft());
    await gateway.clientDetails.insert(userId, clientId, aClientDetailsDraft());
    await gateway.quotes.insert(userId, quoteId, aQuoteDraft({ clientId }));
    await gateway.quoteDetails.insert(userId, quoteId, aQuoteDetailsDraft());
    for (const version of [1, 2]) {
      const id = `${quoteId}-${String(version)}`;
      await gateway.quoteVersions.insert(userId, id, aQuoteVersionDraft());
    }
    await gateway.clients.remove(userId, clientId);
    expect(await gateway.clientDetails.list(userId)).toEqual([]);
    expect(await gateway.quoteDetails.list(userId)).toHaveLength(1);
    expect(await gateway.quoteVersions.list(userId)).toHaveLength(2);
    await gateway.quotes.remove(userId, quoteId);
    expect(await gateway.quoteDetails.list(userId)).toEqual([]);
    expect(await gateway.quoteVersions.list(userId)).toEqual([]);
    const [paymentId, other] = [randomUUID(), randomUUID()];
    for (const id of [paymentId, other]) await gateway.payments.insert(userId, id, aPaymentDraft());
    for (const id of [`${paymentId}-1`, `${paymentId}-2`, `${other}-1`]) {
      await gateway.paymentParts.insert(userId, id, aPartDraft());
    }
    await gateway.payments.remove(userId, paymentId);
    expect(await gateway.paymentParts.list(userId)).toMatchObject([{ id: `${other}-1` }]);
    const [expenseId, projectId] = [randomUUID(), randomUUID()];
    await gateway.expenses.insert(userId, expenseId, anExpenseDraft());
    await gateway.projects.insert(userId, projectId, aProjectDraft());
    await gateway.expenseProjects.insert(userId, expenseId, { projectId });
    await gateway.expenses.remove(userId, expenseId);
    expect(await gateway.expenseProjects.list(userId)).toEqual([]);
  });

  test('a number is taken once a user', async () => {
    const { id: userId } = await newUser();
    const [first, second] = [randomUUID(), randomUUID()];
    for (const id of [first, second]) await gateway.quotes.insert(userId, id, aQuoteDraft());
    const numbered = aQuoteDetailsDraft({ number: '2026-001' });
    await gateway.quoteDetails.insert(userId, first, numbered);
    const again = gateway.quoteDetails.insert(userId, second, numbered);
    await expect(again).rejects.toMatchObject({ failure: 'conflict' });
    await gateway.quoteDetails.insert(userId, second, aQuoteDetailsDraft());
    const taken = gateway.quoteDetails.update(userId, second, { number: '2026-001' });
    await expect(taken).rejects.toMatchObject({ failure: 'conflict' });
    const { id: other } = await newUser();
    const own = randomUUID();
    await gateway.quotes.insert(other, own, aQuoteDraft());
    expect(await gateway.quoteDetails.insert(other, own, numbered)).toMatchObject({
      number: '2026-001',
    });
  });

  test('a receipt’s number is taken once a user', async () => {
    const { id: userId } = await newUser();
    const [first, second] = [randomUUID(), randomUUID()];
    for (const id of [first, second]) await gateway.payments.insert(userId, id, aPaymentDraft());
    const numbered = aPartDraft({ receiptNumber: '2026-001' });
    await gateway.paymentParts.insert(userId, `${first}-1`, numbered);
    const again = gateway.paymentParts.insert(userId, `${second}-1`, numbered);
    await expect(again).rejects.toMatchObject({ failure: 'conflict' });
    await gateway.paymentParts.insert(userId, `${second}-1`, aPartDraft());
    const taken = gateway.paymentParts.update(userId, `${second}-1`, {
      receiptNumber: '2026-001',
    });
    await expect(taken).rejects.toMatchObject({ failure: 'conflict' });
  });

  test('a version of a quote has one row, whichever device sends it first', async () => {
    const { id: userId } = await newUser();
    const quoteId = randomUUID();
    await gateway.quotes.insert(userId, quoteId, aQuoteDraft());
    const sent = aQuoteVersionDraft({ sentHow: 'pdf' });
    await gateway.quoteVersions.insert(userId, `${quoteId}-1`, sent);
    const again = gateway.quoteVersions.insert(userId, `${quoteId}-1`, sent);
    await expect(again).rejects.toMatchObject({ failure: 'conflict' });
    expect(await gateway.quoteVersions.list(userId)).toHaveLength(1);
  });

  describe('references', () => {
    test('to what does not exist, or is another user’s, are refused', async () => {
      const owner = await newUser();
      const [clientId, projectId] = [randomUUID(), randomUUID()];
      await gateway.clients.insert(owner.id, clientId, aClientDraft());
      await gateway.projects.insert(owner.id, projectId, aProjectDraft());
      const stranger = await newUser();
      for (const foreign of [clientId, randomUUID()]) {
        const attempt = gateway.quotes.insert(
          stranger.id,
          randomUUID(),
          aQuoteDraft({ clientId: foreign }),
        );
        await expect(attempt).rejects.toMatchObject({ failure: 'dangling' });
      }
      const own = randomUUID();
      await gateway.expenses.insert(stranger.id, own, anExpenseDraft());
      const names = gateway.expenseProjects.insert(stranger.id, own, { projectId });
      await expect(names).rejects.toMatchObject({ failure: 'dangling' });
    });

    test('are emptied when what they point at is deleted, and the rows stay', async () => {
      const { id: userId } = await newUser();
      const [clientId, quoteId, projectId] = [randomUUID(), randomUUID(), randomUUID()];
      await gateway.clients.insert(userId, clientId, aClientDraft());
      await gateway.quotes.insert(userId, quoteId, aQuoteDraft({ clientId }));
      await gateway.projects.insert(userId, projectId, aProjectDraft({ clientId, quoteId }));
      await gateway.payments.insert(userId, randomUUID(), aPaymentDraft({ projectId }));
      await gateway.clients.remove(userId, clientId);
      expect(await gateway.quotes.list(userId)).toMatchObject([{ clientId: null }]);
      expect(await gateway.projects.list(userId)).toMatchObject([{ clientId: null, quoteId }]);
      await gateway.quotes.remove(userId, quoteId);
      expect(await gateway.projects.list(userId)).toMatchObject([{ quoteId: null }]);
      const expenseId = randomUUID();
      await gateway.expenses.insert(userId, expenseId, anExpenseDraft());
      await gateway.expenseProjects.insert(userId, expenseId, { projectId });
      await gateway.projects.remove(userId, projectId);
      expect(await gateway.payments.list(userId)).toMatchObject([{ projectId: null }]);
      expect(await gateway.expenseProjects.list(userId)).toMatchObject([{ projectId: null }]);
    });
  });

  test('expenses come by date, newest first, whenever they were made', async () => {
    const { id: userId } = await newUser();
    for (const date of ['2026-05-01', '2026-12-31', '2025-12-31', '2026-05-02']) {
      await gateway.expenses.insert(userId, randomUUID(), anExpenseDraft({ date }));
    }
    const dates = (await gateway.expenses.list(userId)).map(({ date }) => date);
    expect(dates).toEqual(['2026-12-31', '2026-05-02', '2026-05-01', '2025-12-31']);
  });
}
