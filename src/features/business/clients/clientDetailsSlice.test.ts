import { aClient, aClientDetails } from '../../../../test/builders';
import {
  clientDetailsActions,
  clientDetailsReducer,
  clientDetailsSelectors,
} from './clientDetailsSlice';
import { clientsActions } from './clientsSlice';

type Action = Parameters<typeof clientDetailsReducer>[1];

const after = (...actions: Action[]) => ({
  clientDetails: actions.reduce(
    clientDetailsReducer,
    clientDetailsReducer(undefined, { type: '' }),
  ),
});

test('what stood beside a deleted client stands aside until it is put back with it', () => {
  const client = aClient();
  const details = aClientDetails({ id: client.id });
  const left = aClientDetails({ id: 'another' });
  const gone = [
    clientDetailsActions.loaded([details, left]),
    clientsActions.deleted({ id: client.id, row: client }),
    clientsActions.deleted({ id: 'another' }),
  ];

  const deleted = after(...gone);
  expect(clientDetailsSelectors.selectById(deleted, client.id)).toBeNull();
  expect(clientDetailsSelectors.selectDeletedSideRows(deleted)).toEqual({
    [client.id]: details,
    another: left,
  });

  const restored = after(...gone, clientDetailsActions.restored(details));
  expect(clientDetailsSelectors.selectById(restored, client.id)).toEqual(details);
  expect(clientDetailsSelectors.selectDeletedSideRows(restored)).toEqual({ another: left });
});
