import type { UnknownAction } from '@reduxjs/toolkit';

import { statementLinesActions } from './statementLinesSlice';
import { selectStatement, statementActions, statementReducer } from './statementSlice';
import { lineId } from './storedLine';

/** A store's statement after these actions. */
const after = (...actions: UnknownAction[]) =>
  selectStatement({
    statement: actions.reduce(statementReducer, statementReducer(undefined, { type: '' })),
  });

const gave = (line: string) => statementActions.partsChosen({ line, parts: 'a-1' });
const discount = (line: string) =>
  statementActions.differenceChosen({ line, difference: { kind: 'discount' } });
const openUntil = (line: string) =>
  statementActions.differenceChosen({ line, difference: { kind: 'open', dueOn: '2026-12-08' } });
const ticked = (line: string) => statementActions.lineTicked({ line, on: true });
const declinedNow = (line: string, declinedIds: string | null) =>
  statementLinesActions.saveRequested({ id: lineId('u', line), changes: { declinedIds } });

test.each([
  ['another part', statementActions.partsChosen({ line: 'x', parts: 'b-1' })],
  ['no part', statementActions.partsChosen({ line: 'x', parts: '' })],
  ['that it is not this part', declinedNow('x', 'a-1')],
  ['that the parts are offered again', declinedNow('x', null)],
])('a difference is of the parts for which it was chosen: %s ends it', (_what, action) => {
  for (const chosen of [discount, openUntil]) {
    const { differences } = after(gave('x'), chosen('x'), gave('y'), chosen('y'), action);
    expect(differences).toEqual({ y: chosen('y').payload.difference });
  }
});

test.each(['a-1', null])('nothing of a line stays chosen if its declined parts are %s', (ids) => {
  const { ticks, parts } = after(ticked('x'), gave('x'), ticked('y'), declinedNow('x', ids));
  expect({ ticks, parts }).toEqual({ ticks: { y: true }, parts: {} });
});

test('what is set aside keeps its choices', () => {
  const setAside = statementLinesActions.saveRequested({
    id: lineId('u', 'x'),
    changes: { setAside: true },
  });
  expect(after(gave('x'), setAside).parts).toEqual({ x: 'a-1' });
});
