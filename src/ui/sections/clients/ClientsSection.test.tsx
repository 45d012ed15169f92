import { act, screen, waitFor, within } from '@testing-library/react';

import { aClient } from '../../../../test/builders';
import { openedDialog, renderSection } from '../../../../test/renderSection';
import { findingActions } from '../../../features/app/finding/findingSlice';
import type { Client } from '../../../features/business/clients/client';
import ClientsSection from './ClientsSection';

const showing = (...clients: Client[]) =>
  renderSection(ClientsSection, (gateway, userId) => {
    gateway.tables.clients.seed(userId, ...clients);
  });

const ana = (fields: Partial<Client> = {}): Client =>
  aClient({ name: 'Ana Nogueira', createdAt: '2026-11-20T01:30:00.000+00:00', ...fields });

test('a list that could not be loaded is not taken for an empty one', async () => {
  await renderSection(ClientsSection, (gateway) => {
    gateway.traffic.fail('clients.list', 'network');
    // The next try must not come before the look, however slow the machine is.
    gateway.traffic.hold('clients.list');
  });
  expect(screen.queryByText('Nenhum cliente cadastrado')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Novo Cliente' })).toBeVisible();
});

test('a card shows what is known, with ways to call and to write', async () => {
  await showing(
    ana({
      company: 'Nogueira & Filhas',
      phone: '+55 (11) 98765-4321',
      email: 'ana?bcc=x@nogueira.com.br',
      observations: 'Fora do cartão',
      createdAt: '2026-11-20T01:30:00.000+00:00',
    }),
    aClient({ name: 'Beto', observations: '<b>Só</b> à tarde\ne por telefone' }),
  );
  const card = screen.getByText('Ana Nogueira').closest<HTMLElement>('[role=listitem]')!;
  // Without a company, the first line of the notes stands in its place.
  const other = screen.getByText('Beto').closest('[role=listitem]');
  expect(other).toHaveTextContent('<b>Só</b> à tarde');
  expect(other).not.toHaveTextContent('telefone');
  expect(card).toHaveTextContent('Nogueira & Filhas');
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

test('a phone that was typed as digits is shown with its punctuation, and found by it', async () => {
  const { store, user } = await showing(
    ana({ phone: '11987654321' }),
    aClient({ name: 'Beto', phone: '(11) 3222-1000' }),
  );
  expect(screen.getByRole('link', { name: '(11) 98765-4321' })).toHaveAttribute(
    'href',
    'tel:11987654321',
  );
  act(() => {
    store.dispatch(findingActions.searched({ entity: 'clients', query: '(11) 98765-4321' }));
  });
  await waitFor(() => {
    expect(screen.queryByText('Beto')).not.toBeInTheDocument();
  });
  await user.click(screen.getByRole('button', { name: 'Ana Nogueira' }));
  const view = within(await openedDialog('Visualizar Cliente'));
  expect(view.getByRole('link', { name: '(11) 98765-4321' })).toBeVisible();
});
