import { initialNotices, type NoticesState } from './notice';
import { settleLostAnswers } from './notices';
import { aClient } from '../../../../test/builders';

/** A notice about one write of the list of clients and one of their details. */
function stateOfTwo(): NoticesState {
  return {
    ...initialNotices,
    shown: [
      {
        id: 1,
        tone: 'danger',
        message: { code: 'bulkFailed', entity: 'clients', deletes: false, ids: ['c1'] },
        about: null,
        unconfirmed: [
          { table: 'clients', id: 'c1', wanted: { kind: 'row' } },
          { table: 'clientDetails', id: 'c1', wanted: { kind: 'row' } },
        ],
      },
    ],
  };
}
const c1 = aClient({ id: 'c1' });

describe('the writes of other tables remain unknown', () => {
  test.each([
    ['all were stored', [c1], [c1], false],
    ['the first was not stored', [], [c1], true],
    ['the second was not stored', [c1], [], true],
    ['none was stored', [], [], true],
  ])('%s', (_, clients, details, isTold) => {
    const state = stateOfTwo();
    settleLostAnswers(state, 'clients', clients);
    expect(state.shown[0]?.unconfirmed?.map(({ table }) => table)).toEqual(['clientDetails']);
    settleLostAnswers(state, 'clients', [c1]);
    expect(state.shown).toHaveLength(1);
    settleLostAnswers(state, 'clientDetails', details);
    expect(state.shown).toHaveLength(isTold ? 1 : 0);
    expect(state.shown[0]?.unconfirmed).toBeUndefined();
    expect(state.shown[0]?.message).toEqual(
      isTold ? expect.objectContaining({ code: 'bulkFailed' }) : undefined,
    );
  });
});
