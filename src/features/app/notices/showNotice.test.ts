import { initialNotices, type NoticesState } from './notice';
import { showFailure, showNotice, showRowsNotice } from './notices';
import { aClient } from '../../../../test/builders';

const codes = ({ shown }: NoticesState) => shown.map(({ message }) => message.code);
const deleted = (state: NoticesState, id: string) =>
  showRowsNotice(state, 'deleted', 'clients', [aClient({ id })]);
const fail = (state: NoticesState, id: string) =>
  showFailure(state, { code: 'bulkFailed', entity: 'clients', deletes: false, ids: [id] }, null, {
    table: 'clients',
    id,
    failure: 'refused',
    wanted: { kind: 'unknown' },
  });

test('the oldest success leaves when there are more than four notices', () => {
  const state = structuredClone(initialNotices);
  for (const id of ['1', '2']) fail(state, id);
  for (const id of ['3', '4', '5']) deleted(state, id);
  expect(codes(state)).toEqual(['bulkFailed', 'bulkFailed', 'deleted', 'deleted']);
  expect(state.shown.at(-1)?.message).toMatchObject({ rows: [{ id: '5' }] });
});

test('a success is seen beside four failures, too', () => {
  const state = structuredClone(initialNotices);
  for (const id of ['1', '2', '3', '4']) fail(state, id);
  deleted(state, '5');
  expect(codes(state).at(-1)).toBe('deleted');
  showNotice(state, { code: 'projectCreated', id: 'j1', name: 'Site' });
  expect(codes(state)).toEqual([...Array<string>(4).fill('bulkFailed'), 'projectCreated']);
});
