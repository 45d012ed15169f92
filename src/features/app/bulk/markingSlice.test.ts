import { aProject } from '../../../../test/builders';
import { projectsActions } from '../../business/projects/projectsSlice';
import { quotesActions } from '../../business/quotes/quotesSlice';
import { sessionActions } from '../session/sessionSlice';
import { workspaceActions } from '../workspace/workspaceSlice';
import { bulkActions } from '../entities/bulk';
import {
  markingActions,
  markingReducer,
  type MarkingState,
  idsBetween,
  selectIsSelecting,
  selectMarked,
} from './markingSlice';

type Action = Parameters<typeof markingReducer>[1];

const after = (...actions: Action[]): MarkingState =>
  actions.reduce<MarkingState>(markingReducer, markingReducer(undefined, { type: 'start' }));

const { rowsMarked, unmarked } = markingActions;
const mark = (...ids: string[]) => rowsMarked({ entity: 'payments', ids, on: true });
const toggle = markingActions.rowToggled({ entity: 'payments', id: 'a' });
const unmark = (...ids: string[]) => rowsMarked({ entity: 'payments', ids, on: false });

test.each<[string, Action[], string[], string | null]>([
  ['one', [mark('a')], ['a'], 'a'],
  ['two', [mark('a'), mark('b')], ['a', 'b'], 'b'],
  ['one less', [mark('a', 'b'), unmark('a')], ['b'], 'a'],
  ['turned', [toggle, toggle, toggle], ['a'], 'a'],
  ['turned off', [mark('a', 'b'), toggle], ['b'], 'a'],
  ['none', [mark('a'), unmarked()], [], null],
  ['of one list', [rowsMarked({ entity: 'quotes', ids: ['q'], on: true }), mark('a')], ['a'], 'a'],
  ['left behind', [mark('a'), workspaceActions.sectionChosen('quotes')], [], null],
  ['not left', [mark('a'), workspaceActions.sectionChosen('payments')], ['a'], 'a'],
  ['signed out', [mark('a'), sessionActions.signedOut({ lost: true })], [], null],
])('marked: %s', (_name, actions, ids, anchor) => {
  const state = after(...actions);
  expect(Object.keys(selectMarked({ marking: state }, 'payments'))).toEqual(ids);
  expect(state.anchor).toBe(anchor);
});

test('a change to many: what is done is unmarked, what failed stays', () => {
  const asked = bulkActions.requested({
    entity: 'payments',
    ids: ['a', 'b', 'c'],
    change: { kind: 'delete' },
  });
  const some = { entity: 'payments' as const, done: ['a'], failed: ['b'], unsure: [] };
  const state = after(mark('a', 'b', 'c'), asked, bulkActions.advanced(some));
  expect(Object.keys(state.marked)).toEqual(['b', 'c']);
  expect(state.run).toMatchObject({ done: 2, total: 3, cancelled: false });
  expect(markingReducer(state, bulkActions.cancelled()).run?.cancelled).toBe(true);
});

test('the project of an approval is known by its quote', () => {
  const project = aProject({ id: 'j1', quoteId: 'q1' });
  expect(after(projectsActions.createdFromQuote(project)).made).toEqual({ q1: 'j1' });
});

test('what an earlier approval has made is not the next one’s', () => {
  const project = aProject({ id: 'j1', quoteId: 'q1' });
  const { createdFromQuote } = projectsActions;
  expect(after(createdFromQuote(project), quotesActions.approved({ id: 'q1' })).made).toEqual({});
});

test.each([
  ['a', 'c', ['a', 'b', 'c']],
  ['c', 'a', ['c', 'b', 'a']],
  ['b', 'b', ['b']],
  [null, 'c', ['c']],
  ['gone', 'c', ['c']],
])('the rows from %s to %s', (from, to, ids) => {
  const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  expect(idsBetween(rows, from, to)).toEqual(ids);
});

test('the checkboxes that were asked for stay until they are given up, or another list is marked', () => {
  const asked = markingActions.selectionStarted({ entity: 'payments' });
  const elsewhere = rowsMarked({ entity: 'clients', ids: ['c1'], on: true });
  const isSelecting = (...actions: Action[]) =>
    selectIsSelecting({ marking: after(...actions) }, 'payments');
  expect(isSelecting(asked)).toBe(true);
  expect(isSelecting(asked, mark('a'), unmark('a'))).toBe(true);
  expect(selectMarked({ marking: after(mark('a'), asked) }, 'payments')).toEqual({ a: true });
  expect(isSelecting(asked, unmarked())).toBe(false);
  expect(isSelecting(asked, elsewhere)).toBe(false);
  expect(isSelecting(asked, elsewhere, mark('a'))).toBe(false);
});
