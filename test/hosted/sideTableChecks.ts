import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { SESSION_KEY } from '../../src/gateway/supabaseClient';
import {
  aClientDraft,
  anExpenseDraft,
  aPaymentDraft,
  aProjectDraft,
  aQuoteDetailsDraft,
  aQuoteDraft,
} from '../builders';
import {
  idEnding,
  listBeside,
  newRowId,
  standsAlone,
  otherReferences,
  SIDE_TABLE_LIST,
  sqlTableName,
} from '../sideTables';
import { TABLES } from '../tables';
import { temporaryClient } from './projectClients';
import type { Check, CheckContext } from './check';
import { enterSession, failsWith, type AnyRepository } from './checkHelpers';

/** Checks of the side tables and of the references between tables. */
export function sideTableChecks(trial: CheckContext): Check[] {
  const { project, gateway, browser, users } = trial;
  const [one, two] = users;
  const anyTable = (name: keyof typeof TABLES | (typeof SIDE_TABLE_LIST)[number]['name']) =>
    gateway[name] as unknown as AnyRepository; // whose drafts these are

  const besideEach = SIDE_TABLE_LIST.flatMap(({ name, sample }): Check[] => {
    const { draft, changes, invalid } = sample;
    const beside = listBeside(name);
    /** Creates the row that the side row belongs to, and returns the side row's id. */
    const prepare = async (userId: string) => {
      const id = newRowId(name, userId);
      if (beside !== null) await anyTable(beside).insert(userId, id, TABLES[beside].sample.draft);
      return { id: `${id}${idEnding(name)}`, about: id };
    };
    return [
      {
        name: `${sqlTableName(name)}: kept, changed, refused and gone with their row`,
        run: async () => {
          const { id: userId } = enterSession(trial, one);
          const table = anyTable(name);
          const { id, about } = await prepare(userId);
          if (!standsAlone(name)) {
            const nowhere = table.insert(userId, `${randomUUID()}${idEnding(name)}`, draft);
            await failsWith(nowhere, beside === null ? 'refused' : 'dangling');
          }
          await failsWith(table.insert(userId, id, invalid), 'refused');
          const references: Record<string, string> = {};
          for (const [property, list] of otherReferences(name)) {
            references[property] = randomUUID();
            await anyTable(list).insert(userId, references[property], TABLES[list].sample.draft);
          }
          await table.insert(userId, id, { ...draft, ...references });
          await failsWith(table.insert(userId, id, draft), 'conflict');
          const changed = await table.update(userId, id, changes);
          assert.deepEqual(await table.list(userId), [changed]);
          await (beside === null
            ? table.remove(userId, id)
            : anyTable(beside).remove(userId, about));
          assert.deepEqual(await table.list(userId), []);
          for (const [property, list] of otherReferences(name)) {
            await anyTable(list).remove(userId, references[property] ?? '');
          }
          return undefined;
        },
      },
      {
        name: `${sqlTableName(name)}: nobody else sees, changes or makes them`,
        run: async () => {
          const owner = enterSession(trial, one);
          const table = anyTable(name);
          const { id, about } = await prepare(owner.id);
          const row = await table.insert(owner.id, id, draft);
          enterSession(trial, two);
          assert.deepEqual(await table.list(owner.id), []);
          await failsWith(table.update(owner.id, id, changes), 'gone');
          await table.remove(owner.id, id);
          await failsWith(table.insert(owner.id, id, draft), 'refused');
          enterSession(trial, one);
          assert.deepEqual(await table.find(owner.id, id), row);
          await (beside === null
            ? table.remove(owner.id, id)
            : anyTable(beside).remove(owner.id, about));
          browser.storage.delete(SESSION_KEY);
          const { error, status } = await temporaryClient(project)
            .from(sqlTableName(name))
            .select()
            .limit(1);
          assert.deepEqual([status, error?.code], [401, '42501']);
          return undefined;
        },
      },
    ];
  });

  return [
    ...besideEach,
    {
      name: 'a number of a quote is taken once a user',
      run: async () => {
        const { id: userId } = enterSession(trial, one);
        const [first, second] = [randomUUID(), randomUUID()];
        for (const id of [first, second]) await gateway.quotes.insert(userId, id, aQuoteDraft());
        const numbered = aQuoteDetailsDraft({ number: '2026-001' });
        await gateway.quoteDetails.insert(userId, first, numbered);
        await failsWith(gateway.quoteDetails.insert(userId, second, numbered), 'conflict');
        for (const id of [first, second]) await gateway.quotes.remove(userId, id);
        return undefined;
      },
    },
    {
      name: 'references: to what is not there refused, emptied when it goes',
      run: async () => {
        const { id: userId } = enterSession(trial, one);
        const [clientId, quoteId, projectId, paymentId] = [0, 1, 2, 3].map(() => randomUUID()) as [
          string,
          string,
          string,
          string,
        ];
        const stray = gateway.quotes.insert(userId, quoteId, aQuoteDraft({ clientId }));
        await failsWith(stray, 'dangling');
        await gateway.clients.insert(userId, clientId, aClientDraft());
        await gateway.quotes.insert(userId, quoteId, aQuoteDraft({ clientId }));
        await gateway.projects.insert(userId, projectId, aProjectDraft({ clientId, quoteId }));
        await gateway.payments.insert(userId, paymentId, aPaymentDraft({ projectId }));
        await gateway.clients.remove(userId, clientId);
        assert.equal((await gateway.quotes.find(userId, quoteId))?.clientId, null);
        await gateway.quotes.remove(userId, quoteId);
        const project = await gateway.projects.find(userId, projectId);
        assert.deepEqual([project?.clientId, project?.quoteId], [null, null]);
        await gateway.projects.remove(userId, projectId);
        assert.equal((await gateway.payments.find(userId, paymentId))?.projectId, null);
        await gateway.payments.remove(userId, paymentId);
        return undefined;
      },
    },
    {
      name: 'a deleted row comes with its deletion, and back to its place',
      run: async () => {
        const { id: userId } = enterSession(trial, one);
        const dates = ['2026-05-01', '2026-12-31', '2025-12-31'];
        const ids = dates.map(() => randomUUID());
        for (const [at, date] of dates.entries()) {
          await gateway.expenses.insert(userId, ids[at] ?? '', anExpenseDraft({ date }));
        }
        const before = await gateway.expenses.list(userId);
        assert.deepEqual(
          before.map(({ date }) => date),
          [...dates].sort().reverse(),
        );
        const removed = await gateway.expenses.remove(userId, ids[0] ?? '');
        assert.ok(removed);
        assert.equal(await gateway.expenses.remove(userId, ids[0] ?? ''), null);
        assert.deepEqual(await gateway.expenses.restore(userId, removed), removed);
        assert.deepEqual(await gateway.expenses.list(userId), before);
        for (const id of ids) await gateway.expenses.remove(userId, id);
        return undefined;
      },
    },
  ];
}
