import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { aClient, aPart, aPayment, aProfile, aProject } from '../../../../../test/builders';
import { renderSection } from '../../../../../test/renderSection';
import { paymentAmounts } from '../../../../features/business/payments/payment';
import type { ProfileDraft } from '../../../../features/business/profile/profile';
import MoneyCard from '../../weeks/MoneyCard';
import { flatWorkspace } from '../../../../../test/workspace';
// The app imports this module lazily. It is imported here, too, so that no test waits until it is compiled.
import '../PaymentModal';
import './ChargeDialog';
import './PixDialog';

const keyed = { name: 'Marina', city: 'Olinda', pixKeyType: 'cpf', pixKey: '52998224725' } as const;
async function open(profile: Partial<ProfileDraft> = keyed) {
  const shown = await renderSection(MoneyCard, ({ tables }, userId) => {
    tables.clients.seed(
      userId,
      aClient({ id: 'c1', name: 'Joana Ferraz', phone: '(19) 99765-8801', email: 'j@f.com' }),
    );
    tables.projects.seed(userId, aProject({ id: 'j1', name: 'Catálogo', clientId: 'c1' }));
    tables.profiles.seed(userId, aProfile({ id: userId, ...profile }));
    tables.payments.seed(
      userId,
      aPayment({ id: 'p1', projectId: 'j1', ...paymentAmounts(300, 'pix', 3) }),
    );
    tables.paymentParts.seed(userId, aPart({ id: 'p1-1', dueOn: '2026-10-31' }));
  });
  await waitFor(() => {
    expect(shown.store.getState().profiles.loaded).toBe(true);
  });
  await shown.user.click(await screen.findByRole('button', { name: 'Ver os 3' }));
  await shown.user.click(screen.getByRole('button', { name: 'Cobrar: Catálogo, Parcela 2/3' }));
  return { ...shown, dialog: within(await screen.findByRole('dialog', { name: 'Cobrar' })) };
}

const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' });

/** Replaces `window.open`, so that a press opens a fake tab. */
function withTab() {
  const tab = { opener: {}, closed: false, location: { replace: jest.fn() } };
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window); // all that is used of it
  return tab;
}

test('the message is opened where the client is, as it was edited, and what was sent is noted', async () => {
  const tab = withTab();
  const { user, dialog, gateway, userId } = await open();
  expect(message().value).toMatch(
    /^Olá, Joana![^]*parcela 2\/3[^]*30\/11\/2026[^]*\n000201[^]*Marina$/,
  );
  await user.clear(message());
  await user.type(message(), 'Oi!');
  await user.click(dialog.getByRole('button', { name: 'WhatsApp' }));
  expect(tab.location.replace).toHaveBeenCalledWith('https://wa.me/5519997658801?text=Oi!');
  expect(tab.opener).toBeNull();
  const sent = within(await dialog.findByRole('list', { name: 'O que já foi enviado' }));
  expect(sent.getByText(/^Cobrança por WhatsApp em \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  expect(message()).toHaveValue('Oi!');
  expect(gateway.tables.paymentParts.of(userId)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        id: 'p1-2',
        note: expect.stringMatching(/^Cobrança por WhatsApp/) as string,
        receivedOn: null,
      }),
    ]),
  );
});

test('a share sheet that is closed again is no charge', async () => {
  const share = jest.fn(() => Promise.reject(new DOMException('', 'AbortError')));
  Object.assign(navigator, { share });
  const { user, dialog, store } = await open();
  await user.click(dialog.getByRole('button', { name: 'Compartilhar' }));
  expect(share).toHaveBeenCalledTimes(1);
  expect(dialog.queryByRole('list', { name: 'O que já foi enviado' })).not.toBeInTheDocument();
  expect(flatWorkspace(store.getState().workspace).modal?.outgoing?.gone).not.toBe(true);
  Reflect.deleteProperty(navigator, 'share');
});

test('another part has a message of its own', async () => {
  const { user, dialog } = await open();
  await user.click(dialog.getByText('3/3'));
  await waitFor(() => {
    expect(message().value).toContain('parcela 3/3');
  });
  await user.click(dialog.getByRole('button', { name: 'Mostrar o QR Code' }));
  const code = await screen.findByRole('dialog', { name: 'Receber por Pix' });
  expect(await within(code).findByRole('img', { name: /^QR Code do Pix/ })).toBeVisible();
  expect(within(code).getByText('Parcela 3/3')).toBeVisible();
});

test('without a key the message goes without a code', async () => {
  const { user, dialog, store } = await open({ ...keyed, pixKeyType: null, pixKey: null });
  expect(message().value).not.toContain('Pix');
  await user.click(dialog.getByRole('button', { name: /Pôr o código Pix/ }));
  expect(store.getState().workspace.navigation.section).toBe('myData');
});

test('what was written stands in the store: beside the QR Code and back, and not lost unasked', async () => {
  const { user, dialog, store } = await open();
  await user.type(message(), ' Obrigada!');
  const typed = message().value;
  expect(typed).toMatch(/Marina Obrigada!$/);
  expect(flatWorkspace(store.getState().workspace).modal?.outgoing).toMatchObject({
    text: typed,
    part: 2,
  });
  await user.click(dialog.getByRole('button', { name: 'Mostrar o QR Code' }));
  const pix = within(await screen.findByRole('dialog', { name: 'Receber por Pix' }));
  await user.click(pix.getByRole('button', { name: 'Cobrar' }));
  await waitFor(() => {
    expect(message()).toHaveValue(typed);
  });
  // The next part has its own message.
  await user.click(within(screen.getByRole('dialog')).getByText('3/3'));
  expect(message().value).not.toContain('Obrigada!');
  await user.click(within(screen.getByRole('dialog')).getByText('2/3'));
  await user.keyboard('{Escape}');
  expect(store.getState().workspace.forms.confirmation).toEqual({ kind: 'discard' });
});

test('what went need not be asked about', async () => {
  withTab();
  const { user, dialog, store } = await open();
  await user.type(message(), ' Obrigada!');
  await user.click(dialog.getByRole('button', { name: 'WhatsApp' }));
  await user.keyboard('{Escape}');
  expect(store.getState().workspace.forms.modal).toBeNull();
});

test('a message that is too long for an email is copied, and the email opens for it to be pasted', async () => {
  const { user, dialog } = await open();
  const writeText = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  // jsdom cannot open another program, and reports that.
  jest.spyOn(console, 'error').mockReturnValue();
  expect(message()).toHaveAccessibleDescription(/ou um email para j@f.com com a mensagem pronta\./);
  const long = 'não '.repeat(400);
  fireEvent.change(message(), { target: { value: long } });
  expect(message()).toHaveAccessibleDescription(/um email para j@f.com em branco: a mensagem é/);
  await user.click(dialog.getByRole('button', { name: 'Email' }));
  expect(await dialog.findByText(/Ela está copiada: cole-a no email que abriu/)).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(long);
  expect(await dialog.findByText(/^Cobrança por email em/)).toBeVisible();
});

test('a message that is too long for a chat is copied before the chat opens for it to be pasted', async () => {
  const tab = withTab();
  const opened = jest.spyOn(window, 'open');
  const { user, dialog } = await open();
  const writeText = jest.fn(() => {
    expect(opened).not.toHaveBeenCalled();
    return Promise.resolve();
  });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const long = 'não '.repeat(5_000);
  fireEvent.change(message(), { target: { value: long } });
  await user.click(dialog.getByRole('button', { name: 'WhatsApp' }));
  expect(await dialog.findByText(/Ela está copiada: cole-a na conversa que abriu/)).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(long);
  expect(tab.location.replace).toHaveBeenCalledWith('https://wa.me/5519997658801?text=');
  expect(await dialog.findByText(/^Cobrança por WhatsApp em/)).toBeVisible();
});
