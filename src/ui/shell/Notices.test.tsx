import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { aClient, aProject, aQuote } from '../../../test/builders';
import { renderSection } from '../../../test/renderSection';
import { bulkActions } from '../../features/app/entities/bulk';
import { expensesActions } from '../../features/business/expenses/expensesSlice';
import { clientsActions } from '../../features/business/clients/clientsSlice';
import { deviceActions } from '../../features/app/device/deviceSlice';
import { projectsActions } from '../../features/business/projects/projectsSlice';
import { quotesActions } from '../../features/business/quotes/quotesSlice';
import { workspaceActions } from '../../features/app/workspace/workspaceSlice';
import { formsActions } from '../../features/app/forms/formsSlice';
import { navigationActions } from '../../features/app/navigation/navigationSlice';
import { useCommandKeys } from './commands/CommandKeys';
import { flatWorkspace } from '../../../test/workspace';

const made = 'Projeto "Marca" criado automaticamente!';
const failed = 'Erro ao salvar cliente. Tente novamente.';
const notDeleted = 'Erro ao deletar gasto. Tente novamente.';
const createdFromQuote = projectsActions.createdFromQuote(aProject({ name: 'Marca' }));
const createFailed = clientsActions.createFailed({ id: 'c1', failure: 'refused' });
const deleteFailed = expensesActions.deleteFailed({ id: 'e1', failure: 'refused' });

/** Renders only what the shell adds around a section; from then on time stands still. */
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
/** The whole notice of an announced text, with its buttons. */
const frameOf = (alert: HTMLElement | undefined): HTMLElement => {
  if (!alert?.parentElement) throw new Error('There is no such notice.');
  return alert.parentElement;
};
/** The notices that do not stand behind a newer one. */
const inSight = () =>
  screen
    .queryAllByRole('alert')
    .filter((alert) => alert.closest('[data-behind]') === null)
    .map(({ textContent }) => textContent);

afterEach(() => {
  jest.useRealTimers();
});

test('good news leave by themselves after 8 seconds; failures never do', async () => {
  const { store, dispatch } = await start();
  dispatch(createFailed);
  dispatch(createdFromQuote);
  pass(7.9);
  expect(shown()).toEqual([failed, made]);
  expect(inSight()).toEqual([made]);
  pass(0.2);
  // The failure comes back into sight.
  expect(inSight()).toEqual([failed]);
  expect(store.getState().workspace.notices.shown).toHaveLength(1);
  pass(3_600);
  expect(shown()).toEqual([failed]);
});

test('without a network a failure says so, of one row and of several', async () => {
  const { dispatch } = await start();
  const change = { kind: 'delete' } as const;
  dispatch(
    createFailed,
    bulkActions.ended({
      entity: 'clients',
      change,
      deleted: [],
      set: [],
      found: [],
      failed: ['c1'],
    }),
  );
  expect(shown().join()).not.toContain('Sem internet');
  dispatch(deviceActions.connectionLost({ since: null }));
  expect(shown()).toEqual([
    `${failed}\nSem internet: nada foi gravado.`,
    expect.stringMatching(
      /^Não foi possível excluir 1 cliente.*\nSem internet: isso não foi gravado\.$/s,
    ),
  ]);
});

describe('a failure whose answer was lost', () => {
  const lost = clientsActions.deleteFailed({ id: 'c1', failure: 'network' });
  const deleteFailed = 'Erro ao deletar cliente. Tente novamente.';
  const bulk = (unsure: string[]) =>
    bulkActions.ended({
      entity: 'clients',
      change: { kind: 'delete' },
      deleted: [],
      set: [],
      found: [],
      failed: ['c1'],
      unsure,
    });

  test('claims nothing, with a network and without', async () => {
    const { dispatch } = await start();
    dispatch(lost);
    expect(shown()).toEqual([`${deleteFailed}\nNão se sabe se foi gravado.`]);
    dispatch(deviceActions.connectionLost({ since: null }));
    expect(shown()).toEqual([`${deleteFailed}\nSem internet: não se sabe se foi gravado.`]);
  });

  test('claims nothing about one of several rows', async () => {
    const { dispatch } = await start();
    dispatch(bulk(['c1']));
    expect(shown()).toEqual([
      'Sem resposta ao excluir 1 cliente. Continua marcado.\nNão se sabe se foi gravado.',
    ]);
  });

  test('says that it failed once the list shows it, or leaves', async () => {
    const { dispatch } = await start();
    dispatch(lost, clientsActions.loaded([aClient({ id: 'c1' })]));
    expect(shown()).toEqual([deleteFailed]);
    dispatch(lost, clientsActions.loaded([]));
    expect(shown()).toEqual([]);
  });
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

test('the newest is in sight, and a press on the count shows the earlier ones', async () => {
  const { dispatch } = await start();
  dispatch(createdFromQuote, deleteFailed, createFailed);
  expect(shown()).toEqual([made, notDeleted, failed]);
  expect(inSight()).toEqual([failed]);
  fireEvent.click(screen.getByRole('button', { name: 'mais 2' }));
  expect(inSight()).toEqual([made, notDeleted, failed]);
  // What the user reads does not leave.
  pass(60);
  expect(inSight()).toEqual([made, notDeleted, failed]);
  fireEvent.click(screen.getByRole('button', { name: 'menos' }));
  expect(inSight()).toEqual([failed]);
  pass(8.1);
  expect(shown()).toEqual([notDeleted, failed]);
  expect(screen.getByRole('button', { name: 'mais 1' })).toHaveAttribute('aria-expanded', 'false');
});

test('good news that nobody has seen wait until they come into sight', async () => {
  const { dispatch } = await start();
  dispatch(createdFromQuote, createFailed);
  pass(60);
  expect(shown()).toEqual([made, failed]);
  const [, alert] = screen.getAllByRole('alert');
  fireEvent.click(within(frameOf(alert)).getByRole('button', { name: 'Fechar aviso' }));
  expect(inSight()).toEqual([made]);
  pass(8.1);
  expect(shown()).toEqual([]);
});

test('behind the drawer good news wait, too', async () => {
  const { dispatch } = await start();
  dispatch(navigationActions.drawerToggled({ open: true }), createdFromQuote);
  pass(60);
  expect(shown()).toEqual([made]);
  dispatch(navigationActions.drawerToggled({ open: false }));
  pass(7);
  expect(shown()).toEqual([made]);
  pass(1.1);
  expect(shown()).toEqual([]);
});

test('each is announced when it happens, also over a modal, a question or a menu', async () => {
  const { dispatch } = await start();
  dispatch(workspaceActions.modalOpened('quotes', 'create', 'q1'), deleteFailed, createFailed);
  expect(shown()).toEqual([notDeleted, failed]);
  dispatch(workspaceActions.modalClosed());
  dispatch(workspaceActions.confirmationAsked({ kind: 'signOut' }), createdFromQuote);
  expect(shown()).toEqual([notDeleted, failed, made]);
  dispatch(formsActions.confirmationCancelled());
  dispatch(navigationActions.drawerToggled({ open: true }));
  expect(inSight()).toEqual([made]);
});

test('the notice of an automatic project opens it, where nothing else is open', async () => {
  const { store, user } = await renderSection(
    () => null,
    ({ tables }, userId) => {
      tables.projects.seed(userId, aProject({ id: 'p1', name: 'Marca' }));
    },
  );
  act(() => {
    store.dispatch(projectsActions.createdFromQuote(aProject({ id: 'p1', name: 'Marca' })));
    store.dispatch(workspaceActions.modalOpened('clients', 'create', 'c1'));
  });
  expect(shown()).toEqual([made]);
  expect(screen.queryByText('Abrir projeto')).not.toBeInTheDocument();
  act(() => {
    store.dispatch(workspaceActions.modalClosed());
  });
  await user.click(screen.getByRole('button', { name: 'Abrir projeto' }));
  expect(await screen.findByRole('dialog', { name: 'Visualizar Projeto' })).toBeVisible();
  expect(flatWorkspace(store.getState().workspace)).toMatchObject({
    section: 'projects',
    trail: ['dashboard'],
    notices: [],
  });
});

function CommandKeys() {
  useCommandKeys();
  return null;
}

test('an approval of many is told with its projects, in one notice', async () => {
  const { dispatch } = await start();
  const set = ['q1', 'q2'].map((id) => ({ id, from: 'proposal', to: 'approved' }));
  const change = { kind: 'set', field: 'status', value: 'approved' } as const;
  dispatch(
    bulkActions.ended({ entity: 'quotes', change, deleted: [], set, found: [], failed: [] }),
  );
  expect(shown()).toEqual(['2 orçamentos aprovados.']);
  for (const { id: quoteId } of set) {
    const project = aProject({ id: `of ${quoteId}`, quoteId, name: `Marca ${quoteId}` });
    dispatch(projectsActions.createdFromQuote(project, true));
  }
  expect(shown()).toEqual([
    [
      '2 orçamentos aprovados.',
      'Projeto "Marca q1" criado automaticamente!',
      'Projeto "Marca q2" criado automaticamente!',
    ].join('\n'),
  ]);
});

describe('what can be taken back', () => {
  const client = aClient({ id: 'c1', name: 'Ana Nogueira' });
  const deleted = () =>
    renderSection(
      () => (
        <>
          <CommandKeys />
          <input aria-label="Busca" defaultValue="x" />
          <input type="checkbox" aria-label="Marcar" />
        </>
      ),
      ({ tables }, userId) => {
        tables.clients.seed(userId, client, aClient({ id: 'c2' }), aClient({ id: 'c3' }));
      },
    ).then((rendered) => {
      act(() => {
        rendered.store.dispatch(clientsActions.deleteRequested({ id: 'c1' }));
      });
      return rendered;
    });
  const isBack = '“Ana Nogueira” recuperado.';

  test('a press of the button does it, and the focus is not lost', async () => {
    const { user, store } = await deleted();
    await screen.findByText('Cliente “Ana Nogueira” excluído.');
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText(new RegExp(isBack))).toBeVisible();
    expect(store.getState().clients.entities['c1']).toEqual(client);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test.each(['{Control>}z{/Control}', '{Meta>}z{/Meta}'])('so does %s', async (keys) => {
    const { user } = await deleted();
    await screen.findByText(/excluído/);
    screen.getByRole('checkbox').focus();
    await user.keyboard(keys);
    expect(await screen.findByText(new RegExp(isBack))).toBeVisible();
  });

  test.each(['{Control>}z{/Control}', '{Control>}{Shift>}z{/Shift}{/Control}', 'z'])(
    'not %s in a text field, nor another key',
    async (keys) => {
      const { user, store } = await deleted();
      await screen.findByText(/excluído/);
      if (keys.startsWith('{Control>}z')) screen.getByRole('textbox').focus();
      await user.keyboard(keys);
      expect(store.getState().workspace.notices.shown).toMatchObject([
        { message: { code: 'deleted' } },
      ]);
    },
  );

  test('a failure says so and offers it again', async () => {
    const { user, gateway } = await deleted();
    gateway.traffic.fail('clients.restore', 'refused');
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText('Não foi possível desfazer. Tente novamente.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText(new RegExp(isBack))).toBeVisible();
  });

  test('two at once are two offers, the newest first by key', async () => {
    const { user, store } = await deleted();
    act(() => {
      store.dispatch(clientsActions.deleteRequested({ id: 'c2' }));
    });
    await waitFor(() => {
      expect(shown()).toHaveLength(2);
    });
    // Each key is shown where it works.
    expect(screen.getAllByText('Z')).toHaveLength(1);
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => {
      expect(store.getState().clients.ids).toContain('c2');
    });
    expect(store.getState().clients.ids).not.toContain('c1');
  });
});

describe('an approved quote that was left without a project', () => {
  const seedQuotes = (...ids: string[]) =>
    renderSection(
      () => null,
      ({ tables }, userId) => {
        tables.clients.seed(userId, aClient({ id: 'c1', name: 'Ana Nogueira' }));
        tables.quotes.seed(
          userId,
          ...ids.map((id) => aQuote({ id, clientId: 'c1', status: 'approved', updatedAt })),
        );
      },
    );
  const updatedAt = '2026-11-20T14:00:00+00:00';

  test('one is offered, and made at a press', async () => {
    const { user, gateway, userId } = await seedQuotes('q1');
    expect(shown()).toEqual(['O orçamento de Ana Nogueira foi aprovado e ficou sem projeto.']);
    await user.click(screen.getByRole('button', { name: 'Criar projeto' }));
    await waitFor(() => {
      expect(gateway.tables.projects.of(userId)).toMatchObject([{ quoteId: 'q1' }]);
    });
  });

  test('of more it is said how many, whose, and where they are', async () => {
    const { user, store } = await seedQuotes('q1', 'q2');
    expect(shown()).toEqual([
      '2 orçamentos foram aprovados e ficaram sem projeto: Ana Nogueira e Ana Nogueira.',
    ]);
    await user.click(screen.getByRole('button', { name: 'Ver orçamentos' }));
    expect(flatWorkspace(store.getState().workspace)).toMatchObject({
      section: 'quotes',
      notices: [],
    });
  });

  test('the offer goes with its quote or with its project', async () => {
    const { store } = await seedQuotes('q1', 'q2', 'q3');
    act(() => {
      store.dispatch(quotesActions.deleted({ id: 'q1' }));
      store.dispatch(projectsActions.created(aProject({ quoteId: 'q2' })));
    });
    expect(shown()).toEqual(['O orçamento de Ana Nogueira foi aprovado e ficou sem projeto.']);
    act(() => {
      store.dispatch(clientsActions.deleted({ id: 'c1' }));
    });
    expect(shown()).toEqual([]);
  });

  test('closed, it is not offered again on this device', async () => {
    const { user, gateway, userId } = await seedQuotes('q1');
    await user.click(screen.getByRole('button', { name: 'Fechar aviso' }));
    expect(shown()).toEqual([]);
    expect(gateway.dismissals.read(userId)).toEqual(['q1']);
  });
});

test('the retry of a failed save takes its notice away', async () => {
  const { dispatch } = await start();
  dispatch(createFailed);
  expect(shown()).toEqual([failed]);
  dispatch(clientsActions.created(aClient({ id: 'c1' })));
  expect(shown()).toEqual([]);
});
