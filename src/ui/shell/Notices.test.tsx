import { act, fireEvent, screen } from '@testing-library/react';

import { aClient, aProject } from '../../../test/builders';
import { renderSection } from '../../../test/renderSection';
import { clientsActions } from '../../features/clients/clientsSlice';
import { projectsActions } from '../../features/projects/projectsSlice';
import { workspaceActions } from '../../features/workspace/workspaceSlice';

const made = 'Projeto "Marca" criado automaticamente!';
const failed = 'Erro ao salvar cliente. Tente novamente.';
const createdFromQuote = projectsActions.createdFromQuote(aProject({ name: 'Marca' }));
const createFailed = clientsActions.createFailed({ id: 'c1', failure: 'refused' });

/** Nothing but what the shell puts round a section; from then on time stands still. */
async function start() {
  const { store } = await renderSection(() => null);
  jest.useFakeTimers();
  const dispatch = (...actions: Parameters<typeof store.dispatch>[0][]) => {
    act(() => {
      for (const action of actions) store.dispatch(action);
    });
  };
  return { store, dispatch };
}

const pass = (seconds: number) => {
  act(() => {
    jest.advanceTimersByTime(seconds * 1_000);
  });
};
const shown = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

afterEach(() => {
  jest.useRealTimers();
});

test('good news leave by themselves after 8 seconds; failures never do', async () => {
  const { store, dispatch } = await start();
  dispatch(createdFromQuote, createFailed);
  pass(7.9);
  expect(shown()).toEqual([made, failed]);
  pass(0.2);
  expect(shown()).toEqual([failed]);
  expect(store.getState().workspace.notices).toHaveLength(1);
  pass(3_600);
  expect(shown()).toEqual([failed]);
});

test('what else happens does not start the 8 seconds again', async () => {
  const { dispatch } = await start();
  dispatch(createdFromQuote);
  pass(5);
  dispatch(workspaceActions.sectionChosen('clients'), createFailed);
  pass(3.1);
  expect(shown()).toEqual([failed]);
});

test.each([
  ['the pointer is on it', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['it has the focus', fireEvent.focus, fireEvent.blur],
])('they stay while %s', async (_name, enter, leave) => {
  const { dispatch } = await start();
  dispatch(createdFromQuote);
  pass(5);
  const button = screen.getByRole('button', { name: 'Fechar aviso' });
  enter(button);
  pass(60);
  expect(shown()).toEqual([made]);
  leave(button);
  pass(7.9);
  expect(shown()).toEqual([made]);
  pass(0.2);
  expect(shown()).toEqual([]);
});

test('over an open modal, question or menu only the newest is shown, the others later', async () => {
  const { dispatch } = await start();
  dispatch(createdFromQuote, createFailed);
  dispatch(workspaceActions.modalOpened('quotes', 'create', 'q1'));
  expect(shown()).toEqual([failed]);
  // What could not be seen has not been read.
  pass(60);
  dispatch(workspaceActions.modalClosed());
  expect(shown()).toEqual([made, failed]);
  dispatch(workspaceActions.confirmationAsked({ kind: 'signOut' }));
  expect(shown()).toEqual([failed]);
  dispatch(workspaceActions.confirmationCancelled());
  dispatch(workspaceActions.drawerToggled({ open: true }));
  expect(shown()).toEqual([failed]);
});

test('the retry of a failed save takes its notice away', async () => {
  const { dispatch } = await start();
  dispatch(createFailed);
  expect(shown()).toEqual([failed]);
  dispatch(clientsActions.created(aClient({ id: 'c1' })));
  expect(shown()).toEqual([]);
});
