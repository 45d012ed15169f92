import { emptyList, type ListState, type Row } from './list';
import { listSelectors } from './listSelectors';
import { forget, pendingSelectors, settle, wish, type PendingEdits } from './pending';

type Wishes = PendingEdits<string | null>;

describe('wish', () => {
  it.each<[string, Wishes, Wishes]>([
    ['the first for a row', {}, { r: { k: 'new' } }],
    ['another part of the row', { r: { l: 'x' } }, { r: { l: 'x', k: 'new' } }],
    ['the same part: the later one wins', { r: { k: 'old' } }, { r: { k: 'new' } }],
    ['another row', { s: { k: 'x' } }, { s: { k: 'x' }, r: { k: 'new' } }],
  ])('%s', (_case, pending, expected) => {
    wish<string | null>(pending, 'r', 'k', 'new');
    expect(pending).toEqual(expected);
  });
});

describe('settle', () => {
  it.each<[string, Wishes, Record<string, string | null>, Wishes]>([
    ['what was sent goes', { r: { k: 'a' } }, { k: 'a' }, {}],
    ['a null that was sent goes', { r: { k: null } }, { k: null }, {}],
    ['a newer wish stays', { r: { k: 'b' } }, { k: 'a' }, { r: { k: 'b' } }],
    ['a wish for null after a value stays', { r: { k: null } }, { k: 'a' }, { r: { k: null } }],
    ['a wish that was not sent stays', { r: { k: 'a', l: null } }, { k: 'a' }, { r: { l: null } }],
    ['other rows stay', { r: { k: 'a' }, s: { k: 'a' } }, { k: 'a' }, { s: { k: 'a' } }],
    ['nothing sent', { r: { k: 'a' } }, {}, { r: { k: 'a' } }],
    ['nothing pending', {}, { k: 'a' }, {}],
  ])('%s', (_case, pending, sent, expected) => {
    settle(pending, 'r', sent);
    expect(pending).toEqual(expected);
  });
});

describe('forget', () => {
  it('drops all wishes for one row', () => {
    const pending: Wishes = { r: { k: 'a', l: null }, s: { k: 'b' } };
    forget(pending, 'r');
    forget(pending, 'unknown');
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
  const lay = jest.fn((flag: Flag, wishes: Record<string, boolean>) => ({
    ...flag,
    on: wishes['on'] ?? flag.on,
  }));
  const selectors = pendingSelectors(
    listSelectors((root: Root) => root.list),
    (root) => root.pending,
    lay,
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

  it('shows the wishes over the rows, in the list, by id and among the entities', () => {
    const state = root({ b: { on: true } });
    expect(selectors.selectById(state, 'b')?.on).toBe(true);
    expect(selectors.selectEntities(state)['b']?.on).toBe(true);
    expect(selectors.selectAll(state).map(({ id, on }) => [id, on])).toEqual([
      ['b', true],
      ['a', false],
    ]);
    expect(selectors.selectStored(state, 'b')?.on).toBe(false);
    expect(selectors.selectWishes(state, 'b')).toEqual({ on: true });
    expect(selectors.selectWishes(state, 'a')).toBeUndefined();
  });

  it('copies nothing where nothing is pending', () => {
    const state = root({});
    expect(selectors.selectEntities(state)).toBe(state.list.entities);
    expect(selectors.selectById(state, 'a')).toBe(state.list.entities['a']);
  });

  it('lays once for one state, so that the screen is not rendered anew', () => {
    const state = root({ a: { on: true } });
    lay.mockClear();
    const first = selectors.selectById(state, 'a');
    expect(selectors.selectById(state, 'a')).toBe(first);
    expect(selectors.selectAll(state).find(({ id }) => id === 'a')).toBe(first);
    expect(lay).toHaveBeenCalledTimes(1);
  });

  it('ignores wishes for rows that are not there', () => {
    const state = root({ gone: { on: true } });
    expect(selectors.selectById(state, 'gone')).toBeNull();
    expect(selectors.selectAll(state)).toHaveLength(2);
    expect(selectors.selectById(state, null)).toBeNull();
  });
});
