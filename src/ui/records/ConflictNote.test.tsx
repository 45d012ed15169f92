import { screen, waitFor } from '@testing-library/react';

import { aClient } from '../../../test/builders';
import { openedDialog, renderSection } from '../../../test/renderSection';
import ClientsSection from '../sections/clients/ClientsSection';

const button = (name: string) => screen.getByRole('button', { name });

/** Name and company are changed in the form, and name and phone on another device; then the form is saved. */
async function startConflict() {
  const rendered = await renderSection(ClientsSection, ({ tables }, userId) => {
    tables.clients.seed(userId, aClient({ id: 'c1', name: 'Padaria' }));
  });
  const { user, gateway } = rendered;
  await user.click(button('Editar o cliente Padaria'));
  await openedDialog('Editar Cliente');
  await user.type(screen.getByLabelText(/^Nome/), ' minha');
  await user.type(screen.getByLabelText('Empresa'), 'Nova');
  gateway.tables.clients.change('c1', { name: 'Padaria deles', phone: '11 5555-0000' });
  await user.click(button('Salvar'));
  const text = await screen.findByText(/Campos em conflito: Nome\./);
  expect(text.closest('[role=alert]')).toHaveTextContent('Este cliente também foi alterado');
  expect(gateway.traffic.names('clients.update')).toEqual([]);
  return rendered;
}

test.each([
  ['Manter o que digitei', 'Padaria minha'],
  ['Usar o que está salvo', 'Padaria deles'],
])('%s: what nobody else changed stays, what was not touched follows', async (choice, name) => {
  const { user, gateway, userId } = await startConflict();
  await user.click(button(choice));
  expect(screen.queryByText(/em conflito/)).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^Nome/)).toHaveValue(name);
  expect(screen.getByLabelText('Telefone')).toHaveValue('11 5555-0000');
  expect(screen.getByLabelText('Empresa')).toHaveValue('Nova');
  await user.click(button('Salvar'));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(gateway.tables.clients.of(userId)).toMatchObject([
    { name, company: 'Nova', phone: '11 5555-0000' },
  ]);
});
