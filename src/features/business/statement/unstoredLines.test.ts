import { statementActions, statementReducer } from './statementSlice';
import { selectUnstoredLineCount } from './unstoredLines';

test.each([
  ['a confirmation that has stored 3 of 15 lines', { total: 15, isUndo: false }, 12],
  ['an undo, which stores no lines', { total: 15, isUndo: true }, 0],
])('%s', (_case, begun, count) => {
  const statement = [statementActions.begun(begun), statementActions.advanced(3)].reduce(
    statementReducer,
    undefined,
  );
  expect(selectUnstoredLineCount({ ...(statement && { statement }) })).toBe(count);
});

test('nothing is said where no statement was opened', () => {
  expect(selectUnstoredLineCount({})).toBe(0);
});
