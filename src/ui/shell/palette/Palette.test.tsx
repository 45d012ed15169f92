import { act, screen, waitFor, within } from '@testing-library/react';

import {
  aClient,
  anExpense,
  aPart,
  aPayment,
  aProfile,
  aProject,
  aQuote,
  aSeriesRow,
} from '../../../../test/builders';
// The app adds this reducer after the first screen.
import '../../../../test/seriesWork';
import { openedDialog, renderSection } from '../../../../test/renderSection';
import { noticesActions } from '../../../features/app/notices/noticesSlice';
import { paymentsActions } from '../../../features/business/payments/paymentsSlice';
import { projectsActions } from '../../../features/business/projects/projectsSlice';
import { emptySeriesRow, seriesNumberId } from '../../../features/business/series/seriesRow';
import { ENTITIES } from '../../../features/app/entities/entities';
import { useCommandKeys } from '../commands/CommandKeys';
import { listWords } from '../../records/nouns';
import { flatWorkspace } from '../../../../test/workspace';
import { PanelHost } from '../hosts';

function Host() {
  useCommandKeys();
  return <PanelHost />;
}

const RENT = '1f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f1';
const RETAINER = `2${RENT.slice(1)}`;

const opened = async ({ mei = false, series = false } = {}) => {
  const rendered = await renderSection(Host, ({ tables }, userId) => {
    tables.profiles.seed(userId, aProfile({ id: userId, mei }));
    tables.clients.seed(
      userId,
      aClient({ id: 'helena', name: 'Helena Duarte', company: 'Aurora' }),
    );
    tables.clients.seed(userId, aClient({ id: 'davi', name: 'Davi Moreira' }));
    for (const id of ['q1', 'q2', 'q3', 'q4']) {
      tables.quotes.seed(userId, aQuote({ id, clientId: 'helena', status: 'analyzing' }));
    }
    tables.projects.seed(userId, aProject({ id: 'p1', name: 'Panetones', clientId: 'helena' }));
    tables.payments.seed(userId, aPayment({ id: 'pay', projectId: 'p1' }));
    tables.expenses.seed(userId, anExpense({ id: 'e1', description: 'Contadora' }));
    if (!series) return;
    const terms = { startsOn: '2026-10-05', unit: 'month', every: 1, anchorDay: 5 } as const;
    tables.series.seed(
      userId,
      aSeriesRow({
        id: seriesNumberId(RENT, 1),
        ...{ ...terms, kind: 'expense', name: 'Aluguel', category: 'Escritório', amount: 950 },
      }),
      aSeriesRow({
        id: seriesNumberId(RETAINER, 1),
        ...{ ...terms, kind: 'payment', project: 'p1', amount: 1200 },
      }),
      aSeriesRow({ ...emptySeriesRow, id: seriesNumberId(RETAINER, 3), course: 'paused' }),
    );
  });
  await waitFor(() => {
    expect(rendered.store.getState().series.loaded).toBe(true);
  });
  await rendered.user.keyboard('{Control>}k{/Control}');
  const dialog = await openedDialog('Buscar ou criar qualquer coisa');
  const names = () =>
    within(dialog)
      .queryAllByRole('option')
      .map((each) => each.textContent);
  return {
    ...rendered,
    dialog,
    names,
    workspace: () => flatWorkspace(rendered.store.getState().workspace),
  };
};

/** Finds an option that must be in the document by now. */
const found = (name: RegExp) => screen.findByRole('option', { name });

test('nothing sought: a new one of each list', async () => {
  const { names } = await opened();
  expect(names()).toEqual(ENTITIES.map((entity) => listWords[entity].create));
});

test('a client’s name: actions about them first, then what is theirs, three of each', async () => {
  const { user, names, workspace } = await opened();
  await user.keyboard('helena');
  await found(/^Ver os 4 orçamentos/);
  const [first, second, third, ...others] = names();
  expect(first).toBe('Novo Orçamento para Helena Duarte · Aurora');
  expect(second).toMatch(/^Cobrar Panetones por Pix$/);
  expect(third).toMatch(/^Helena Duarte/);
  expect(others.map((name) => name.split(' · ')[0])).toEqual([
    'Helena Duarte',
    'Helena Duarte',
    'Helena Duarte',
    'Ver os 4 orçamentos',
    'Panetones',
    'Panetones',
    'Marcar Panetones como pagoR$ 3.200,00',
  ]);
  await user.keyboard('{Enter}');
  expect(workspace().modal).toMatchObject({ entity: 'quotes', brought: { id: 'helena' } });
});

test('what is to be charged is offered by the word alone, and by whom it is about', async () => {
  const { user, names, workspace } = await opened();
  await user.keyboard('cobrar');
  await found(/^Cobrar Panetones por Pix/);
  expect(names()).toEqual([expect.stringMatching(/^Cobrar Panetones por PixR\$\s3.200,00$/)]);
  await user.keyboard(' de davi');
  await waitFor(() => {
    expect(names()).toEqual([]);
  });
  await user.keyboard('{Escape}pix aurora');
  await user.click(await found(/^Cobrar Panetones por Pix/));
  expect(workspace()).toMatchObject({ panel: null, modal: { mode: 'pix', id: 'pay' } });
});

test('what comes again is found by its name or by how often, and opens where its records are', async () => {
  const { user, store, workspace } = await opened({ series: true });
  // The app does this after the first screen.
  await act(() => store.loadSeriesWork());
  await user.keyboard('todo mês');
  expect(await found(/^Panetones/)).toHaveTextContent(/Todo mês, dia 5.*Em pausa.*R\$\s1.200,00/);
  await user.keyboard('{Escape}alug');
  await found(/^Alug/);
  await user.keyboard('{Enter}');
  expect(workspace()).toMatchObject({ panel: null, section: 'expenses' });
  expect(store.getState().seriesWork?.viewed).toBe(RENT);
});

test('of all that is open what is due first is charged first, and of a payment its next part', async () => {
  const rendered = await renderSection(Host, ({ tables }, userId) => {
    tables.projects.seed(userId, aProject({ id: 'p1', name: 'Panetones' }));
    tables.projects.seed(userId, aProject({ id: 'p2', name: 'Vitrine' }));
    tables.payments.seed(
      userId,
      aPayment({ id: 'a', projectId: 'p1', paid: false }),
      aPayment({
        id: 'b',
        projectId: 'p2',
        receivedAmount: 1006.67,
        totalAmount: 3020,
        isInstallment: true,
      }),
    );
    tables.paymentParts.seed(
      userId,
      aPart({ id: 'a-1', dueOn: '2099-03-07' }),
      aPart({ id: 'b-1', dueOn: '2099-01-07' }),
    );
  });
  await rendered.user.keyboard('{Control>}k{/Control}');
  const dialog = await openedDialog('Buscar ou criar qualquer coisa');
  await rendered.user.keyboard('cob');
  await waitFor(() => {
    const options = within(dialog).queryAllByRole('option');
    expect(options.map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))).toEqual([
      'Cobrar Vitrine por Pix · vence 07/01/2099R$ 1.006,67',
      'Cobrar Panetones por Pix · vence 07/03/2099R$ 3.200,00',
    ]);
  });
});

test('a receipt of what came last is offered by its word', async () => {
  const { user, store, names, workspace } = await opened();
  await user.keyboard('recibo');
  await waitFor(() => {
    expect(names()).toEqual([]);
  });
  act(() => {
    store.dispatch(paymentsActions.paidToggled({ id: 'pay', paid: true }));
  });
  await user.click(await found(/^Recibo de Panetones/));
  expect(workspace().modal).toMatchObject({ mode: 'receipt', id: 'pay', part: 1 });
});

test('what is paid is not asked for', async () => {
  const { user, store } = await opened();
  act(() => {
    store.dispatch(paymentsActions.paidToggled({ id: 'pay', paid: true }));
  });
  await user.keyboard('helena');
  await found(/^Novo Orçamento para Helena/);
  expect(screen.queryByRole('option', { name: /^Cobrar/ })).toBeNull();
});

test('a list is saved as a file for spreadsheets; one without records is not offered', async () => {
  const { user, names, workspace } = await opened();
  await user.keyboard('exportar');
  await found(/^Exportar clientes em CSV/);
  // Projects, payments and expenses have some, too, and the next weeks.
  expect(names().filter((name) => name.startsWith('Exportar'))).toHaveLength(6);
  await user.keyboard(' orcamentos');
  await waitFor(() => {
    expect(names()).toEqual(['Exportar orçamentos em CSV']);
  });
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${String(files.push(file))}`,
    revokeObjectURL: () => undefined,
  });
  const clicked = jest
    .spyOn(HTMLAnchorElement.prototype, 'click')
    .mockImplementation(() => undefined);
  await user.keyboard('{Enter}');
  expect(workspace().panel).toBeNull();
  await waitFor(() => {
    expect(clicked).toHaveBeenCalledTimes(1);
  });
  expect(files.map(({ type }) => type)).toEqual(['text/csv;charset=utf-8']);
});

test('every command is found by what it is called, and by what else people call it', async () => {
  const { user, names } = await opened();
  for (const [typed, all] of [
    ['novo', ['Novo Cliente', 'Novo Orçamento', 'Novo Projeto', 'Novo Pagamento', 'Novo Gasto']],
    [
      'importar',
      [
        'Conferir com o extrato',
        'Trazer clientes de uma planilha',
        'Trazer gastos de uma planilha',
      ],
    ],
    ['planilha', ['Trazer clientes de uma planilha', 'Trazer gastos de uma planilha']],
    ['tema', ['Aparência: automático', 'Aparência: claro', 'Aparência: escuro']],
    ['escuro', ['Aparência: escuro']],
    ['backup', ['Meus dados', 'Baixar tudo (.json)']],
    ['cópia', ['Meus dados', 'Baixar tudo (.json)']],
  ] as const) {
    await user.clear(screen.getByRole('combobox'));
    await user.keyboard(typed);
    await waitFor(() => {
      const shown = names().slice(0, all.length);
      expect([typed, ...shown.map((name) => name.replace(/G[A-Z]$/, ''))]).toEqual([typed, ...all]);
    });
  }
});

test('two letters find three commands, and the group says of how many', async () => {
  const { user, dialog, names } = await opened();
  await user.keyboard('no');
  await within(dialog).findByText(/^Ações: 3 de \d+$/);
  expect(names().slice(0, 3)).toEqual(['Novo Cliente', 'Novo Orçamento', 'Novo Projeto']);
  await user.keyboard('vo');
  await within(dialog).findByText('Ações');
});

test('the appearance is chosen', async () => {
  const { user, workspace } = await opened();
  await user.keyboard('escuro');
  await found(/^Aparência: escuro/);
  await user.keyboard('{Enter}');
  expect(workspace().panel).toBeNull();
  expect(document.documentElement).toHaveClass('dark');
});

test('quotes match by company; all of them are shown in their list', async () => {
  const { user, workspace } = await opened();
  await user.keyboard('aurora analise');
  await user.click(await found(/^Ver os 4 orçamentos/));
  expect(workspace()).toMatchObject({ section: 'quotes', panel: null, modal: null });
  expect(workspace().sought.quotes.query).toBe('aurora analise');
});

test('Enter opens what is meant by what is typed, Ctrl Enter edits it', async () => {
  const { user, workspace } = await opened();
  await user.keyboard('contad{Enter}');
  expect(workspace().modal).toMatchObject({ entity: 'expenses', id: 'e1', mode: 'edit' });
});

test('payments that are alike are told apart by their days', async () => {
  const rendered = await renderSection(Host, ({ tables }, userId) => {
    tables.projects.seed(userId, aProject({ id: 'p1', name: 'Panetones' }));
    tables.payments.seed(
      userId,
      aPayment({ id: 'a', projectId: 'p1', paid: true, paymentDate: '2026-10-05' }),
      aPayment({ id: 'b', projectId: 'p1', paid: true, paymentDate: null }),
      aPayment({ id: 'c', projectId: 'p1', paid: false, paymentDate: null }),
    );
    tables.paymentParts.seed(
      userId,
      aPart({ id: 'b-1', receivedOn: '2026-11-06' }),
      aPart({ id: 'c-1', dueOn: '2099-01-07' }),
    );
  });
  await rendered.user.keyboard('{Control>}k{/Control}');
  await openedDialog('Buscar ou criar qualquer coisa');
  await rendered.user.keyboard('panetones');
  for (const name of [
    /Pago · 05\/10\/2026/,
    /Pago · 06\/11\/2026/,
    /Pendente · vence 07\/01\/2099/,
  ])
    expect(await found(name)).toBeVisible();
});

test('arrows walk the options; the current one is said', async () => {
  const { user, workspace } = await opened();
  await user.keyboard('panetones');
  await found(/^Panetones · Helena/);
  await user.keyboard('{ArrowDown}');
  const field = screen.getByRole('combobox');
  await waitFor(() => {
    const current = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    expect(current).toHaveTextContent(/^Panetones · Pendente|^Panetones · Pago/);
  });
  expect(field).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  await waitFor(() => {
    expect(workspace().palette).toMatchObject({ at: 'projects-p1' });
  });
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(workspace()).toMatchObject({ section: 'projects', modal: { id: 'p1', mode: 'edit' } });
});

test('Esc clears, then closes; nothing found says so', async () => {
  const { user, workspace } = await opened();
  await user.keyboard('xyz');
  expect(await screen.findByText('Nada com “xyz”.')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(workspace()).toMatchObject({ panel: 'palette', palette: { query: '', at: null } });
  });
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(workspace().panel).toBeNull();
  });
});

test('what is due can be taken to a calendar from anywhere, also where nothing is to be received', async () => {
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  URL.createObjectURL = () => 'blob:x';
  const { user, store } = await opened();
  await waitFor(() => {
    expect(store.getState().paymentParts.loaded).toBe(true);
  });
  await user.keyboard('agenda');
  await user.click(await found(/^Adicionar à agenda/));
  await waitFor(() => {
    expect(saved.mock.contexts).toMatchObject([{ download: 'oficio.ics' }]);
  });
});

test("only a MEI finds the MEI's page", async () => {
  const { user, workspace } = await opened({ mei: true });
  await user.keyboard('declaração');
  await found(/^MEI: limite, relatório mensal e declaração/);
  await user.keyboard('{Enter}');
  expect(workspace().section).toBe('mei');
});

test("who is no MEI does not find the MEI's page", async () => {
  const { user, names } = await opened();
  await user.keyboard('declaração');
  await waitFor(() => {
    expect(names()).toEqual([]);
  });
});

test('what would be undone is named, also after its notice has left', async () => {
  const { store, names } = await opened();
  expect(names().join()).not.toContain('Desfazer');
  act(() => {
    store.dispatch(projectsActions.deleteRequested({ id: 'p1' }));
  });
  await waitFor(() => {
    expect(names().at(-1)).toMatch(/^Desfazer: exclusão de Panetones · ProjetoCtrl/);
  });
  act(() => {
    const [notice] = store.getState().workspace.notices.shown;
    store.dispatch(noticesActions.noticeDismissed({ id: notice?.id ?? 0 }));
  });
  expect(await found(/^Desfazer: exclusão de Panetones/)).toBeVisible();
});
