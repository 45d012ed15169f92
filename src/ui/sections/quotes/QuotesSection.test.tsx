import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';

import { aClient, anItem, aProject, aQuote, aQuoteDetails } from '../../../../test/builders';
import { choose, offeredLabels } from '../../../../test/choices';
import { layersListen } from '../../../../test/frames';
import { openedDialog, renderSection, showControls } from '../../../../test/renderSection';
import type { Client } from '../../../features/business/clients/client';
import { clientsActions } from '../../../features/business/clients/clientsSlice';
import type { Quote } from '../../../features/business/quotes/quote';
import { quoteDetailsSelectors } from '../../../features/business/quotes/quoteDetailsSlice';
import { quotesActions } from '../../../features/business/quotes/quotesSlice';
import { selectIsReady, sessionActions } from '../../../features/app/session/sessionSlice';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import QuotesSection from './QuotesSection';
import { flatWorkspace } from '../../../../test/workspace';

interface Seed {
  clients?: Client[];
  quotes?: Quote[];
}

const showing = ({ clients = [], quotes = [] }: Seed = {}) =>
  renderSection(QuotesSection, ({ tables }, userId) => {
    tables.clients.seed(userId, ...clients);
    tables.quotes.seed(userId, ...quotes);
  });

const serra = aClient({ id: 'serra', name: 'Cervejaria Serra Azul' });
const alvaro = aClient({ id: 'alvaro', name: 'Álvaro Reis' });
const zeca = aClient({ id: 'zeca', name: 'Zeca' });

const button = (name: string) => screen.getByRole('button', { name });
const item = (place: number) => within(screen.getByRole('group', { name: `Item ${place}` }));
const clientSelect = () => screen.getByRole('combobox', { name: /Cliente/ });
const noDialog = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
/** The text of the whole dialog with plain spaces. */
const dialogText = () => screen.getByRole('dialog').textContent.replaceAll('\u00A0', ' ');
const cells = () =>
  screen.getAllByRole('cell').map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));

async function fillItem(
  user: Awaited<ReturnType<typeof showing>>['user'],
  place: number,
  values: { name: string; quantity: string; price: string },
) {
  await user.type(item(place).getByRole('combobox', { name: /Nome/ }), values.name);
  const quantity = item(place).getByRole('spinbutton', { name: /Quantidade/ });
  await user.clear(quantity);
  await user.type(quantity, values.quantity);
  await user.type(item(place).getByRole('spinbutton', { name: /Preço/ }), values.price);
}

test.each([null, 'gone'])('a client who is %p is said not to be found', async (clientId) => {
  await showing({ quotes: [aQuote({ clientId })] });
  expect(cells()[0]).toBe('Cliente não encontrado');
  expect(button('Editar o orçamento de Cliente não encontrado')).toBeVisible();
});

test('a quote with a number says it in its row, and is found by it', async () => {
  const { store, user } = await renderSection(QuotesSection, ({ tables }, userId) => {
    tables.clients.seed(userId, serra);
    tables.quotes.seed(
      userId,
      aQuote({ id: 'q1', clientId: 'serra' }),
      aQuote({ id: 'q2', clientId: 'serra' }),
    );
    tables.quoteDetails.seed(userId, aQuoteDetails({ id: 'q1', number: '2026-021' }));
  });
  showControls(store, 'quotes');
  await waitFor(() => {
    expect(quoteDetailsSelectors.selectIsLoaded(store.getState())).toBe(true);
  });
  expect(screen.getAllByText('Cervejaria Serra Azul', { selector: 'td *' })).toHaveLength(2);
  expect(screen.getByText('nº 2026-021')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'nº 2026-021');
  await waitFor(() => {
    expect(screen.getAllByText('Cervejaria Serra Azul', { selector: 'td *' })).toHaveLength(1);
  });
  expect(screen.getByText('nº 2026-021')).toBeVisible();
});

test('Enter in a price makes one line, however long it is held', async () => {
  const { user } = await showing({ clients: [serra] });
  await user.click(button('Novo Orçamento'));
  await openedDialog('Novo Orçamento');
  const price = item(1).getByRole('spinbutton', { name: /Preço/ });
  fireEvent.keyDown(price, { key: 'Enter' });
  fireEvent.keyDown(price, { key: 'Enter', repeat: true });
  expect(screen.getAllByRole('group', { name: /^Item/ })).toHaveLength(2);
});

test('lines can all be removed: the total follows and no minimum is asked for', async () => {
  const items = [anItem({ name: 'A', price: 10 }), anItem({ name: 'B', price: 5 })];
  const quote = aQuote({ clientId: 'serra', items, totalValue: 15 });
  const { user, gateway, userId } = await showing({ clients: [serra], quotes: [quote] });
  await user.click(button('Editar o orçamento de Cervejaria Serra Azul'));
  await openedDialog('Editar Orçamento');
  await user.click(button('Remover o item 1'));
  expect(item(1).getByRole('combobox', { name: /Nome/ })).toHaveValue('B');
  expect(dialogText()).toContain('TotalR$ 5,00');
  expect(button('Adicionar Item')).toHaveFocus();
  await user.click(button('Remover o item 1'));
  expect(screen.getByText('Nenhum item adicionado.')).toBeVisible();
  expect(dialogText()).toContain('TotalR$ 0,00');
  await user.click(button('Salvar'));
  await noDialog();
  expect(gateway.tables.quotes.of(userId)[0]).toMatchObject({ items: [], totalValue: 0 });
});

test('the newest clients are offered first, one who is not there yet last; of one name they are told apart', async () => {
  const { user } = await showing({
    clients: [
      ...[alvaro, serra, zeca],
      aClient({ id: 'zz1', name: 'Ana', company: 'Padaria' }),
      aClient({ id: 'zz2', name: 'Ana', email: 'ana@x.com', company: null }),
    ],
  });
  await user.click(button('Novo Orçamento'));
  await openedDialog('Novo Orçamento');
  expect(clientSelect()).toHaveAttribute('placeholder', 'Selecione um cliente');
  expect(await offeredLabels(user, clientSelect())).toEqual([
    'Ana · ana@x.com',
    'Ana · Padaria',
    'Zeca',
    'Cervejaria Serra Azul',
    'Álvaro Reis',
    'Cadastrar cliente',
  ]);
});

test('without any client the form says what to do first', async () => {
  const { user } = await showing();
  await user.click(button('Novo Orçamento'));
  await openedDialog('Novo Orçamento');
  expect(clientSelect()).toHaveAccessibleDescription(
    'Você ainda não tem clientes: cadastre um cliente primeiro.',
  );
});

test('a deleted client is shown as a choice that cannot be made again, and need not be replaced', async () => {
  const { user, gateway, userId } = await showing({
    clients: [serra],
    quotes: [aQuote({ clientId: null })],
  });
  await user.click(button('Editar o orçamento de Cliente não encontrado'));
  await openedDialog('Editar Orçamento');
  expect(clientSelect()).toHaveDisplayValue('Cliente não encontrado');
  expect(await offeredLabels(user, clientSelect())).toEqual([
    'Cervejaria Serra Azul',
    'Cadastrar cliente',
  ]);
  expect(clientSelect()).not.toBeRequired();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Rejeitado');
  await user.click(button('Salvar'));
  await noDialog();
  expect(gateway.tables.quotes.of(userId)[0]).toMatchObject({ clientId: null, status: 'rejected' });
  await user.click(button('Editar o orçamento de Cliente não encontrado'));
  await openedDialog('Editar Orçamento');
  await choose(user, clientSelect(), 'Cervejaria Serra Azul');
  await user.click(button('Salvar'));
  await noDialog();
  expect(cells()[0]).toBe('Cervejaria Serra Azul');
});

test('a client who is deleted while the form is open need not be replaced', async () => {
  const { user, store } = await showing({
    clients: [serra, zeca],
    quotes: [aQuote({ clientId: 'serra' })],
  });
  await user.click(button('Editar o orçamento de Cervejaria Serra Azul'));
  await openedDialog('Editar Orçamento');
  act(() => {
    store.dispatch(clientsActions.deleted({ id: 'serra' }));
  });
  expect(clientSelect()).toHaveDisplayValue('Cliente não encontrado');
  await user.click(button('Salvar'));
  await noDialog();
});

test('viewing shows every field and changes nothing', async () => {
  const quote = aQuote({
    clientId: 'serra',
    items: [
      anItem({ name: 'Rótulo', description: '355 ml', quantity: 4, price: 550 }),
      anItem({ name: 'Arte', quantity: 1, price: 0.5 }),
    ],
    totalValue: 2200.5,
    status: 'approved',
    observations: 'Entrada de 50%.\nValidade de 15 dias.',
  });
  const { user } = await showing({ clients: [serra], quotes: [quote] });
  await user.click(button('Visualizar o orçamento de Cervejaria Serra Azul'));
  const view = within(await openedDialog('Visualizar Orçamento'));
  expect(dialogText()).toContain('ClienteCervejaria Serra Azul');
  expect(dialogText()).toContain('StatusAprovado');
  expect(dialogText()).toContain('Data20/11/2026');
  expect(view.getAllByRole('cell').map((cell) => cell.textContent.replace('\u00A0', ' '))).toEqual([
    ...['Rótulo355 ml', '4', 'R$ 550,00', 'R$ 2.200,00'],
    ...['Arte', '1', 'R$ 0,50', 'R$ 0,50'],
  ]);
  expect(dialogText()).toContain('TotalR$ 2.200,50');
  expect(dialogText()).toContain('Entrada de 50%.\nValidade de 15 dias.');
  expect(view.queryByRole('textbox')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await noDialog();
});

test('viewing a bare quote uses the fallbacks', async () => {
  const { user } = await showing({ quotes: [aQuote({ items: [], totalValue: 0 })] });
  await user.click(button('Visualizar o orçamento de Cliente não encontrado'));
  await openedDialog('Visualizar Orçamento');
  expect(dialogText()).toContain('ClienteCliente não encontrado');
  expect(dialogText()).toContain('Nenhum item neste orçamento.');
  expect(dialogText()).toContain('Não informado');
});

const openView = async (user: Awaited<ReturnType<typeof showing>>['user']) => {
  await user.click(button('Visualizar o orçamento de Cervejaria Serra Azul'));
  return within(await openedDialog('Visualizar Orçamento'));
};

test('the view of an approved quote without a project offers one, which is made once', async () => {
  const quote = aQuote({
    clientId: 'serra',
    status: 'approved',
    items: [anItem({ name: 'Arte' })],
  });
  const { user, gateway, userId } = await showing({ clients: [serra], quotes: [quote] });
  const release = gateway.traffic.hold('projects.insert');
  for (const _press of ['first', 'while it is being made']) {
    const view = await openView(user);
    await user.click(view.getByRole('button', { name: 'Criar projeto' }));
    await noDialog();
  }
  release();
  expect(await screen.findByText(/Projeto "Arte" criado automaticamente!/)).toBeVisible();
  const view = await openView(user);
  expect(view.queryByRole('button', { name: 'Criar projeto' })).not.toBeInTheDocument();
  expect(gateway.tables.projects.of(userId)).toMatchObject([{ quoteId: quote.id, name: 'Arte' }]);
});

test('the view offers no project where the quote is not approved, has its project or no client', async () => {
  const { store } = await renderSection(QuotesSection, ({ tables }, userId) => {
    tables.clients.seed(userId, serra);
    tables.quotes.seed(
      userId,
      aQuote({ id: 'open', clientId: 'serra', status: 'analyzing' }),
      aQuote({ id: 'made', clientId: 'serra', status: 'approved' }),
      aQuote({ id: 'lost', clientId: null, status: 'approved' }),
      aQuote({ id: 'free', clientId: 'serra', status: 'approved' }),
    );
    tables.projects.seed(userId, aProject({ clientId: 'serra', quoteId: 'made' }));
  });
  for (const [id, offered] of [
    ['open', 0],
    ['made', 0],
    ['lost', 0],
    ['free', 1],
  ] as const) {
    act(() => {
      store.dispatch(workspaceActions.modalOpened('quotes', 'view', id));
    });
    const view = within(await openedDialog('Visualizar Orçamento'));
    expect(view.queryAllByRole('button', { name: 'Criar projeto' })).toHaveLength(offered);
  }
});

test('a failed save raises its notice and keeps the modal with what was typed', async () => {
  const { user, gateway } = await showing({
    clients: [serra],
    quotes: [aQuote({ clientId: 'serra' })],
  });
  gateway.traffic.fail('quotes.update', 'refused');
  await user.click(button('Editar o orçamento de Cervejaria Serra Azul'));
  await openedDialog('Editar Orçamento');
  await user.type(screen.getByRole('textbox', { name: 'Observações' }), 'Sinal de 30%');
  await user.click(button('Salvar'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Erro ao salvar orçamento. Tente novamente.',
  );
  expect(screen.getByRole('textbox', { name: 'Observações' })).toHaveValue('Sinal de 30%');
  await user.click(button('Salvar'));
  await noDialog();
});

test('Esc closes an untouched form, however long it was open, and asks once a line was added', async () => {
  const { user } = await showing({ clients: [serra] });
  await user.click(button('Novo Orçamento'));
  await openedDialog('Novo Orçamento');
  // Longer than the debounce of storing a draft.
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  await user.keyboard('{Escape}');
  await noDialog();
  await user.click(button('Novo Orçamento'));
  await openedDialog('Novo Orçamento');
  await user.click(button('Adicionar Item'));
  expect(item(2).getByRole('combobox', { name: /Nome/ })).toHaveFocus();
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Continuar editando' }));
  expect(item(2).getByRole('combobox', { name: /Nome/ })).toBeVisible();
});

test('a lost session keeps the draft: signed in again, typing goes on', async () => {
  const { user, gateway, store, userId } = await showing({
    clients: [serra],
    quotes: [aQuote({ clientId: 'serra' })],
  });
  await user.click(button('Editar o orçamento de Cervejaria Serra Azul'));
  await openedDialog('Editar Orçamento');
  await user.click(button('Adicionar Item'));
  await fillItem(user, 2, { name: 'Arte', quantity: '2', price: '10' });
  await waitFor(() => {
    expect(flatWorkspace(store.getState().workspace).modal?.draft).toMatchObject({
      values: {
        items: [{ name: 'Identidade visual' }, { name: 'Arte', quantity: '2', price: '10' }],
      },
    });
  });
  act(() => {
    gateway.announce({ type: 'signedOut' });
  });
  await noDialog();
  const { email, password } = gateway.accounts[0]!;
  act(() => {
    store.dispatch(sessionActions.signInRequested({ email, password }));
  });
  // Until then, the dialog with that name is the one that waits for the list.
  await waitFor(() => {
    expect(selectIsReady(store.getState())).toBe(true);
  });
  await openedDialog('Editar Orçamento');
  await user.type(item(2).getByRole('combobox', { name: /Nome/ }), ' final');
  await user.click(button('Salvar'));
  await noDialog();
  expect(gateway.tables.quotes.of(userId)[0]).toMatchObject({
    items: [{ name: 'Identidade visual' }, { name: 'Arte final', quantity: 2 }],
    totalValue: 3220,
  });
});

test('a quote that was deleted elsewhere leaves a word and a way out', async () => {
  const quote = aQuote({ clientId: 'serra' });
  const { user, store } = await showing({ clients: [serra], quotes: [quote] });
  await user.click(button('Visualizar o orçamento de Cervejaria Serra Azul'));
  await openedDialog('Visualizar Orçamento');
  act(() => {
    store.dispatch(quotesActions.deleted({ id: quote.id }));
  });
  expect(await screen.findByText('Este orçamento não existe mais.')).toBeVisible();
  await user.click(button('Fechar'));
  await noDialog();
});

describe('the name of an item', () => {
  const logo = anItem({ name: 'Identidade visual', description: 'Marca e manual', price: 4100 });
  const start = async () => {
    const shown = await showing({
      clients: [serra],
      quotes: [aQuote({ clientId: 'serra', items: [logo] })],
    });
    await shown.user.click(button('Novo Orçamento'));
    await openedDialog('Novo Orçamento');
    const name = item(1).getByRole('combobox', { name: /Nome/ });
    return { ...shown, name };
  };

  test('offers earlier ones; a choice fills in all but the quantity, and goes on there', async () => {
    const { user, name } = await start();
    const quantity = item(1).getByRole('spinbutton', { name: /Quantidade/ });
    await user.clear(quantity);
    await user.type(quantity, '3');
    await user.type(name, 'i');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.type(name, 'dent');
    const option = await screen.findByRole('option', { name: /Cervejaria Serra Azul/ });
    expect(option).toHaveTextContent(
      /^Identidade visual · Cervejaria Serra Azul20\/11\/2026R\$\s4\.100,00$/,
    );
    await user.keyboard('{ArrowDown}');
    await waitFor(() => {
      expect(option).toHaveAttribute('data-highlighted');
    });
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(quantity).toHaveFocus();
    });
    expect(name).toHaveValue('Identidade visual');
    expect(item(1).getByRole('textbox', { name: 'Descrição' })).toHaveValue('Marca e manual');
    expect(quantity).toHaveValue(3);
    expect(item(1).getByRole('spinbutton', { name: /Preço/ })).toHaveValue(4100);
    await waitFor(() => {
      expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    });
  });

  test('stays as it is typed, whatever is offered', async () => {
    const { user, name } = await start();
    await user.type(name, 'ident');
    await screen.findByRole('listbox');
    await layersListen();
    await user.tab();
    await waitFor(() => {
      expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    });
    expect(name).toHaveValue('ident');
    expect(item(1).getByRole('textbox', { name: 'Descrição' })).toHaveFocus();
    expect(item(1).getByRole('spinbutton', { name: /Preço/ })).toHaveValue(null);
  });

  test('who goes on at once stays there, whatever is offered by then', async () => {
    const { user, name } = await start();
    await user.type(name, 'ident');
    await user.tab();
    await layersListen();
    await user.keyboard('Marca');
    expect(name).toHaveValue('ident');
    expect(item(1).getByRole('textbox', { name: 'Descrição' })).toHaveValue('Marca');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('Esc sends what is offered away, and leaves the form', async () => {
    const { user, name } = await start();
    await user.type(name, 'ident');
    await screen.findByRole('listbox');
    await layersListen();
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    });
    expect(name).toHaveValue('ident');
    expect(screen.getByRole('dialog', { name: 'Novo Orçamento' })).toBeVisible();
  });
});
