import { screen, waitFor, within } from '@testing-library/react';

import { aClient } from '../../../../test/builders';
import { openedDialog, renderSection } from '../../../../test/renderSection';
import type { Client } from '../../../features/business/clients/client';
import ClientsSection from './ClientsSection';

const showing = (...clients: Client[]) =>
  renderSection(ClientsSection, (gateway, userId) => {
    gateway.tables.clients.seed(userId, ...clients);
  });

const ana = (fields: Partial<Client> = {}): Client =>
  aClient({ name: 'Ana Nogueira', createdAt: '2026-11-20T01:30:00.000+00:00', ...fields });

const button = (name: string) => screen.getByRole('button', { name });
const noDialog = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

test('an account without clients says so and offers the first one', async () => {
  const { user } = await showing();
  expect(screen.getByRole('heading', { name: 'Nenhum cliente cadastrado' })).toBeVisible();
  await user.click(button('Cadastrar Primeiro Cliente'));
  expect(await openedDialog('Novo Cliente')).toBeVisible();
});

test('a list that could not be loaded is not taken for an empty one', async () => {
  await renderSection(ClientsSection, (gateway) => {
    gateway.traffic.fail('clients.list', 'network');
  });
  expect(screen.queryByText('Nenhum cliente cadastrado')).not.toBeInTheDocument();
  expect(button('Novo Cliente')).toBeVisible();
});

test('a card shows what is known, with ways to call and to write', async () => {
  await showing(
    ana({
      company: 'Nogueira & Filhas',
      phone: '+55 (11) 98765-4321',
      email: 'ana?bcc=x@nogueira.com.br',
      observations: '<b>Só</b> à tarde',
    }),
  );
  const card = screen.getByRole('listitem');
  expect(card).toHaveTextContent('Nogueira & Filhas');
  expect(card).toHaveTextContent('<b>Só</b> à tarde');
  // 01:30 UTC is still the 19th in São Paulo.
  expect(card).toHaveTextContent('Cadastrado em 19/11/2026');
  expect(within(card).getByRole('link', { name: /98765/ })).toHaveAttribute(
    'href',
    'tel:+5511987654321',
  );
  expect(within(card).getByRole('link', { name: /nogueira/ })).toHaveAttribute(
    'href',
    'mailto:ana%3Fbcc%3Dx@nogueira.com.br',
  );
});

test('what is not known takes no room, and a phone without digits is no link', async () => {
  await showing(ana(), aClient({ name: 'Beto', phone: 'só por recado' }));
  expect(screen.queryByText('Email')).not.toBeInTheDocument();
  expect(screen.getAllByText('Telefone')).toHaveLength(1);
  expect(screen.getByText('só por recado')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('creating: trimmed texts, empty ones as null, and the modal closes', async () => {
  const { user, gateway, userId } = await showing();
  await user.click(button('Novo Cliente'));
  await openedDialog('Novo Cliente');
  await user.type(screen.getByRole('textbox', { name: /Nome/ }), '  Ana Nogueira ');
  await user.type(screen.getByRole('textbox', { name: 'Telefone' }), '11 98765-4321');
  await user.click(button('Criar'));
  expect(await screen.findByRole('heading', { name: 'Ana Nogueira' })).toBeVisible();
  await noDialog();
  expect(gateway.tables.clients.of(userId)).toEqual([
    expect.objectContaining({
      name: 'Ana Nogueira',
      phone: '11 98765-4321',
      company: null,
      email: null,
      observations: null,
    }),
  ]);
});

test('an invalid form says what is wrong at the field and sends nothing', async () => {
  const { user, gateway } = await showing();
  await user.click(button('Novo Cliente'));
  await openedDialog('Novo Cliente');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@');
  await user.click(button('Criar'));
  const name = screen.getByRole('textbox', { name: /Nome/ });
  await waitFor(() => {
    expect(name).toHaveAccessibleDescription('Nome é obrigatório');
  });
  expect(name).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    'Email inválido',
  );
  expect(gateway.traffic.names('clients.insert')).toEqual([]);
});

test('editing opens with what is stored and saves what was typed', async () => {
  const { user } = await showing(ana({ company: 'Nogueira' }));
  await user.click(button('Editar o cliente Ana Nogueira'));
  await openedDialog('Editar Cliente');
  const company = screen.getByRole('textbox', { name: 'Empresa' });
  expect(company).toHaveValue('Nogueira');
  await user.clear(company);
  await user.type(company, 'Nogueira & Filhas');
  await user.click(button('Salvar'));
  await noDialog();
  expect(screen.getByRole('listitem')).toHaveTextContent('Nogueira & Filhas');
});

test('a failed save raises its notice and keeps the modal with what was typed', async () => {
  const { user, gateway } = await showing();
  gateway.traffic.fail('clients.insert', 'refused');
  await user.click(button('Novo Cliente'));
  await openedDialog('Novo Cliente');
  await user.type(screen.getByRole('textbox', { name: /Nome/ }), 'Ana');
  await user.click(button('Criar'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Erro ao salvar cliente. Tente novamente.',
  );
  expect(screen.getByRole('textbox', { name: /Nome/ })).toHaveValue('Ana');
  await user.click(button('Criar'));
  await noDialog();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('Esc closes an untouched form at once and asks before throwing input away', async () => {
  const { user } = await showing();
  await user.click(button('Novo Cliente'));
  await openedDialog('Novo Cliente');
  await user.keyboard('{Escape}');
  await noDialog();
  await user.click(button('Novo Cliente'));
  await openedDialog('Novo Cliente');
  await user.type(screen.getByRole('textbox', { name: /Nome/ }), 'Ana');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Continuar editando' }));
  expect(screen.getByRole('textbox', { name: /Nome/ })).toHaveValue('Ana');
  await user.click(button('Cancelar'));
  await noDialog();
});
