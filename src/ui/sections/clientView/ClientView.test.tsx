import { screen, waitFor, within } from '@testing-library/react';

import { aClient, aPart, aPayment, aProject, aQuote } from '../../../../test/builders';
import { openedDialog, renderSection } from '../../../../test/renderSection';
import { paymentAmounts } from '../../../features/business/payments/payment';
import { addDays, localDay } from '../../../features/shared/days';
import ClientsSection from '../clients/ClientsSection';

const today = localDay(new Date());
const helena = aClient({
  id: 'c1',
  name: 'Helena Duarte',
  company: 'Padaria Aurora',
  phone: '(11) 98123-4501',
  observations: 'Prefere WhatsApp.',
});

/** Helena with a quote, its project, and a payment of two parts, of which the first was received. */
const showing = () =>
  renderSection(ClientsSection, ({ tables }, userId) => {
    tables.clients.seed(userId, helena, aClient({ id: 'c2', name: 'Davi Moreira' }));
    tables.quotes.seed(
      userId,
      aQuote({ id: 'q1', clientId: 'c1', status: 'approved', totalValue: 1620 }),
    );
    tables.projects.seed(userId, aProject({ id: 'j1', name: 'Panetones', clientId: 'c1' }));
    tables.payments.seed(
      userId,
      aPayment({ id: 'p1', projectId: 'j1', paid: true, ...paymentAmounts(1620, 'pix', 2) }),
    );
    tables.paymentParts.seed(userId, aPart({ id: 'p1-2', dueOn: addDays(today, -2) }));
  });

const openHelena = async () => {
  const shown = await showing();
  await shown.user.click(screen.getByRole('button', { name: 'Helena Duarte' }));
  return { ...shown, view: within(await openedDialog('Visualizar Cliente')) };
};

test('a press on a card says what the client owes, since when, and what was done', async () => {
  const { view } = await openHelena();
  expect(await view.findByText(/Helena deve R\$\s810,00/)).toBeVisible();
  expect(view.getByText('1 atrasado')).toBeVisible();
  expect(view.getByText(/^venceu .*, há 2 dias$/)).toBeVisible();
  const history = within(view.getByRole('region', { name: 'Histórico' }));
  expect(history.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    expect.stringContaining('1 de 2 pagas'),
    expect.stringContaining('Panetones'),
    expect.stringContaining('Aprovado'),
  ]);
  expect(view.getByText('1 de 1 aprovado')).toBeVisible();
  expect(view.getByRole('link', { name: 'Conversar no WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/5511981234501?text=',
  );
});

test('a part is received right there, and then nothing is open', async () => {
  const { user, view, gateway } = await openHelena();
  await user.click(await view.findByRole('button', { name: 'Recebido: Panetones, Parcela 2/2' }));
  expect(await view.findByText('Nada em aberto com Helena.')).toBeVisible();
  await waitFor(() => {
    expect(gateway.traffic.names()).toContain('paymentParts.update');
  });
});

test('the history is filtered, and a line opens what it names', async () => {
  const { user, view } = await openHelena();
  await user.click(await view.findByRole('button', { name: /^Projetos/ }));
  const history = within(view.getByRole('region', { name: 'Histórico' }));
  expect(history.getAllByRole('listitem')).toHaveLength(1);
  await user.click(history.getByRole('button', { name: /Panetones/ }));
  expect(await openedDialog('Visualizar Projeto')).toBeVisible();
});

test('a new quote begins with the client', async () => {
  const { user, view } = await openHelena();
  await user.click(view.getByRole('button', { name: 'Novo Orçamento' }));
  const form = within(await openedDialog('Novo Orçamento'));
  expect(form.getByLabelText(/^Cliente/)).toHaveValue('Helena Duarte · Padaria Aurora');
});

test('a client without records says so; editing leads back to the view', async () => {
  const { user } = await showing();
  await user.click(screen.getByRole('button', { name: 'Davi Moreira' }));
  const view = within(await openedDialog('Visualizar Cliente'));
  expect(await view.findByText('Nada em aberto com Davi.')).toBeVisible();
  expect(view.getByText('Nada ainda.')).toBeVisible();
  await user.click(view.getByRole('button', { name: 'Editar' }));
  const form = within(await openedDialog('Editar Cliente'));
  await user.click(form.getByRole('button', { name: 'Cancelar' }));
  expect(await openedDialog('Visualizar Cliente')).toBeVisible();
});
