import { aClient } from '../../../../test/builders';
import {
  clientsActions,
  clientsSlice,
  clientsSelectors,
  selectClientsByName,
} from './clientsSlice';

const initial = clientsSlice.reducer(undefined, { type: 'start' });
const named = (...names: string[]) =>
  clientsSlice.reducer(initial, clientsActions.loaded(names.map((name) => aClient({ name }))));

test.each([
  ['accents do not send a name to the end', ['Zeca', 'Álvaro', 'Ana'], ['Álvaro', 'Ana', 'Zeca']],
  ['nor does a small letter', ['Bruno', 'ana', 'Caio'], ['ana', 'Bruno', 'Caio']],
  ['cedillas stand by their letter', ['Çelik', 'Dora', 'Caio'], ['Caio', 'Çelik', 'Dora']],
  ['nobody', [], []],
])('clients by name: %s', (_case, names, sorted) => {
  expect(selectClientsByName({ clients: named(...names) }).map(({ name }) => name)).toEqual(sorted);
});

test('choices are sorted once for the same list', () => {
  const state = { clients: named('b', 'a') };
  expect(selectClientsByName(state)).toBe(selectClientsByName({ ...state }));
});

test('an empty list is empty only once it was loaded', () => {
  expect(clientsSelectors.selectIsEmpty({ clients: initial })).toBe(false);
  const failed = clientsSlice.reducer(initial, clientsActions.loadFailed());
  expect(clientsSelectors.selectIsEmpty({ clients: failed })).toBe(false);
  expect(clientsSelectors.selectIsEmpty({ clients: named() })).toBe(true);
});

test('newest first, whatever order they arrive in', () => {
  const old = aClient({ createdAt: '2026-01-01T00:00:00.000+00:00' });
  const recent = aClient({ createdAt: '2026-02-01T00:00:00.000+00:00' });
  const clients = clientsSlice.reducer(initial, clientsActions.loaded([old, recent]));
  expect(clientsSelectors.selectAll({ clients })).toEqual([recent, old]);
});
