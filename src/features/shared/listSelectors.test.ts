import { emptyList, type ListState, type Row } from './list';
import { listSelectors, newestFirst } from './listSelectors';

const note = (id: string, minute = 0): Row => ({
  id,
  createdAt: `2026-11-20T12:${String(minute).padStart(2, '0')}:00+00:00`,
});

it.each<[string, Row[], string[]]>([
  ['newest first', [note('a', 1), note('b', 3), note('c', 2)], ['b', 'c', 'a']],
  ['the id breaks ties', [note('a'), note('c'), note('b')], ['c', 'b', 'a']],
])('%s', (_case, rows, expected) => {
  expect([...rows].sort(newestFirst).map(({ id }) => id)).toEqual(expected);
});

it('is one array as long as nothing changes', () => {
  const { selectAll, selectById } = listSelectors((state: ListState<Row>) => state);
  const entities = { a: note('a', 1), b: note('b', 2) };
  const state: ListState<Row> = { ...emptyList(), ids: ['a', 'b'], entities };
  expect(selectAll(state).map(({ id }) => id)).toEqual(['b', 'a']);
  expect(selectAll({ ...state, loaded: true })).toBe(selectAll(state));
  expect(selectById(state, 'a')).toEqual(note('a', 1));
  expect(selectById(state, 'x')).toBeNull();
  expect(selectById(state, null)).toBeNull();
});
