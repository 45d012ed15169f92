import { act, screen, waitFor, within } from '@testing-library/react';

import { aClient, aPayment, aProfile, aProject } from '../../../../../test/builders';
import { openedDialog, renderSection } from '../../../../../test/renderSection';
import { formsActions } from '../../../../features/app/forms/formsSlice';
import { selectDrafts } from '../../../../features/app/workspace/unsaved';
import { paymentAmounts, type Payment } from '../../../../features/business/payments/payment';
import type { ProfileDraft } from '../../../../features/business/profile/profile';
import PaymentsSection from '../PaymentsSection';
import { flatWorkspace } from '../../../../../test/workspace';
// The app imports this module lazily. It is imported here, too, so that no test waits until it is compiled.
import '../PaymentModal';
import './PixDialog';

const inThree = aPayment({
  id: 'p1',
  projectId: 'j1',
  paid: true,
  ...paymentAmounts(100, 'pix', 3),
});
const keyed = { name: 'Marina', city: 'Olinda', pixKeyType: 'cpf', pixKey: '52998224725' } as const;

async function open(profile: Partial<ProfileDraft>, payment: Payment = inThree) {
  const shown = await renderSection(PaymentsSection, ({ tables }, userId) => {
    tables.clients.seed(userId, aClient({ id: 'c1', name: 'Joana' }));
    tables.projects.seed(userId, aProject({ id: 'j1', name: 'Catálogo', clientId: 'c1' }));
    tables.profiles.seed(userId, aProfile({ id: userId, ...profile }));
    tables.payments.seed(userId, payment);
  });
  await shown.user.click(screen.getByRole('button', { name: 'Catálogo' }));
  const view = within(await openedDialog('Visualizar Pagamento'));
  await shown.user.click(view.getByRole('button', { name: /^Pix: / }));
  const dialog = await screen.findByRole('dialog', { name: 'Receber por Pix' });
  await waitFor(() => {
    expect(shown.store.getState().profiles.loaded).toBe(true);
  });
  return { ...shown, dialog: within(dialog) };
}

const code = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Pix copia e cola' }).value;

test('the first open part is asked for by a code that is copied; another one has a code of its own', async () => {
  const { user, dialog } = await open(keyed);
  expect(dialog.getByRole('radio', { name: '2/3' })).toBeChecked();
  expect(dialog.getByRole('radio', { name: /^1\/3 ?, recebida$/ })).toBeDisabled();
  expect(dialog.getByText('Parcela 2/3')).toBeVisible();
  expect(code()).toContain('540533.33');
  await user.click(dialog.getByRole('button', { name: 'Copiar código' }));
  expect(await dialog.findByRole('button', { name: 'Copiado' })).toBeVisible();
  expect(dialog.getByRole('status')).toHaveTextContent('Código copiado.');
  expect(await navigator.clipboard.readText()).toBe(code());
  await user.click(dialog.getByText('3/3'));
  expect(await dialog.findByText('Parcela 3/3')).toBeVisible();
  // The last part has the cents that cannot be divided.
  expect(code()).toContain('540533.34');
});

describe('what the code needs', () => {
  const unkeyed = { ...keyed, pixKeyType: null, pixKey: null };
  const save = 'Salvar e ver o código';
  test('that is typed is kept as a draft, and not lost unasked, until it is saved', async () => {
    const { user, dialog, store } = await open(unkeyed);
    const kept = () => selectDrafts(store.getState()).kept?.modal;
    await user.type(dialog.getByRole('textbox', { name: /^Chave Pix/ }), 'marina@prado.art.br');
    expect(kept()).toMatchObject({ outgoing: { pix: { key: 'marina@prado.art.br' } } });
    await user.keyboard('{Escape}');
    expect(flatWorkspace(store.getState().workspace).confirmation).toEqual({ kind: 'discard' });
    act(() => {
      store.dispatch(formsActions.confirmationCancelled());
    });
    await user.click(dialog.getByRole('button', { name: save }));
    await screen.findByRole('textbox', { name: 'Pix copia e cola' });
    expect(kept()).toBeUndefined();
  });

  const profileOf = ({ store, userId }: Awaited<ReturnType<typeof open>>) =>
    store.getState().profiles.entities[userId];

  test('is asked for in place, and kept in Meus dados; the code follows', async () => {
    const opened = await open({ ...unkeyed, city: null });
    const { user, dialog } = opened;
    expect(dialog.getByText('Falta a sua chave Pix')).toBeVisible();
    const key = dialog.getByRole('textbox', { name: /^Chave Pix/ });
    await waitFor(() => {
      expect(key).toHaveFocus();
    });
    await user.click(dialog.getByRole('button', { name: save }));
    expect(key).toHaveAccessibleDescription(/Digite a sua chave Pix/);
    expect(key).toHaveFocus();
    await user.type(key, 'uma chave');
    expect(key).toHaveAccessibleDescription(/Isto não parece uma chave Pix/);
    await user.clear(key);
    await user.type(key, 'Marina@Prado.art.br');
    expect(dialog.queryByText('Esta chave é')).not.toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: /^Cidade/ }), 'São Paulo');
    await user.click(dialog.getByRole('button', { name: save }));
    expect(await dialog.findByRole('textbox', { name: 'Pix copia e cola' })).toBeVisible();
    expect(profileOf(opened)).toMatchObject({
      pixKeyType: 'email',
      pixKey: 'marina@prado.art.br',
      city: 'São Paulo',
      name: 'Marina',
    });
    expect(code()).toContain('62070503***');
  });

  test('of eleven digits that may be a CPF and a phone it is asked which', async () => {
    const opened = await open(unkeyed);
    const { user, dialog } = opened;
    await user.type(dialog.getByRole('textbox', { name: /^Chave Pix/ }), '11987654374');
    await user.click(dialog.getByRole('button', { name: save }));
    expect(dialog.getByText('Escolha: esta chave é')).toBeVisible();
    await user.click(dialog.getByText('Telefone'));
    await user.click(dialog.getByRole('button', { name: save }));
    await waitFor(() => {
      expect(profileOf(opened)).toMatchObject({ pixKeyType: 'phone', pixKey: '+5511987654374' });
    });
    // The city was stored before, and stays.
    expect(profileOf(opened)?.city).toBe('Olinda');
  });

  test('that could not be saved is told, and is still there', async () => {
    const { user, dialog, gateway } = await open({ ...keyed, city: null });
    gateway.traffic.fail('profiles.update', 'refused');
    const city = dialog.getByRole('textbox', { name: /^Cidade/ });
    await user.type(city, 'Recife{Enter}');
    expect(await screen.findByText(/Erro ao salvar/)).toBeVisible();
    expect(city).toHaveValue('Recife');
  });

  test('can be changed in Meus dados later', async () => {
    const { user, dialog, store } = await open(keyed);
    await user.click(dialog.getByRole('button', { name: 'Trocar a chave' }));
    expect(flatWorkspace(store.getState().workspace)).toMatchObject({
      section: 'myData',
      myData: { field: 'pixKey', returnTo: { modal: { mode: 'pix', id: 'p1' } } },
    });
  });
});

test('what came is marked here, and its receipt is one press away', async () => {
  const payment = aPayment({ id: 'p1', projectId: 'j1', receivedAmount: 810 });
  const { user, dialog, store } = await open(keyed, payment);
  await user.click(dialog.getByRole('button', { name: 'Marcar como recebido' }));
  expect(await dialog.findByText(/Tudo recebido/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Recibo' }));
  expect(flatWorkspace(store.getState().workspace).modal).toMatchObject({
    mode: 'receipt',
    id: 'p1',
  });
});

test('a part that came is not followed by the next one, nor received twice by a double click', async () => {
  const { user, dialog, gateway, userId } = await open(keyed);
  await user.dblClick(dialog.getByRole('button', { name: 'Marcar como recebida' }));
  expect(await dialog.findByText('Parcela 2/3 recebida.')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Pix copia e cola' })).not.toBeInTheDocument();
  await waitFor(() => {
    expect(gateway.tables.paymentParts.of(userId)).toMatchObject([{ id: 'p1-2' }]);
  });
  await user.click(dialog.getByText('3/3'));
  expect(await dialog.findByText('Parcela 3/3')).toBeVisible();
});

test('an amount that no Pix holds is refused in words', async () => {
  const { dialog } = await open(
    keyed,
    aPayment({ projectId: 'j1', receivedAmount: 10_000_000_000 }),
  );
  expect(dialog.getByText(/Nenhum Pix pede este valor/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Copiar código' })).not.toBeInTheDocument();
});

test('without an amount whoever pays types it', async () => {
  const { dialog } = await open(keyed, aPayment({ projectId: 'j1', receivedAmount: null }));
  expect(dialog.getByText('Valor não informado')).toBeVisible();
  expect(code()).toContain('53039865802BR');
});
