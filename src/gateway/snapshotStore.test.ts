import { createHash } from 'node:crypto';

import { aClient, anItem, aPayment, aProject, aQuote, aStage } from '../../test/builders';
import { TABLE_LIST } from '../../test/tables';
import type { Figures } from '../features/business/dashboard/figures';
import { SIDE_NAMES, sideTables } from '../features/app/entities/sideTables';
import { partKeys, SNAPSHOT_VERSION } from './snapshotStore';

/** The names and types of all fields, including nested ones. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return '';
  const fields = Object.entries(value).map(([name, field]) => [name, shapeOf(field)]);
  return fields.sort(([a], [b]) => String(a).localeCompare(String(b)));
}

const project = aProject({ stages: [aStage()] });
const quote = aQuote({ items: [anItem()] });
const part = {
  number: 1,
  amount: 1,
  dueOn: '',
  received: false,
  receivedOn: '',
  note: '',
  pieces: [{ number: 501, amount: 1, on: '' }],
  discount: 0,
};
const payment = aPayment();

const figures: Figures = {
  totals: { revenue: 1, expenses: 1, profit: 0 },
  projects: { active: 1, completed: 0, all: 1 },
  transactions: [{ kind: 'quote', id: '', createdAt: '', subject: '', amount: 1, sign: '+' }],
  today: {
    day: '',
    isKnown: true,
    due: {
      payment,
      part,
      count: 1,
      group: 'late',
      days: -1,
      project,
      client: aClient(),
      others: 0,
      othersToday: 0,
    },
    unanswered: {
      ...{
        quote,
        wasSent: true,
        version: 1,
        isExpired: false,
        days: 1,
        client: aClient(),
        others: 1,
      },
    },
    delivery: { project, days: 1 },
    duties: [{ kind: 'das', period: '2026-10', dueOn: '2026-11-23', days: 3 }],
  },
};

/**
 * Hashes of the shapes of rows in memory in this version of the snapshot. Those of the side tables and of the figures
 * are here, those of the lists are in `test/tables.ts`. If the shape of an existing table changes, the version must
 * change, too.
 */
const SHAPES = {
  version: 8,
  shapes: {
    ...Object.fromEntries(TABLE_LIST.map(({ name, shape }) => [name, shape])),
    profiles: '807833ee',
    clientDetails: '10f04c86',
    quoteDetails: '36b04548',
    quoteVersions: '736a7bf8',
    expenseProjects: 'e55b3559',
    paymentParts: '4ef8baa0',
    meiAdjustments: 'd9b13793',
    statementLines: '81afd56d',
    series: '9d534247',
    figures: '17ee0867',
  },
};

test('rows of another shape are rows of another version', () => {
  const lists = TABLE_LIST.map(({ name, row }): [string, unknown] => [name, row()]);
  const besides = SIDE_NAMES.map((name): [string, unknown] => [name, sideTables[name].empty]);
  const shapes = [...lists, ...besides, ['figures', figures] as const].map(
    ([name, row]): [string, string] => [
      name,
      createHash('sha256')
        .update(JSON.stringify(shapeOf(row)))
        .digest('hex')
        .slice(0, 8),
    ],
  );
  expect({ version: SNAPSHOT_VERSION, shapes: Object.fromEntries(shapes) }).toEqual(SHAPES);
});

test('a part is found by user, name and place', () => {
  expect(partKeys('marina', { name: 'clients 1', parts: 2 })).toEqual([
    ['marina', 'clients 1', 0],
    ['marina', 'clients 1', 1],
  ]);
});
