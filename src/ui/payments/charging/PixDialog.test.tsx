import { screen, waitFor, within } from '@testing-library/react';

import { aClient, aPayment, aProfile, aProject } from '../../../../test/builders';
import { renderSection } from '../../../../test/renderSection';
import { paymentAmounts, type Payment } from '../../../features/payments/payment';
import type { ProfileDraft } from '../../../features/profile/profile';
import PaymentsSection from '../PaymentsSection';
import { flat } from '../../../../test/workspace';
// Loaded lazily: compiled here, so that no test waits for it.
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
  await shown.user.click(
    screen.getByRole('button', { name: 'Receber por Pix o pagamento de Catálogo' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Receber por Pix' });
  await waitFor(() => {
    expect(shown.store.getState().profiles.loaded).toBe(true);
  });
  return { ...shown, dialog: within(dialog) };
}

const code = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Pix copia e cola' }).value;

test('the first open part is asked for; another one has a code of its own', async () => {
  const { user, dialog } = await open(keyed);
  expect(dialog.getByRole('radio', { name: '2/3' })).toBeChecked();
  expect(dialog.getByRole('radio', { name: /^1\/3 ?, recebida$/ })).toBeDisabled();
  expect(dialog.getByText('Parcela 2/3')).toBeVisible();
  const second = code();
  expect(second).toContain('540533.33');
  await user.click(dialog.getByText('3/3'));
  expect(await dialog.findByText('Parcela 3/3')).toBeVisible();
  // What does not divide is in the last one.
  expect(code()).toContain('540533.34');
});

test('what is copied is said for a moment', async () => {
  const { user, dialog } = await open(keyed);
  await user.click(dialog.getByRole('button', { name: 'Copiar código' }));
  expect(await dialog.findByRole('button', { name: 'Copiado' })).toBeVisible();
  expect(dialog.getByRole('status')).toHaveTextContent('Código copiado.');
  expect(await navigator.clipboard.readText()).toBe(code());
});

test.each([
  ['key', 'Falta a sua chave Pix', { pixKeyType: null, pixKey: null }, 'pixKey'],
  ['city', 'Falta a sua cidade', { city: null }, 'city'],
] as const)(
  "what lacks the %s leads to its field in 'Meus dados'",
  async (...[, text, lack, field]) => {
    const { user, dialog, store } = await open({ ...keyed, ...lack });
    expect(dialog.getByText(text)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Completar em Meus dados' }));
    expect(flat(store.getState().workspace)).toMatchObject({
      section: 'myData',
      myData: { field, returnTo: { modal: { mode: 'pix', id: 'p1' } } },
    });
  },
);

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
