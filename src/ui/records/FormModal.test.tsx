import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { openedDialog, renderSection } from '../../../test/renderSection';
import { clientsActions } from '../../features/business/clients/clientsSlice';
import ClientsSection from '../sections/clients/ClientsSection';
import { flatWorkspace } from '../../../test/workspace';

/** Opens the form for a new client and saves it; the backend's answer is held. */
async function savingForm() {
  const { gateway, user } = await renderSection(ClientsSection);
  await user.click(screen.getByRole('button', { name: 'Cadastrar Primeiro Cliente' }));
  await openedDialog('Novo Cliente');
  const name = screen.getByLabelText(/^Nome/);
  await user.type(name, 'Ana Nogueira');
  const release = gateway.traffic.hold('clients.insert');
  await user.keyboard('{Enter}');
  return { gateway, name, release };
}

/** Whether a control or one of its ancestors is inert. */
const isInert = (control: HTMLElement | null): boolean =>
  control !== null && (control.inert || isInert(control.parentElement));

test('while a save is under way nothing can be typed, and its button says so', async () => {
  const { name, release } = await savingForm();
  expect(isInert(name)).toBe(true);
  expect(screen.getByRole('button', { name: 'Criar' })).toHaveAttribute('aria-busy', 'true');
  release();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('after a failed save the form can be typed into where it was left', async () => {
  const { gateway, user } = await renderSection(ClientsSection);
  await user.click(screen.getByRole('button', { name: 'Cadastrar Primeiro Cliente' }));
  await openedDialog('Novo Cliente');
  const name = screen.getByLabelText(/^Nome/);
  await user.type(name, 'Ana');
  gateway.traffic.fail('clients.insert', 'refused');
  await user.keyboard('{Enter}');
  await screen.findByText('Erro ao salvar cliente. Tente novamente.');
  expect(isInert(name)).toBe(false);
  expect(name).toHaveFocus();
  expect(name).toHaveValue('Ana');
});

test('a save that this version can no longer make says what helps, and what was typed stays', async () => {
  const { gateway, user } = await renderSection(ClientsSection);
  await user.click(screen.getByRole('button', { name: 'Cadastrar Primeiro Cliente' }));
  await openedDialog('Novo Cliente');
  const name = screen.getByLabelText(/^Nome/);
  await user.type(name, 'Ana');
  gateway.traffic.fail('clients.insert', 'outdated');
  await user.keyboard('{Enter}');
  await screen.findByText('Esta versão do Ofício não combina mais com a do servidor.');
  expect(screen.getByText('Erro ao salvar cliente. Tente novamente.')).toBeInTheDocument();
  expect(name).toHaveValue('Ana');
});

test('typing without a pause is kept all along, and nothing is while nothing is typed', async () => {
  const { store, user } = await renderSection(ClientsSection);
  await user.click(screen.getByRole('button', { name: 'Cadastrar Primeiro Cliente' }));
  await openedDialog('Novo Cliente');
  const kept = () => flatWorkspace(store.getState().workspace).modal?.draft?.values;
  expect(kept()).toBeUndefined();
  const name = screen.getByLabelText(/^Nome/);
  jest.useFakeTimers();
  try {
    for (let typed = 1; typed <= 30; typed += 1) {
      fireEvent.input(name, { target: { value: 'a'.repeat(typed) } });
      expect(kept()).toMatchObject({ name: expect.stringMatching(/^a/) as string });
      act(() => {
        jest.advanceTimersByTime(50);
      });
    }
    const { name: far } = kept() as { name: string };
    expect(far.length).toBeGreaterThanOrEqual(25);
  } finally {
    jest.useRealTimers();
  }
});

test('a held Enter goes on in whatever has the focus next: it saves nothing', async () => {
  const { gateway, user } = await renderSection(ClientsSection);
  await user.click(screen.getByRole('button', { name: 'Cadastrar Primeiro Cliente' }));
  await openedDialog('Novo Cliente');
  const held = { key: 'Enter', repeat: true };
  // False means that the browser's default action was prevented.
  expect(fireEvent.keyDown(screen.getByLabelText(/^Nome/), held)).toBe(false);
  expect(fireEvent.keyDown(screen.getByLabelText(/^Nome/), { key: 'Enter' })).toBe(true);
  expect(fireEvent.keyDown(screen.getByLabelText(/^Observações/), held)).toBe(true);
  expect(gateway.traffic.names('clients.insert')).toEqual([]);
});

test('a save whose answer was lost claims nothing until the list shows what became of it', async () => {
  const { gateway, user, store } = await renderSection(ClientsSection);
  await user.click(screen.getByRole('button', { name: 'Cadastrar Primeiro Cliente' }));
  await openedDialog('Novo Cliente');
  await user.type(screen.getByLabelText(/^Nome/), 'Ana');
  gateway.traffic.fail('clients.insert', 'network');
  gateway.traffic.fail('clients.list', 'network');
  // The next try must not answer before the look, however slow the machine is.
  gateway.traffic.hold('clients.list');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Não se sabe se foi salvo.')).toBeVisible();
  expect(screen.queryByText(/ainda não foi salvo/i)).not.toBeInTheDocument();
  act(() => {
    store.dispatch(clientsActions.loaded([]));
  });
  expect(screen.getByText('Ainda não foi salvo.')).toBeVisible();
  expect(screen.queryByText('Não se sabe se foi salvo.')).not.toBeInTheDocument();
});
