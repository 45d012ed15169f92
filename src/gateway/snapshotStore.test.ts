import { createHash } from 'node:crypto';

import { fakeGateway } from '../../test/fakeGateway';
import { TABLE_LIST } from '../../test/tables';
import { SIDE_NAMES, sideTables } from '../features/entities/sideTables';
import { partKeys, SNAPSHOT_VERSION } from './snapshotStore';

/** The names and kinds of all fields, those within fields among them. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return '';
  const fields = Object.entries(value).map(([name, field]) => [name, shapeOf(field)]);
  return fields.sort(([a], [b]) => String(a).localeCompare(String(b)));
}

/** By version, what the rows look like in memory. Another shape needs another version. */
const SHAPES: Record<number, string> = { 1: '2570e2d868a3', 2: 'aea684b5e0bb', 3: '254a2f935504' };

test('rows of another shape are rows of another version', () => {
  const gateway = fakeGateway();
  const lists = TABLE_LIST.map(({ name, seed }) => {
    seed(gateway, 'marina', 'row', { text: 'text' });
    return [name, shapeOf(gateway.tables[name].rows.get('row')?.row)];
  });
  const besides = SIDE_NAMES.map((name) => [name, shapeOf(sideTables[name].empty)]);
  const shape = createHash('sha256')
    .update(JSON.stringify([...lists, ...besides]))
    .digest('hex')
    .slice(0, 12);
  expect({ [SNAPSHOT_VERSION]: shape }).toEqual({ [SNAPSHOT_VERSION]: SHAPES[SNAPSHOT_VERSION] });
});

test('a part is found by user, name and place', () => {
  expect(partKeys('marina', { name: 'clients 1', parts: 2 })).toEqual([
    ['marina', 'clients 1', 0],
    ['marina', 'clients 1', 1],
  ]);
});
