import { act, cleanup, screen, waitFor } from '@testing-library/react';

import { aClient, aPayment, aProject, aQuote, aQuoteDetails } from '../../../../test/builders';
import type { FakeGateway } from '../../../../test/fakeGateway';
import { renderSection } from '../../../../test/renderSection';
import { clientsActions } from '../../../features/business/clients/clientsSlice';
import { paymentsActions } from '../../../features/business/payments/paymentsSlice';
import { quoteDetailsActions } from '../../../features/business/quotes/quoteDetailsSlice';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
// The app imports this module lazily. It is imported here, too, so that no test waits until it is compiled.
import '../clients/ClientModal';
import './FirstSteps';
import DashboardSection from './DashboardSection';

const client = aClient({ id: 'c1', name: 'Helena Duarte' });
const quote = aQuote({ id: 'q1', clientId: 'c1', status: 'approved' });
const project = aProject({ id: 'p1', clientId: 'c1', quoteId: 'q1', name: 'Marca' });
const payment = aPayment({ id: 'x1', projectId: 'p1', receivedAmount: 100, paid: true });

const shown = (seed: (tables: FakeGateway['tables'], userId: string) => void = () => undefined) =>
  renderSection(DashboardSection, ({ tables }, userId) => {
    seed(tables, userId);
  });

const heading = () => screen.queryByRole('heading', { name: 'Primeiros passos' });
const count = (text: string) => screen.queryByText(text, { exact: true });

test('on the first day only the first step has a button, and it leads to its form', async () => {
  const { user } = await shown();
  expect(heading()).toBeVisible();
  expect(count('0 de 4')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Montar orçamento' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cadastrar cliente' }));
  expect(await screen.findByRole('dialog', { name: 'Novo Cliente' })).toBeVisible();
});

test('a step ticks itself off, and the next one has the button', async () => {
  const { store } = await shown();
  act(() => {
    store.dispatch(clientsActions.created(client));
  });
  expect(count('1 de 4')).toBeVisible();
  expect(screen.getByText('Feito')).toBeVisible();
  expect(screen.getByText('Helena Duarte')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cadastrar cliente' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Montar orçamento' })).toBeVisible();
});

test('dismissed, they are gone for good on this device', async () => {
  const { user, gateway, userId } = await shown();
  await user.click(screen.getByRole('button', { name: 'Dispensar' }));
  expect(heading()).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(gateway.dismissals.read(userId)).toEqual(['firstSteps']);
});

test('somebody who has done it all never sees them', async () => {
  await shown((tables, userId) => {
    tables.clients.seed(userId, client);
    tables.quotes.seed(userId, quote);
    tables.projects.seed(userId, project);
    tables.payments.seed(userId, payment);
  });
  expect(heading()).not.toBeInTheDocument();
  expect(screen.queryByText('Tudo pronto.')).not.toBeInTheDocument();
});

test('the last step done, it says so once', async () => {
  const { store, gateway, userId } = await shown((tables, id) => {
    tables.clients.seed(id, client);
    tables.quotes.seed(id, quote);
    tables.projects.seed(id, project);
  });
  expect(screen.getByRole('button', { name: 'Iniciar projeto' })).toBeVisible();
  act(() => {
    store.dispatch(paymentsActions.created(payment));
  });
  await waitFor(() => {
    expect(screen.getByRole('heading', { name: 'Tudo pronto.' })).toBeVisible();
  });
  expect(count('4 de 4')).toBeVisible();
  cleanup();
  expect(store.getState().workspace.navigation.firstSteps).toBe(false);
  expect(gateway.dismissals.read(userId)).toEqual(['firstSteps']);
});

test('a quote goes to its client before it is approved, and is answered once it went', async () => {
  const { user, store } = await shown((tables, userId) => {
    tables.clients.seed(userId, client);
    tables.quotes.seed(userId, { ...quote, status: 'proposal' });
  });
  await user.click(screen.getByRole('button', { name: 'Enviar ao cliente' }));
  expect(store.getState().workspace.forms.modal).toMatchObject({ mode: 'send', id: 'q1' });
  act(() => {
    store.dispatch(workspaceActions.modalClosed());
    const row = aQuoteDetails({ id: 'q1', number: '2026-001', sentAt: '2026-11-20T12:00:00Z' });
    store.dispatch(quoteDetailsActions.saved({ row, before: null }));
  });
  await user.click(await screen.findByRole('button', { name: 'Registrar resposta' }));
  expect(store.getState().workspace.forms.modal).toMatchObject({ mode: 'answer', id: 'q1' });
});

test('a payment that is open is opened', async () => {
  const { user, store } = await shown((tables, userId) => {
    tables.clients.seed(userId, client);
    tables.quotes.seed(userId, quote);
    tables.projects.seed(userId, { ...project, status: 'in-progress' });
  });
  act(() => {
    store.dispatch(paymentsActions.created({ ...payment, paid: false }));
  });
  await user.click(screen.getByRole('button', { name: 'Receber' }));
  expect(store.getState().workspace.forms.modal).toMatchObject({
    entity: 'payments',
    mode: 'view',
    id: 'x1',
  });
});

test('left behind with a step to go, they are there the next time', async () => {
  const { store } = await shown();
  cleanup();
  expect(store.getState().workspace.navigation.firstSteps).toBe(true);
});

test('figures and transactions lead to their section or record', async () => {
  const { user, store } = await shown((tables, userId) => {
    tables.clients.seed(userId, client);
    tables.quotes.seed(userId, quote);
  });
  await user.click(screen.getByRole('link', { name: 'TOTAL GASTOS' }));
  expect(store.getState().workspace.navigation.section).toBe('expenses');
  await user.click(screen.getByRole('button', { name: /Orçamento: Helena Duarte/ }));
  expect(store.getState().workspace.forms.modal).toMatchObject({ entity: 'quotes', mode: 'view' });
});
