import { partId } from '../../../src/features/business/payments/paymentPart';
import { selectPartsByPayment } from '../../../src/features/business/payments/paymentPartsSlice';
import { paymentAmounts } from '../../../src/features/business/payments/payment';
import { paymentsSelectors } from '../../../src/features/business/payments/paymentsSlice';
import { selectReceivables } from '../../../src/features/business/payments/receivableSelectors';
import { itemsByKind } from '../../../src/features/business/statement/item';
import { matchLines } from '../../../src/features/business/statement/matching';
import type { StatementLine } from '../../../src/features/business/statement/mergeFiles';
import type { OpenPart } from '../../../src/features/business/statement/openPart';
import {
  confirmationsOf,
  partsOfLine,
  selectionOf,
  type ChoosablePart,
} from '../../../src/features/business/statement/selection';
import { undoConfirmationRequested } from '../../../src/features/business/statement/statementLinesSlice';
import {
  statementActions,
  type LineChoices,
} from '../../../src/features/business/statement/statementSlice';
import { moneyByYear } from '../../../src/features/business/year/moneyByYear';
import { yearSums } from '../../../src/features/business/year/year';
import { toCents } from '../../../src/features/shared/money';
import { startSignedIn } from '../../app';
import { aPart, aPayment, aUser } from '../../builders';
import { randomOf } from '../../randomOf';
import { rounds } from '../support/long';

/** `PROPERTY_SEED=…` repeats a run, and `PROPERTY_RUNS=…` sets the number of runs. */
const seed = Number(process.env['PROPERTY_SEED'] ?? Date.now() % 2 ** 31);
const numRuns = Number(process.env['PROPERTY_RUNS'] ?? rounds(300, 5_000));

const TODAY = '2026-11-26';
const marina = aUser({ id: 'marina' });
const NAMES = ['Joana Ferraz', 'Otávio Lima', 'Helena Duarte', 'Beatriz Sato'];

/** One conference: a few clients owe something, and their lines bring the same, less or more. */
async function conference(of: number): Promise<string[]> {
  const { below, one } = randomOf(of);
  const payments = NAMES.map((_name, index) => {
    const count = one([1, 1, 2, 3, 7]);
    const amounts = paymentAmounts((1 + below(500_000)) / 100, 'pix', count);
    return aPayment({ id: index.toString(), ...amounts });
  });
  const app = await startSignedIn(({ tables }) => {
    tables.payments.seed(marina.id, ...payments);
    for (const { id } of payments) {
      const dueOn = one([null, '2026-11-10', '2026-12-20']);
      if (dueOn) tables.paymentParts.seed(marina.id, aPart({ id: partId(id, 1), dueOn, note: id }));
    }
  }, marina);
  await app.store.loadStatement();
  const wrong: string[] = [];
  /** The open parts, by id. */
  const openParts = () =>
    new Map(
      selectReceivables(app.state(), TODAY).map((receivable): [string, ChoosablePart] => {
        const { payment, part: planned } = receivable;
        const id = partId(payment.id, planned.number);
        const cents = toCents(planned.amount ?? 0);
        const part = { id, cents, dueOn: planned.dueOn, clientId: payment.id };
        return [id, { part, receivable }];
      }),
    );
  const yearCents = () => {
    const { years } = moneyByYear(
      paymentsSelectors.selectAll(app.state()),
      selectPartsByPayment(app.state()),
      [],
    );
    return toCents(yearSums(years.get(2026)).revenue);
  };
  const rows = () => ({
    payments: app.gateway.tables.payments.of(marina.id).map(({ updatedAt: _at, ...row }) => row),
    parts: app.gateway.tables.paymentParts.of(marina.id).map(({ updatedAt: _at, ...row }) => row),
    lines: app.gateway.tables.statementLines.of(marina.id),
  });
  const untouched = JSON.stringify(rows());

  let bank = 0;
  let lineCount = 0;
  // A second statement finds what the first one has left open.
  for (const day of ['2026-11-20', '2026-11-25']) {
    const parts = openParts();
    const open: OpenPart[] = [...parts.values()].map(({ part }) => part);
    const lines = NAMES.flatMap((name, index): StatementLine[] => {
      const theirs = open.filter(({ clientId }) => clientId === index.toString());
      if (theirs.length === 0) return [];
      const some = theirs.slice(0, 1 + below(theirs.length));
      const asked = some.reduce((sum, { cents }) => sum + cents, 0);
      const cents = Math.max(1, asked + one([0, -1, 1, -below(asked), below(20_000)]));
      lineCount += 1;
      const hash = `h${lineCount.toString()}`;
      const text = `Pix recebido de ${name}`;
      return [{ day, cents, text, uuid: null, hash, source: '1/1', isCard: false }];
    });
    const clients = NAMES.map((name, index) => ({
      id: index.toString(),
      names: [name],
      document: null,
    }));
    const account = { openParts: open, received: [], clients, stored: [] };
    const items = itemsByKind(matchLines(lines, account));
    const { differing, choose } = items;
    const choices: LineChoices = { ticks: {}, differences: {}, parts: {}, categories: {} };
    for (const { line, parts: its } of differing) {
      choices.ticks[line.hash] = below(5) > 0;
      const ids = its.map(({ id }) => id);
      const { kinds } = partsOfLine(line, ids, parts, undefined);
      const kind = one(kinds);
      if (kind === 'open')
        choices.differences[line.hash] = { kind, dueOn: one([null, '2026-12-08']) };
      else choices.differences[line.hash] = { kind };
    }
    for (const { line, candidates } of choose) choices.parts[line.hash] = one(candidates).id;
    const selection = selectionOf(items, choices, parts);
    if (selection.markedCents !== selection.bookedCents) {
      wrong.push(`${of.toString()} ${day}: the foot is not the bank's sum`);
    }
    const paid = selection.paying.reduce((sum, { line }) => sum + line.cents, 0);
    bank += paid;
    if (paid > 0) {
      app.dispatch(statementActions.confirmRequested(confirmationsOf(marina.id, selection)));
      await app.settle();
    }
    const booked = yearCents();
    if (booked !== bank) {
      wrong.push(`${of.toString()} ${day}: ${booked.toString()} booked of ${bank.toString()}`);
    }
  }
  const { done } = app.state().statement ?? {};
  if (done) {
    app.dispatch(undoConfirmationRequested(done));
    await app.settle();
    if (JSON.stringify(rows()) !== untouched) {
      wrong.push(`${of.toString()}: the undo has not restored the rows`);
    }
  }
  return wrong;
}

test('in conferences with differences the foot is the bank’s sum, the year says it, and the undo restores all', async () => {
  process.stderr.write(`a statement receives money once: ${numRuns} runs, PROPERTY_SEED=${seed}\n`);
  jest.useFakeTimers({ now: new Date(`${TODAY}T12:00:00-03:00`) });
  const wrong: string[] = [];
  for (let run = 0; run < numRuns; run += 1) wrong.push(...(await conference(seed + run)));
  expect(wrong).toEqual([]);
}, 600_000);
