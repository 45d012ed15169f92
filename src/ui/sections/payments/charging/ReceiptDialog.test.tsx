import { act, screen, waitFor, within } from '@testing-library/react';

import { aClient, aPart, aPayment, aProfile, aProject } from '../../../../../test/builders';
import { renderSection } from '../../../../../test/renderSection';
import { deviceActions } from '../../../../features/app/device/deviceSlice';
import { paymentAmounts } from '../../../../features/business/payments/payment';
import type { StoredPart } from '../../../../features/business/payments/paymentPart';
import PaymentsSection from '../PaymentsSection';
// The app imports this module lazily. It is imported here, too, so that no test waits until it is compiled.
import '../PaymentModal';
import './ReceiptDialog';
import { makePdf } from '../../../documents/pdf/makePdf';

// A PDF is drawn in a test of its own.
jest.mock('../../../documents/pdf/makePdf', () => ({ makePdf: jest.fn() }));

const inThree = aPayment({
  id: '3f9c12a7-4b85',
  projectId: 'j1',
  paid: true,
  paymentDate: '2026-11-10',
  paymentMethod: 'pix',
  ...paymentAmounts(300, 'pix', 3),
});

const show = (...parts: StoredPart[]) =>
  renderSection(PaymentsSection, ({ tables }, userId) => {
    tables.clients.seed(userId, aClient({ id: 'c1', name: 'Joana Ferraz' }));
    tables.projects.seed(userId, aProject({ id: 'j1', name: 'Catálogo', clientId: 'c1' }));
    const profile = { name: 'Marina Prado', city: 'Olinda', state: 'PE', document: '52998224725' };
    tables.profiles.seed(userId, aProfile({ id: userId, ...profile }));
    tables.payments.seed(
      userId,
      inThree,
      aPayment({ id: 'p2', projectId: null, paid: true, receivedAmount: 1950 }),
    );
    const second = aPart({ id: '3f9c12a7-4b85-2', receivedOn: '2026-11-15' });
    tables.paymentParts.seed(userId, second, ...parts);
  });

const sheet = () =>
  screen.getByRole('article', { name: /^Recibo nº/ }).textContent.replaceAll('\u00A0', ' ');

test('of a payment that came at once, from its row', async () => {
  const { user } = await show();
  await user.click(
    screen.getByRole('button', { name: 'Recibo do pagamento de projeto não encontrado' }),
  );
  await screen.findByRole('dialog', { name: 'Recibo' });
  await waitFor(() => {
    expect(sheet()).toContain(
      'Recebi de Cliente não encontrado a importância de R$ 1.950,00 (mil novecentos e cinquenta reais), da qual dou quitação.',
    );
  });
});

test('of a part, from the view of its payment, which is there again', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Catálogo' }));
  await user.click(await screen.findByRole('button', { name: 'Recibo: Parcela 2 de 3' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Recibo' }));
  await waitFor(() => {
    expect(sheet()).toMatch(/nº \d{4}-001.*R\$ 100,00.*Joana Ferraz.*cem reais/);
  });
  expect(sheet()).toMatch(/parcela 2\/3 do projeto “Catálogo”.*Pix.*15\/11\/2026/);
  expect(sheet()).toMatch(/Olinda, PE, 15 de novembro de 2026.*Marina PradoCPF 529\.982\.247-25/);
  await user.click(dialog.getByRole('button', { name: 'Fechar' }));
  expect(await screen.findByRole('dialog', { name: 'Visualizar Pagamento' })).toBeVisible();
});

test('of a part that came in part it says what came, not what is left', async () => {
  const came = { id: '3f9c12a7-4b85-501', within: 3, amount: 40, receivedOn: '2026-11-18' };
  const { user } = await show(aPart(came));
  await user.click(screen.getByRole('button', { name: 'Catálogo' }));
  await user.click(await screen.findByRole('button', { name: 'Recibo: Parcela 2 de 3' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Recibo' }));
  await user.click(dialog.getByText('3/3'));
  await waitFor(() => {
    expect(sheet()).toMatch(/R\$ 40,00.*parte da parcela 3\/3.*18\/11\/2026/);
  });
  expect(dialog.queryByText(/ainda não foi recebida/)).toBeNull();
});

test('printed on the paper that was chosen, under a name of its own', async () => {
  const printed = jest.fn();
  jest.spyOn(window, 'print').mockImplementation(() => {
    printed(document.title, document.querySelector('article style')?.textContent);
  });
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: /^Recibo do pagamento de projeto/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Recibo' }));
  await user.click(await dialog.findByText('A5'));
  await user.click(dialog.getByRole('button', { name: 'Imprimir' }));
  await waitFor(() => {
    expect(printed).toHaveBeenCalledWith(
      expect.stringMatching(/^Recibo \d{4}-001$/),
      expect.stringContaining('A5 landscape'),
    );
  });
});

test('sent in two presses: its number is taken, and the message names the file', async () => {
  jest.mocked(makePdf).mockImplementation((_, name) => Promise.resolve(new File(['%PDF'], name)));
  const share = jest.fn((_: ShareData) => Promise.resolve());
  Object.assign(navigator, { share, canShare: () => true });
  const { user, store } = await show();
  await user.click(screen.getByRole('button', { name: /^Recibo do pagamento de projeto/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Recibo' }));
  const pdf = await dialog.findByRole('button', { name: 'Enviar PDF' });
  // The order in which the other dialogs that send have them: the main one at the end.
  const buttons = dialog.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons.slice(-3)).toEqual(['Imprimir', 'Enviar PDF', 'WhatsApp']);
  await user.click(pdf);
  await waitFor(() => {
    expect(share).toHaveBeenCalledTimes(1);
  });
  const [{ files, text }] = share.mock.lastCall ?? [{}];
  const name = files?.[0]?.name ?? '';
  expect(name).toMatch(/^Recibo \d{4}-001\.pdf$/);
  expect(text).toMatch(/^Olá! Segue o recibo do pagamento, de R\$/);
  expect(text).toContain(`Arquivo em anexo: ${name}`);
  expect(store.getState().paymentParts.entities['p2-1']?.receiptNumber).toMatch(/-001$/);
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

test('without a network a receipt that has no number yet says why it cannot be printed', async () => {
  const { user, store } = await show();
  await user.click(screen.getByRole('button', { name: /^Recibo do pagamento de projeto/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Recibo' }));
  const print = await dialog.findByRole('button', { name: 'Imprimir' });
  act(() => {
    store.dispatch(deviceActions.connectionLost({ since: null }));
  });
  expect(print).toBeDisabled();
  expect(dialog.getByText(/ganha seu número quando é impresso ou enviado/)).toBeVisible();
  act(() => {
    store.dispatch(deviceActions.connectionBack());
  });
  expect(print).toBeEnabled();
});

test('what is still open can be received from here', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Recibo do pagamento de Catálogo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Recibo' }));
  await user.click(await dialog.findByText('3/3'));
  expect(
    await dialog.findByText('Esta parcela ainda não foi recebida. Emitir mesmo assim?'),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Recebido' }));
  await waitFor(() => {
    expect(dialog.queryByText(/ainda não foi recebida/)).not.toBeInTheDocument();
  });
});
