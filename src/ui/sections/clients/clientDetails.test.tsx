import {
  act,
  screen,
  waitFor,
  within,
  type BoundFunctions,
  type queries,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aClient, aClientDetails } from '../../../../test/builders';
import { loseSessionAndReturn, openedDialog, renderSection } from '../../../../test/renderSection';
import ClientsSection from './ClientsSection';

test('a new client and what is said beside them are saved one after the other; a retry repeats neither', async () => {
  const { gateway, user, userId, store } = await renderSection(ClientsSection);
  await user.click(screen.getByRole('button', { name: /Novo Cliente/ }));
  const dialog = within(await openedDialog('Novo Cliente'));
  await user.type(dialog.getByLabelText(/^Nome/), 'Ana');
  await user.click(dialog.getByText(/Dados para o orçamento/));
  await user.type(dialog.getByLabelText('CPF ou CNPJ'), '52998224725');
  gateway.traffic.fail('clientDetails.insert', 'refused');
  await user.click(dialog.getByRole('button', { name: 'Criar' }));
  expect(await screen.findByText('Erro ao salvar cliente. Tente novamente.')).toBeInTheDocument();
  expect(dialog.getByLabelText('CPF ou CNPJ')).toHaveValue('529.982.247-25');
  await user.click(dialog.getByRole('button', { name: 'Criar' }));
  await waitFor(() => {
    expect(store.getState().workspace.forms.modal).toBeNull();
  });
  const [client] = gateway.tables.clients.of(userId);
  expect(gateway.tables.clientDetails.of(userId)).toMatchObject([
    { id: client?.id, document: '52998224725' },
  ]);
  expect(gateway.traffic.names('clients.insert')).toHaveLength(1);
});

test('what stands beside a client comes into the form that is open already, beside what was typed', async () => {
  let release = (): void => undefined;
  const { gateway, user, userId, store } = await renderSection(
    ClientsSection,
    ({ tables, traffic }, id) => {
      tables.clients.seed(id, aClient({ id: 'ana', name: 'Ana' }));
      tables.clientDetails.seed(id, aClientDetails({ id: 'ana', city: 'Olinda', state: 'PE' }));
      release = traffic.hold('clientDetails.list');
    },
  );
  await user.click(screen.getByRole('button', { name: /^Editar/ }));
  const dialog = within(await openedDialog('Editar Cliente'));
  await user.type(dialog.getByLabelText(/^Nome/), ' Lima');
  expect(dialog.getByText(/Ainda carregando/)).toBeInTheDocument();
  act(release);
  expect(await dialog.findByLabelText('Cidade')).toHaveValue('Olinda');
  expect(dialog.getByLabelText(/^Nome/)).toHaveValue('Ana Lima');
  await user.clear(dialog.getByLabelText('Cidade'));
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => {
    expect(store.getState().workspace.forms.modal).toBeNull();
  });
  expect(gateway.tables.clients.of(userId)).toMatchObject([{ name: 'Ana Lima' }]);
  expect(gateway.tables.clientDetails.of(userId)).toMatchObject([{ city: null, state: 'PE' }]);
});

test('a form that nobody typed into asks nothing when it is closed, though what stands beside came later', async () => {
  let release = (): void => undefined;
  const { user, store } = await renderSection(ClientsSection, ({ tables, traffic }, id) => {
    tables.clients.seed(id, aClient({ id: 'ana', name: 'Ana' }));
    tables.clientDetails.seed(id, aClientDetails({ id: 'ana', city: 'Olinda' }));
    release = traffic.hold('clientDetails.list');
  });
  await user.click(screen.getByRole('button', { name: /^Editar/ }));
  const dialog = within(await openedDialog('Editar Cliente'));
  act(release);
  expect(await dialog.findByLabelText('Cidade')).toHaveValue('Olinda');
  await user.keyboard('{Escape}');
  expect(store.getState().workspace.forms.modal).toBeNull();
});

describe('a form whose session was lost while it was typed', () => {
  /**
   * Ana's form is opened and typed into, and the session is lost. Another device sets the city, and the user signs
   * in again.
   */
  const backIn = async (type: (dialog: BoundFunctions<typeof queries>) => Promise<void>) => {
    const shown = await renderSection(ClientsSection, ({ tables }, id) => {
      tables.clients.seed(id, aClient({ id: 'ana', name: 'Ana' }));
      tables.clientDetails.seed(id, aClientDetails({ id: 'ana', city: 'Olinda', state: 'PE' }));
    });
    const { gateway, user, userId, store } = shown;
    await user.click(screen.getByRole('button', { name: /^Editar/ }));
    await type(within(await openedDialog('Editar Cliente')));
    await loseSessionAndReturn(gateway, () => {
      gateway.tables.clientDetails.change('ana', { city: 'Recife' });
    });
    // Until the list is loaded again, a waiting dialog has the same name.
    await screen.findByLabelText('Observações');
    const dialog = within(await openedDialog('Editar Cliente'));
    const save = () => user.click(dialog.getByRole('button', { name: 'Salvar' }));
    const closed = () =>
      waitFor(() => {
        expect(store.getState().workspace.forms.modal).toBeNull();
      });
    const stored = () => gateway.tables.clientDetails.of(userId)[0];
    return { ...shown, dialog, save, closed, stored };
  };

  test('leaves what another device has said beside the client meanwhile', async () => {
    const { save, closed, stored } = await backIn(async (dialog) => {
      await userEvent.type(dialog.getByLabelText('Observações'), 'Liga às segundas');
    });
    await save();
    await closed();
    expect(stored()).toMatchObject({ city: 'Recife', state: 'PE' });
  });

  test.each([
    ['Manter o que digitei', 'Paulista'],
    ['Usar o que está salvo', 'Recife'],
  ])('asks where both have changed the city: %s', async (answer, city) => {
    const { user, dialog, save, closed, stored } = await backIn(async (form) => {
      await userEvent.click(form.getByText(/Dados para o orçamento/));
      await userEvent.clear(form.getByLabelText('Cidade'));
      await userEvent.type(form.getByLabelText('Cidade'), 'Paulista');
      await userEvent.type(form.getByLabelText('Endereço'), 'Rua do Sol, 1');
    });
    await save();
    expect(await dialog.findByText(/Campos em conflito: Cidade\./)).toBeVisible();
    expect(stored()).toMatchObject({ city: 'Recife' });
    await user.click(dialog.getByRole('button', { name: answer }));
    await save();
    await closed();
    expect(stored()).toMatchObject({ city, address: 'Rua do Sol, 1', state: 'PE' });
  });
});
