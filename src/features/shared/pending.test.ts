import { emptyList, type ListState, type Row } from './list';
import { listSelectors } from './listSelectors';
import { addEdit, dropEdits, pendingSelectors, dropSentEdits, type PendingEdits } from './pending';

type Edits = PendingEdits<string | null>;

describe('addEdit', () => {
  it.each<[string, Edits, Edits]>([
    ['the first for a row', {}, { r: { k: 'new' } }],
    ['another part of the row', { r: { l: 'x' } }, { r: { l: 'x', k: 'new' } }],
    ['the same part: the later one wins', { r: { k: 'old' } }, { r: { k: 'new' } }],
    ['another row', { s: { k: 'x' } }, { s: { k: 'x' }, r: { k: 'new' } }],
  ])('%s', (_case, pending, expected) => {
    addEdit<string | null>(pending, 'r', 'k', 'new');
    expect(pending).toEqual(expected);
  });
});

describe('settleEdits', () => {
  it.each<[string, Edits, Record<string, string | null>, Edits]>([
    ['what was sent goes', { r: { k: 'a' } }, { k: 'a' }, {}],
    ['a null that was sent goes', { r: { k: null } }, { k: null }, {}],
    ['a newer edit stays', { r: { k: 'b' } }, { k: 'a' }, { r: { k: 'b' } }],
    ['an edit to null after a value stays', { r: { k: null } }, { k: 'a' }, { r: { k: null } }],
    ['an edit that was not sent stays', { r: { k: 'a', l: null } }, { k: 'a' }, { r: { l: null } }],
    ['other rows stay', { r: { k: 'a' }, s: { k: 'a' } }, { k: 'a' }, { s: { k: 'a' } }],
    ['nothing sent', { r: { k: 'a' } }, {}, { r: { k: 'a' } }],
    ['nothing pending', {}, { k: 'a' }, {}],
  ])('%s', (_case, pending, sent, expected) => {
    dropSentEdits(pending, 'r', sent);
    expect(pending).toEqual(expected);
  });
});

describe('dropEdits', () => {
  it('drops all edits of one row', () => {
    const pending: Edits = { r: { k: 'a', l: null }, s: { k: 'b' } };
    dropEdits(pending, 'r');
    dropEdits(pending, 'unknown');
    expect(pending).toEqual({ s: { k: 'b' } });
  });
});

interface Flag extends Row {
  on: boolean;
}

interface Root {
  list: ListState<Flag>;
  pending: PendingEdits<boolean>;
}

describe('pendingSelectors', () => {
  const row = (id: string): Flag => ({ id, createdAt: '2026-11-20T12:00:00+00:00', on: false });
  const apply = jest.fn((flag: Flag, edits: Record<string, boolean>) => ({
    ...flag,
    on: edits['on'] ?? flag.on,
  }));
  const selectors = pendingSelectors(
    listSelectors((root: Root) => root.list),
    (root) => root.pending,
    apply,
  );
  const root = (pending: PendingEdits<boolean>): Root => ({
    list: {
      ...emptyList(),
      ids: ['a', 'b'],
      entities: { a: row('a'), b: row('b') },
      loaded: true,
    },
    pending,
  });

  it('shows the edits over the rows, in the list, by id and among the entities', () => {
    const state = root({ b: { on: true } });
    expect(selectors.selectById(state, 'b')?.on).toBe(true);
    expect(selectors.selectEntities(state)['b']?.on).toBe(true);
    expect(selectors.selectAll(state).map(({ id, on }) => [id, on])).toEqual([
      ['b', true],
      ['a', false],
    ]);
    expect(selectors.selectStored(state, 'b')?.on).toBe(false);
    expect(selectors.selectEdits(state, 'b')).toEqual({ on: true });
    expect(selectors.selectEdits(state, 'a')).toBeUndefined();
  });

  it('copies nothing where nothing is pending', () => {
    const state = root({});
    expect(selectors.selectEntities(state)).toBe(state.list.entities);
    expect(selectors.selectById(state, 'a')).toBe(state.list.entities['a']);
  });

  it('lays once for one state, so that the screen is not rendered anew', () => {
    const state = root({ a: { on: true } });
    apply.mockClear();
    const first = selectors.selectById(state, 'a');
    expect(selectors.selectById(state, 'a')).toBe(first);
    expect(selectors.selectAll(state).find(({ id }) => id === 'a')).toBe(first);
    expect(apply).toHaveBeenCalledTimes(1);
  });

  it('ignores edits of rows that are not there', () => {
    const state = root({ gone: { on: true } });
    expect(selectors.selectById(state, 'gone')).toBeNull();
    expect(selectors.selectAll(state)).toHaveLength(2);
    expect(selectors.selectById(state, null)).toBeNull();
  });
});
