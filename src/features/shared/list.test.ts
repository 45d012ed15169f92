import { createSlice } from '@reduxjs/toolkit';

import { clearReference, emptyList, type Row } from './list';
import { listCases, listEvents } from './listCases';
import { listSelectors } from './listSelectors';

interface Note extends Row {
  text: string;
  parentId: string | null;
}

const slice = createSlice({
  name: 'notes',
  initialState: emptyList<Note>(),
  reducers: {
    ...listCases<Note>(),
    parentDeleted: clearReference('parentId'),
  },
});
const actions = { ...listEvents<Note, Partial<Note>>('notes'), ...slice.actions };
type Action = Parameters<typeof slice.reducer>[1];

const note = (id: string, text = id): Note => ({
  id,
  text,
  parentId: null,
  createdAt: '2026-11-20T12:00:00+00:00',
});
const baseline = { shown: note('a'), stored: note('a') };
const failed = { id: 'a', failure: 'network' } as const;
const after = (...steps: Action[]) => steps.reduce(slice.reducer, slice.getInitialState());
const texts = (...steps: Action[]) => {
  const { ids, entities } = after(...steps);
  return ids.map((id) => entities[id]?.text);
};
const created = (row: Note) => actions.created(row);
const updated = (row: Note) => actions.updated({ row, before: row });
const deleted = (id: string) => actions.deleted({ id });

describe('what a load finds', () => {
  const first = actions.loaded([note('a'), note('b')]);
  const start = actions.loadStarted();

  it.each<[string, Action[], string[]]>([
    ['rows', [start, first], ['a', 'b']],
    ['nothing', [start, actions.loaded([])], []],
    ['other rows than before', [first, start, actions.loaded([note('c')])], ['c']],
    ['the same row twice', [start, actions.loaded([note('a'), note('a', 'again')])], ['again']],
    ['new texts', [first, start, actions.loaded([note('a', 'new'), note('b')])], ['new', 'b']],
  ])('%s', (_case, steps, expected) => {
    expect(texts(...steps)).toEqual(expected);
  });

  it('replaces a row that was saved unchanged, also where the log was imported as JSON', () => {
    const row = note('a');
    const log = [
      first,
      start,
      actions.updated({ row, before: row }),
      actions.loaded([note('a', 'new')]),
    ];
    expect(texts(...log)).toEqual(['new']);
    expect(texts(...(JSON.parse(JSON.stringify(log)) as Action[]))).toEqual(['new']);
  });

  it.each<[string, Action[], string[]]>([
    ['created, and not seen', [start, created(note('n')), first], ['n', 'a', 'b']],
    ['created, and seen', [start, created(note('a', 'mine')), first], ['mine', 'b']],
    [
      'updated, and seen as it was',
      [first, start, updated(note('b', 'mine')), first],
      ['mine', 'a'],
    ],
    ['deleted, and still seen', [first, start, deleted('a'), first], ['b']],
    [
      'created and deleted',
      [start, created(note('n')), deleted('n'), actions.loaded([note('n')])],
      [],
    ],
    [
      'deleted and created again',
      [first, start, deleted('a'), created(note('a', 'again')), first],
      ['again', 'b'],
    ],
  ])('a row touched since the load began wins: %s', (_case, steps, expected) => {
    expect(texts(...steps)).toEqual(expected);
  });

  it.each<[string, Action[], string[]]>([
    [
      'deleted elsewhere after being updated here',
      [first, updated(note('a', 'mine')), start, actions.loaded([note('b')])],
      ['b'],
    ],
    [
      'created before the load began and not there any more',
      [created(note('n')), start, first],
      ['a', 'b'],
    ],
    [
      'touched during the load before the last',
      [start, created(note('n')), first, start, first],
      ['a', 'b'],
    ],
    [
      'touched during a load that failed',
      [start, created(note('n')), actions.loadFailed(), start, first],
      ['a', 'b'],
    ],
  ])('otherwise the load wins: %s', (_case, steps, expected) => {
    expect(texts(...steps)).toEqual(expected);
  });
});

describe('loading', () => {
  it('is empty only after a load that found nothing', () => {
    const { selectIsEmpty, selectIsLoaded } = listSelectors(
      (state: ReturnType<typeof after>) => state,
    );
    const quiet = after(actions.loadStarted(), actions.loadFailed());
    expect([selectIsEmpty(quiet), selectIsLoaded(quiet)]).toEqual([false, false]);
    const empty = after(actions.loadStarted(), actions.loaded([]));
    expect([selectIsEmpty(empty), selectIsLoaded(empty)]).toEqual([true, true]);
    expect(selectIsEmpty(after(actions.loaded([]), created(note('a'))))).toBe(false);
  });

  it('leaves the list as it was when it fails', () => {
    const before = after(actions.loaded([note('a')]));
    expect([actions.loadStarted(), actions.loadFailed()].reduce(slice.reducer, before)).toEqual(
      before,
    );
  });
});

describe('writes', () => {
  it.each<[string, Action[], string[]]>([
    ['a new row', [created(note('a')), created(note('b'))], ['a', 'b']],
    [
      'an update in place',
      [created(note('a')), created(note('b')), updated(note('a', 'x'))],
      ['x', 'b'],
    ],
    ['the same creation twice', [created(note('a')), created(note('a', 'x'))], ['x']],
    ['an update of a row not yet there', [updated(note('a'))], ['a']],
    ['a deletion of a row that is not there', [created(note('a')), deleted('x')], ['a']],
  ])('%s', (_case, steps, expected) => {
    expect(texts(...steps)).toEqual(expected);
  });

  it.each<[string, Action]>([
    ['createRequested', actions.createRequested({ id: 'a', draft: {} })],
    ['updateRequested', actions.updateRequested({ id: 'a', changes: { text: 'x' }, baseline })],
    ['deleteRequested', actions.deleteRequested({ id: 'a' })],
    ['createFailed', actions.createFailed(failed)],
    ['updateFailed', actions.updateFailed({ ...failed, changes: {}, before: null })],
    ['deleteFailed', actions.deleteFailed(failed)],
  ])('%s changes nothing by itself', (_case, action) => {
    const before = after(actions.loaded([note('a')]));
    expect(slice.reducer(before, action)).toBe(before);
  });
});

describe('clearReference', () => {
  it('empties what pointed at a row that is gone', () => {
    const child = { ...note('a'), parentId: 'p' };
    const other = { ...note('b'), parentId: 'q' };
    const { entities } = after(actions.loaded([child, other]), actions.parentDeleted({ id: 'p' }));
    expect([entities['a']?.parentId, entities['b']?.parentId]).toEqual([null, 'q']);
  });
});
