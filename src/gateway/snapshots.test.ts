/** @jest-environment <rootDir>/test/setup/jsdom.ts */
import { clear } from 'idb-keyval';

import { storedSnapshots } from './snapshots';

jest.mock('idb-keyval', () => ({
  clear: jest.fn(() => Promise.resolve()),
  createStore: jest.fn(),
}));

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('once nobody is signed in, what is kept of accounts and their files goes, and the choices of the device stay', async () => {
  const stays = {
    'oficio.theme': 'dark',
    'oficio.keys': 'off',
    'oficio.statement-columns': '{}',
    'oficio.import.ana': '{}',
    'oficio.dismissed.ana': '[]',
  };
  for (const [key, value] of Object.entries(stays)) localStorage.setItem(key, value);
  localStorage.setItem('oficio.sheet-heads.ana', '{"Nome;Telefone":[]}');
  localStorage.setItem('oficio.sheet-heads.bento', '{}');
  await storedSnapshots.erase();
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    ...stays,
    'oficio.snapshots': '',
  });
  expect(clear).toHaveBeenCalledTimes(1);
});

test('where storage is refused, the snapshot goes all the same', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  localStorage.setItem('oficio.sheet-heads.ana', '{}');
  await storedSnapshots.erase();
  expect(clear).toHaveBeenCalled();
});
