import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { aPart, aPayment, aProject, aQuote } from '../../../../test/builders';
import { choose, offeredLabels } from '../../../../test/choices';
import { loseSessionAndReturn, renderSection } from '../../../../test/renderSection';
import { paymentAmounts, type Payment } from '../../../features/business/payments/payment';
import { partId, type StoredPart } from '../../../features/business/payments/paymentPart';
import { proposedDueDay } from '../../../features/business/payments/paymentForm';
import { paymentsActions } from '../../../features/business/payments/paymentsSlice';
import { paymentPartsActions } from '../../../features/business/payments/paymentPartsSlice';
import { localDay } from '../../../features/shared/days';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
// The app imports this module lazily. It is imported here, too, so that no test waits until it is compiled.
import '../projects/ProjectModal';
import './PaymentModal';
import PaymentsSection from './PaymentsSection';

const quote = aQuote({ totalValue: 6750 });
const free = aQuote({ totalValue: 0 });
const third = aQuote({ totalValue: 100 / 3 });
const projects = {
  quoted: aProject({ name: 'Marca', status: 'in-progress', quoteId: quote.id }),
  free: aProject({ name: 'Doação', status: 'completed', quoteId: free.id }),
  third: aProject({ name: 'Encarte', status: 'completed', quoteId: third.id }),
  unquoted: aProject({ name: 'Convites', status: 'completed', quoteId: null }),
  lost: aProject({ name: 'Feira', status: 'in-progress', quoteId: 'gone' }),
  paused: aProject({ name: 'Rótulos', status: 'paused', quoteId: quote.id }),
  pending: aProject({ name: 'Site', status: 'pending', quoteId: quote.id }),
};

const showing = (...payments: Payment[]) => showingWith([], ...payments);

const showingWith = (parts: StoredPart[], ...payments: Payment[]) =>
  renderSection(PaymentsSection, ({ tables }, userId) => {
    tables.paymentParts.seed(userId, ...parts);
    tables.quotes.seed(userId, quote, free, third);
    tables.projects.seed(userId, ...Object.values(projects));
    tables.payments.seed(userId, ...payments);
  });

const projectField = () => screen.getByRole('combobox', { name: /^Projeto( \*)?$/ });
const methodField = () => screen.getByRole('combobox', { name: 'Forma de Pagamento' });
const countField = () => screen.getByRole('combobox', { name: 'Parcelas' });
const amountField = () => screen.getByRole('spinbutton', { name: /^Valor/ });

const save = (user: UserEvent, name = 'Criar') => user.click(screen.getByRole('button', { name }));
const noDialog = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

async function openNew(...payments: Payment[]) {
  const shown = await showing(...payments);
  await shown.user.click(screen.getByRole('button', { name: 'Novo Pagamento' }));
  await screen.findByRole('dialog', { name: 'Novo Pagamento' });
  return shown;
}

async function openEdit(fields: Partial<Payment>) {
  const payment = aPayment({ projectId: projects.quoted.id, ...fields });
  const shown = await showing(payment);
  await shown.user.click(screen.getByRole('button', { name: /^Editar o pagamento/ }));
  await screen.findByRole('dialog', { name: 'Editar Pagamento' });
  const updates = () =>
    shown.gateway.traffic.calls
      .filter(({ name }) => name === 'payments.update')
      .map(({ input }) => (input as { changes: unknown }).changes); // the fake's record
  return { ...shown, payment, updates };
}

describe('the project', () => {
  test('where there is none at all, one is made from here, and comes back chosen', async () => {
    const approved = aQuote({ totalValue: 6750, status: 'approved' });
    const { user } = await renderSection(PaymentsSection, ({ tables }, userId) => {
      tables.quotes.seed(userId, approved);
    });
    await user.click(screen.getByRole('button', { name: 'Novo Pagamento' }));
    await screen.findByRole('dialog', { name: 'Novo Pagamento' });
    await user.click(screen.getByRole('button', { name: 'Criar projeto' }));
    await screen.findByRole('dialog', { name: 'Novo Projeto' });
    const choice = screen.getByRole('combobox', { name: /^Orçamento/ });
    const [label] = await offeredLabels(user, choice);
    await choose(user, choice, label!);
    fireEvent.change(screen.getByLabelText(/^Nome do Projeto/), { target: { value: 'Marca' } });
    fireEvent.change(screen.getByLabelText(/^Prazo Final/), { target: { value: '2026-12-20' } });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Em Andamento');
    await save(user);
    await screen.findByRole('dialog', { name: 'Novo Pagamento' });
    expect(projectField()).toHaveDisplayValue('Marca');
    expect(amountField()).toHaveValue(6750);
    expect(screen.queryByRole('button', { name: 'Criar projeto' })).not.toBeInTheDocument();
  });

  test('a payment that is begun for a project starts with it, and with nothing for one that has not begun', async () => {
    const { store } = await openNew();
    for (const [project, name, amount] of [
      [projects.quoted, 'Marca', 6750],
      [projects.pending, '', null],
    ] as const) {
      act(() => {
        store.dispatch(workspaceActions.modalClosed());
        store.dispatch(workspaceActions.paymentBegun({ projectId: project.id }));
      });
      await screen.findByRole('dialog', { name: 'Novo Pagamento' });
      expect(projectField()).toHaveDisplayValue(name);
      expect(amountField()).toHaveValue(amount);
    }
    expect(projectField()).toHaveAttribute('placeholder', 'Selecione um projeto');
    expect(projectField()).toHaveAccessibleDescription(
      'Só projetos em andamento ou concluídos recebem pagamentos.',
    );
  });

  describe('that has payments already', () => {
    const parts = aPayment({
      id: 'parts',
      projectId: projects.quoted.id,
      paid: true,
      paymentDate: '2026-10-01',
      ...paymentAmounts(3020, 'pix', 3),
    });
    const rows = [
      aPart({ id: 'parts-2', receivedOn: '2026-10-28', amount: 1006.67 }),
      aPart({ id: 'parts-3', dueOn: '2199-11-29' }),
    ];
    const status = () =>
      screen
        .queryAllByRole('status')
        .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))
        .find((text) => text.startsWith('Este projeto já tem'));
    const openForMarca = async (...others: Payment[]) => {
      const shown = await renderSection(PaymentsSection, ({ tables }, userId) => {
        tables.quotes.seed(userId, quote, free, third);
        tables.projects.seed(userId, ...Object.values(projects));
        tables.payments.seed(userId, parts, ...others);
        tables.paymentParts.seed(userId, ...rows);
      });
      await shown.user.click(screen.getByRole('button', { name: 'Novo Pagamento' }));
      await screen.findByRole('dialog', { name: 'Novo Pagamento' });
      expect(status()).toBeUndefined();
      await choose(shown.user, projectField(), 'Marca');
      return shown;
    };

    test('says so, keeps the prefill, tells the resulting sum and saves at the first press', async () => {
      const { user, gateway } = await openForMarca();
      expect(status()).toBe(
        'Este projeto já tem R$ 3.020,00 em 3 parcelasR$ 2.013,34 recebidos · R$ 1.006,66 vencem em 29/11/2199 · É outro serviço? Pode criar.',
      );
      expect(amountField()).toHaveValue(6750);
      const sum = screen.getByText(/^Com mais este/);
      expect(sum.textContent.replaceAll('\u00A0', ' ')).toBe(
        'Com mais este, o projeto soma R$ 9.770,00; o orçamento é de R$ 6.750,00.',
      );
      await choose(user, projectField(), 'Doação');
      expect(status()).toBeUndefined();
      expect(screen.queryByText(/^Com mais este/)).not.toBeInTheDocument();
      await choose(user, projectField(), 'Marca');
      await save(user);
      await noDialog();
      expect(gateway.traffic.names('payments.insert')).toHaveLength(1);
    });

    test('counts several, and leads to the one that is open; the input waits below', async () => {
      const paid = aPayment({ projectId: projects.quoted.id, paid: true, receivedAmount: 100 });
      const { user } = await openForMarca(paid);
      expect(status()).toMatch(/^Este projeto já tem R\$ 3.120,00 em 2 pagamentos/);
      await user.type(screen.getByRole('textbox', { name: 'Observações' }), 'Extra');
      await user.click(screen.getByRole('button', { name: 'Ver o pagamento' }));
      const view = await screen.findByRole('dialog', { name: 'Visualizar Pagamento' });
      expect(within(view).getByText(/^2 de 3 pagas/)).toBeVisible();
      await user.click(within(view).getByRole('button', { name: 'Fechar' }));
      await screen.findByRole('dialog', { name: 'Novo Pagamento' });
      await user.click(screen.getByRole('button', { name: 'Cobrar a parcela 3' }));
      const charge = await screen.findByRole('dialog', { name: 'Cobrar' });
      await user.click(within(charge).getAllByRole('button', { name: 'Fechar' }).at(-1)!);
      await screen.findByRole('dialog', { name: 'Novo Pagamento' });
      expect(screen.getByRole('textbox', { name: 'Observações' })).toHaveValue('Extra');
      expect(amountField()).toHaveValue(6750);
    });
  });

  test("only the chosen project's quote may be more precise than cents", async () => {
    const { user } = await openNew();
    await choose(user, projectField(), 'Encarte');
    await save(user);
    await noDialog();
    await user.click(screen.getByRole('button', { name: 'Novo Pagamento' }));
    await screen.findByRole('dialog', { name: 'Novo Pagamento' });
    await choose(user, projectField(), 'Marca');
    fireEvent.input(amountField(), { target: { value: String(100 / 3) } });
    await save(user);
    await waitFor(() => {
      expect(amountField()).toHaveAccessibleDescription('Use no máximo duas casas decimais');
    });
  });

  test("each pick fills in its quote's stored total over what was typed, or clears the amount", async () => {
    const { user } = await openNew();
    await user.type(amountField(), '5');
    for (const [name, amount] of [
      ['Marca', 6750],
      ['Doação', 0],
      ['Marca', 6750],
      // Its quote is gone.
      ['Feira', null],
    ] as const) {
      await choose(user, projectField(), name);
      expect(amountField()).toHaveValue(amount);
      await user.type(amountField(), '1');
    }
    await user.clear(projectField());
    expect(amountField()).toHaveValue(null);
    await user.tab();
    expect(projectField()).toHaveValue('');
  });

  test('deleted since, it is shown when editing, locked and not validated', async () => {
    const { user, updates } = await openEdit({ projectId: null });
    expect(projectField()).toBeDisabled();
    expect(projectField()).toHaveDisplayValue('Projeto não encontrado');
    await user.type(screen.getByRole('textbox', { name: 'Observações' }), 'Sinal');
    await save(user, 'Salvar');
    await noDialog();
    expect(updates()).toEqual([{ notes: 'Sinal' }]);
  });
});

describe('installments', () => {
  test('without an amount there is nothing to divide, and the form says so before it is saved', async () => {
    const { user, gateway, userId } = await openNew();
    const hint = 'Sem o valor, o pagamento é salvo à vista.';
    await choose(user, projectField(), 'Convites');
    await user.selectOptions(methodField(), 'Pix');
    expect(amountField()).not.toHaveAccessibleDescription();
    await user.selectOptions(countField(), '3');
    expect(amountField()).toHaveAccessibleDescription(hint);
    await user.type(amountField(), '-1');
    expect(amountField()).not.toHaveAccessibleDescription(hint);
    await save(user);
    await waitFor(() => {
      expect(amountField()).toHaveAccessibleDescription('Valor não pode ser negativo');
    });
    expect(gateway.traffic.names('payments.insert')).toEqual([]);
    await user.clear(amountField());
    expect(amountField()).toHaveAccessibleDescription(hint);
    await save(user);
    await noDialog();
    expect(gateway.tables.payments.of(userId)).toMatchObject([
      { receivedAmount: null, totalAmount: null, isInstallment: false },
    ]);
  });

  test('what each comes to is shown while typing; the total is stored, and divided unrounded', async () => {
    const { user, gateway, userId } = await openNew();
    await choose(user, projectField(), 'Convites');
    await user.selectOptions(methodField(), 'Pix');
    await user.selectOptions(countField(), '6');
    // Another method has no installments, so that Pix starts from one again.
    await user.selectOptions(methodField(), 'Boleto');
    await user.selectOptions(methodField(), 'Pix');
    expect(countField()).toHaveValue('1');
    await user.selectOptions(countField(), '3');
    expect(screen.queryByText(/parcelas de/)).not.toBeInTheDocument();
    await user.type(amountField(), '100.5');
    expect(screen.getByText(/^3 parcelas de/).textContent).toMatch(/R\$\s33,50$/);
    expect(screen.queryByText(/A última/)).not.toBeInTheDocument();
    await user.clear(amountField());
    await user.type(amountField(), '100');
    expect(screen.getByText(/^3 parcelas de/).textContent).toMatch(/R\$\s33,33$/);
    expect(screen.getByText(/^A última é de R\$\s33,34\.$/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Pago' }));
    await save(user);
    await noDialog();
    expect(gateway.tables.payments.of(userId)).toMatchObject([
      {
        projectId: projects.unquoted.id,
        paymentMethod: 'pix',
        receivedAmount: 100 / 3,
        totalAmount: 100,
        isInstallment: true,
        paid: true,
        delivered: false,
        paymentDate: localDay(new Date()),
        notes: null,
      },
    ]);
    expect(screen.getByText('1 de 3 pagas')).toBeVisible();
  });

  test('an edit that changes what another device has received meanwhile asks, and says so', async () => {
    const { user, gateway, payment, userId, updates } = await openEdit({
      paymentMethod: 'pix',
      ...paymentAmounts(1000, 'pix', 3),
    });
    await user.clear(amountField());
    await user.type(amountField(), '600');
    gateway.tables.payments.change(payment.id, { paid: true });
    gateway.tables.paymentParts.seed(
      userId,
      aPart({ id: partId(payment.id, 1), receivedOn: '2026-11-20' }),
    );
    await save(user, 'Salvar');
    expect(await screen.findByText(/Campos em conflito: Pago\./)).toBeVisible();
    expect(updates()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Manter o que digitei' }));
    expect(
      screen.getByText(/já contam R\$\s333,33 como recebidos. Salvo assim, contarão R\$\s200,00\./),
    ).toBeVisible();
    await save(user, 'Salvar');
    await noDialog();
    expect(updates()).toEqual([{ receivedAmount: 200, totalAmount: 600 }]);
  });

  test('an edit that changes what counts as received says so', async () => {
    const { user } = await openEdit({
      paymentMethod: 'pix',
      ...paymentAmounts(100, 'pix', 3),
      paid: true,
    });
    expect(screen.queryByText(/já contam/)).not.toBeInTheDocument();
    await user.selectOptions(countField(), '2');
    expect(
      screen.getByText(/já contam R\$\s33,33 como recebidos. Salvo assim, contarão R\$\s50,00\./),
    ).toBeVisible();
    await user.selectOptions(countField(), '3');
    expect(screen.queryByText(/já contam/)).not.toBeInTheDocument();
  });

  test.each([
    [233.33, 'Já com desconto de R$ 233,33: total R$ 766,67.', 'total R$ 66,67.'],
    [-50, 'Já com R$ 50,00 a mais: total R$ 1.050,00.', 'total R$ 350,00.'],
  ])('a discount of %s stands beside the total, as it will be', async (discount, before, after) => {
    const payment = aPayment({
      projectId: projects.quoted.id,
      paymentMethod: 'pix',
      ...paymentAmounts(1000, 'pix', 2),
      paid: true,
    });
    const first = { receivedOn: '2026-11-20', amount: 500 - discount, discount };
    const { user } = await showingWith([aPart({ id: partId(payment.id, 1), ...first })], payment);
    await user.click(screen.getByRole('button', { name: /^Editar o pagamento/ }));
    await screen.findByRole('dialog', { name: 'Editar Pagamento' });
    expect(screen.getByText(before)).toBeVisible();
    await user.clear(amountField());
    await user.type(amountField(), '300');
    expect(screen.getByText(after, { exact: false })).toBeVisible();
    expect(
      screen.getByText(/já contam R\$\s[\d,]+ como recebidos, mais que o total\./),
    ).toBeVisible();
  });

  test('more parts than are offered, from elsewhere, are kept', async () => {
    const { user, updates } = await openEdit({
      paymentMethod: 'pix',
      ...paymentAmounts(1800, 'pix', 18),
    });
    expect(countField()).toHaveValue('18');
    await user.click(screen.getByRole('checkbox', { name: 'Entregue' }));
    await save(user, 'Salvar');
    await noDialog();
    expect(updates()).toEqual([{ delivered: true }]);
  });
});

test('a failed save raises its notice and keeps what was typed; trying again makes one row', async () => {
  const { user, gateway, userId } = await openNew();
  gateway.traffic.fail('payments.insert', 'refused');
  await choose(user, projectField(), 'Marca');
  await user.type(screen.getByRole('textbox', { name: 'Observações' }), 'Sinal');
  await save(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Erro ao salvar pagamento. Tente novamente.',
  );
  expect(screen.getByRole('textbox', { name: 'Observações' })).toHaveValue('Sinal');
  expect(amountField()).toHaveValue(6750);
  await save(user);
  await noDialog();
  expect(gateway.tables.payments.of(userId)).toHaveLength(1);
});

describe('a toggle that is still being saved', () => {
  const opened = async () => {
    const app = await showing(aPayment({ projectId: projects.quoted.id }));
    const release = app.gateway.traffic.hold('payments.update');
    await app.user.click(screen.getByRole('button', { name: 'Pendente, pagamento de Marca' }));
    await app.user.click(screen.getByRole('button', { name: /^Editar o pagamento/ }));
    await screen.findByRole('dialog');
    const saveAndRelease = async () => {
      await save(app.user, 'Salvar');
      release();
      await noDialog();
      return app.gateway.tables.payments.of(app.userId);
    };
    return { ...app, paid: screen.getByRole('checkbox', { name: 'Pago' }), saveAndRelease };
  };

  test('is shown in the form and saved with it', async () => {
    const { paid, saveAndRelease } = await opened();
    expect(paid).toBeChecked();
    expect(await saveAndRelease()).toMatchObject([{ paid: true, delivered: false }]);
  });

  test('can be taken back in the form', async () => {
    const { user, paid, saveAndRelease } = await opened();
    await user.click(paid);
    expect(await saveAndRelease()).toMatchObject([{ paid: false }]);
  });
});

test('what another device changed while the form was open is not undone', async () => {
  const { user, store, payment, updates } = await openEdit({ paid: false });
  act(() => {
    store.dispatch(paymentsActions.updated({ row: { ...payment, paid: true }, before: payment }));
  });
  await user.type(screen.getByRole('textbox', { name: 'Observações' }), 'Sinal');
  await save(user, 'Salvar');
  await noDialog();
  expect(updates()).toEqual([{ notes: 'Sinal' }]);
});

test('the form proposes today once it is paid, and when the first part is due; a typed day stays', async () => {
  const day = () => screen.getByLabelText('Data do Pagamento');
  const dueDay = () => screen.getByLabelText(/^Vencimento/);
  const today = localDay(new Date());
  const { user } = await openNew();
  const tick = () => user.click(screen.getByRole('checkbox', { name: 'Pago' }));
  await tick();
  expect(day()).toHaveValue(today);
  await tick();
  expect(day()).toHaveValue('');
  fireEvent.change(day(), { target: { value: '2026-11-02' } });
  await tick();
  await tick();
  expect(day()).toHaveValue('2026-11-02');

  await choose(user, projectField(), 'Marca');
  expect(dueDay()).toHaveValue(proposedDueDay(projects.quoted, today));
  fireEvent.change(dueDay(), { target: { value: '2031-01-02' } });
  await choose(user, projectField(), 'Marca');
  expect(dueDay()).toHaveValue('2031-01-02');
});

describe('the plan', () => {
  const notices = (store: Awaited<ReturnType<typeof showing>>['store']) =>
    store.getState().workspace.notices.shown.map(({ message }) => message.code);
  const due = () => screen.getByLabelText(/^Vencimento/);
  const partCalls = ({
    gateway,
  }: {
    gateway: { traffic: { calls: { name: string; input: unknown }[] } };
  }) => gateway.traffic.calls.filter(({ name }) => /^paymentParts\.(insert|update)$/.test(name));

  test('a day on which it is due is saved beside the payment, which stays as it is', async () => {
    const shown = await openEdit({ receivedAmount: 100 });
    fireEvent.change(due(), { target: { value: '2026-12-10' } });
    await save(shown.user, 'Salvar');
    await noDialog();
    expect(shown.updates()).toEqual([]);
    await waitFor(() => {
      expect(partCalls(shown)).toHaveLength(1);
    });
    expect(partCalls(shown)[0]?.input).toMatchObject({
      id: `${shown.payment.id}-1`,
      draft: { dueOn: '2026-12-10', receivedOn: null },
    });
  });

  test('that is loaded after the form has been opened comes into it', async () => {
    const payment = aPayment({ projectId: projects.quoted.id, receivedAmount: 100 });
    let release = (): void => undefined;
    const { user, gateway, userId } = await renderSection(
      PaymentsSection,
      ({ tables, traffic }, id) => {
        tables.projects.seed(id, projects.quoted);
        tables.payments.seed(id, payment);
        tables.paymentParts.seed(id, aPart({ id: `${payment.id}-1`, dueOn: '2026-12-10' }));
        release = traffic.hold('paymentParts.list');
      },
    );
    await user.click(screen.getByRole('button', { name: /^Editar o pagamento/ }));
    await screen.findByRole('dialog', { name: 'Editar Pagamento' });
    await user.type(screen.getByLabelText('Observações'), 'Nota enviada');
    act(release);
    await waitFor(() => {
      expect(due()).toHaveValue('2026-12-10');
    });
    await save(user, 'Salvar');
    await noDialog();
    expect(gateway.tables.paymentParts.of(userId)).toMatchObject([{ dueOn: '2026-12-10' }]);
    expect(gateway.traffic.names('paymentParts.update')).toEqual([]);
  });

  test('whose day another device has moved while the session was lost keeps that day', async () => {
    const payment = aPayment({ projectId: projects.quoted.id, receivedAmount: 100 });
    const first = `${payment.id}-1`;
    const { user, gateway, userId } = await renderSection(PaymentsSection, ({ tables }, id) => {
      tables.projects.seed(id, projects.quoted);
      tables.payments.seed(id, payment);
      tables.paymentParts.seed(id, aPart({ id: first, dueOn: '2026-12-10' }));
    });
    await user.click(screen.getByRole('button', { name: /^Editar o pagamento/ }));
    await screen.findByRole('dialog', { name: 'Editar Pagamento' });
    await user.type(screen.getByLabelText('Observações'), 'Nota enviada');
    await loseSessionAndReturn(gateway, () => {
      gateway.tables.paymentParts.change(first, { dueOn: '2027-01-15' });
    });
    expect(await screen.findByLabelText('Observações')).toHaveValue('Nota enviada');
    await save(user, 'Salvar');
    await noDialog();
    expect(gateway.tables.payments.of(userId)).toMatchObject([{ notes: 'Nota enviada' }]);
    expect(gateway.tables.paymentParts.of(userId)).toMatchObject([{ dueOn: '2027-01-15' }]);
  });

  test.each([false, true])(
    'a day that could not be saved leaves the form open, and is saved with the next try (new: %s)',
    async (isNew) => {
      const shown = await (isNew ? openNew() : openEdit({ receivedAmount: 100 }));
      const { user, gateway, userId } = shown;
      // The list is not shown here, so a new payment is told.
      const told = isNew ? ['created'] : [];
      if (isNew) await choose(user, projectField(), 'Marca');
      gateway.traffic.fail('paymentParts.insert', 'refused');
      fireEvent.change(due(), { target: { value: '2026-12-10' } });
      await save(user, isNew ? 'Criar' : 'Salvar');
      const form = { name: isNew ? 'Novo Pagamento' : 'Editar Pagamento' };
      await waitFor(() => {
        expect(notices(shown.store)).toEqual([...told, 'saveFailed']);
      });
      expect(screen.getByRole('dialog', form)).toBeVisible();
      expect(due()).toHaveValue('2026-12-10');
      await save(user, isNew ? 'Criar' : 'Salvar');
      await noDialog();
      expect(gateway.tables.paymentParts.of(userId)).toMatchObject([{ dueOn: '2026-12-10' }]);
      expect(gateway.tables.payments.of(userId)).toHaveLength(1);
      expect(notices(shown.store)).toEqual(told);
    },
  );

  test('left alone, no day is sent', async () => {
    const shown = await openEdit({ receivedAmount: 100 });
    await save(shown.user, 'Salvar');
    await noDialog();
    expect(partCalls(shown)).toEqual([]);
  });
});

describe('the view', () => {
  const openView = async (
    fields: Partial<Payment>,
    parts: readonly Parameters<typeof aPart>[0][] = [],
  ) => {
    const payment = aPayment({
      id: 'p1',
      projectId: projects.quoted.id,
      paymentMethod: 'pix',
      ...paymentAmounts(300, 'pix', 3),
      ...fields,
    });
    const shown = await renderSection(PaymentsSection, ({ tables }, id) => {
      tables.projects.seed(id, projects.quoted);
      tables.payments.seed(id, payment);
      tables.paymentParts.seed(id, ...parts.map((part) => aPart(part)));
    });
    await shown.user.click(screen.getByRole('button', { name: projects.quoted.name }));
    const dialog = await screen.findByRole('dialog', { name: 'Visualizar Pagamento' });
    return { ...shown, dialog: within(dialog) };
  };
  const said = (dialog: Pick<typeof screen, 'getAllByRole'>) =>
    dialog
      .getAllByRole('listitem')
      // The data of the invoice is folded.
      .filter((line) => line.closest('details') === null)
      .map((line) => line.textContent.replaceAll('\u00A0', ' '));

  test('says what is owed, in one line how many came, and each part', async () => {
    const { dialog } = await openView({ paid: true, paymentDate: '2026-09-26' }, [
      { id: 'p1-2', receivedOn: '2026-10-28', amount: 100 },
    ]);
    expect(dialog.getByRole('heading', { name: /^Faltam R\$\s100,00$/ })).toBeVisible();
    expect(dialog.getByText(/^2 de 3 pagas · R\$\s200,00 de R\$\s300,00$/)).toBeVisible();
    expect(said(dialog)).toEqual([
      'Parcela 1 de 3Recebida em 26/09/2026R$ 100,00ReciboMudar a dataDesfazer',
      'Parcela 2 de 3Recebida em 28/10/2026R$ 100,00ReciboMudar a dataDesfazer',
      'Parcela 3 de 3Sem vencimentoR$ 100,00CobrarPixRecebidoRecebi outro valor',
    ]);
  });

  test('its head says what is missing, and calls paid only what came in full', async () => {
    const { dialog, store } = await openView({});
    const show = (payment: Payment, ...parts: Parameters<typeof aPart>[0][]) => {
      act(() => {
        store.dispatch(paymentsActions.loaded([{ ...payment, id: 'p1', paymentMethod: 'pix' }]));
        store.dispatch(paymentPartsActions.loaded(parts.map((part) => aPart(part))));
      });
    };
    const came = { receivedOn: '2026-10-28' };
    // Less than the total came.
    show(aPayment({ ...paymentAmounts(100, 'pix', 2), paid: true }), {
      ...{ id: 'p1-2', amount: 40 },
      ...came,
    });
    expect(dialog.getByRole('heading', { name: 'Todas as parcelas recebidas' })).toBeVisible();
    expect(dialog.queryByText('Pago por inteiro')).not.toBeInTheDocument();
    // A part of zero is not owed.
    show(
      aPayment(paymentAmounts(200, 'pix', 1)),
      { id: 'p1-2', amount: 100, ...came },
      { id: 'p1-3', amount: 100, ...came },
    );
    expect(dialog.queryByRole('heading', { name: /^Faltam/ })).not.toBeInTheDocument();
    show(aPayment({ ...paymentAmounts(810, 'pix', 1), paid: true, paymentDate: '2026-11-21' }));
    expect(dialog.getByRole('heading', { name: 'Pago por inteiro' })).toBeVisible();
    expect(dialog.getByText('O último veio em 21/11/2026.')).toBeVisible();
  });

  const inPart = { id: 'p1-501', within: 2, amount: 60, receivedOn: '2026-10-28' };

  test('what came in part is taken back only while its part is open', async () => {
    const { user, dialog } = await openView({}, [inPart]);
    const piece = 'Parcela 2 de 3, em parte';
    const back = () => dialog.queryByRole('button', { name: `Desfazer recebimento: ${piece}` });
    expect(back()).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Recebido: Parcela 2 de 3, o resto' }));
    await dialog.findByRole('button', { name: 'Desfazer recebimento: Parcela 2 de 3, o resto' });
    expect(dialog.getByRole('button', { name: `Mudar a data: ${piece}` })).toBeVisible();
    expect(back()).not.toBeInTheDocument();
  });

  test('the typed day of what is left is not that of what came', async () => {
    const { dialog } = await openView({}, [inPart]);
    const due = dialog.getByLabelText('Vencimento: Parcela 2 de 3, o resto');
    fireEvent.change(due, { target: { value: '2026-12-31' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Mudar a data: Parcela 2 de 3, em parte' }));
    const came = await dialog.findByLabelText('Recebida em: Parcela 2 de 3, em parte');
    expect(came).toHaveValue('2026-10-28');
    expect(due).toHaveValue('2026-12-31');
    fireEvent.blur(due);
    await waitFor(() => {
      expect(dialog.getByLabelText('Vencimento: Parcela 2 de 3, o resto')).toHaveValue(
        '2026-12-31',
      );
    });
  });

  test('a discount is received, whatever stands in the hidden day of the rest', async () => {
    const { user, dialog, gateway, userId } = await openView({});
    await user.click(dialog.getByRole('button', { name: 'Recebi outro valor: Parcela 2 de 3' }));
    const amounts = within(await screen.findByRole('dialog', { name: 'Recebi outro valor' }));
    expect(await amounts.findByText(/· Parcela 2 de 3, de R\$\s100,00$/)).toBeVisible();
    fireEvent.change(await amounts.findByLabelText('Quanto veio?'), { target: { value: '60' } });
    fireEvent.change(amounts.getByLabelText('Vence em'), { target: { value: '1899-01-01' } });
    await user.click(amounts.getByRole('radio', { name: /^Foi desconto/ }));
    await user.click(amounts.getByRole('button', { name: /^Receber/ }));
    await waitFor(() => {
      expect(gateway.tables.paymentParts.of(userId)).toMatchObject([
        { id: 'p1-2', amount: 60, discount: 40 },
      ]);
    });
  });

  test('a payment without parts is called a payment', async () => {
    const { user, dialog } = await openView({ ...paymentAmounts(300, 'pix', 1), paid: true }, [
      { id: 'p1-1', receivedOn: '2026-10-28' },
    ]);
    expect(dialog.getByText('Recebido em 28/10/2026')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Mudar a data: Pagamento' }));
    expect(await dialog.findByLabelText('Recebido em: Pagamento')).toHaveValue('2026-10-28');
  });

  test('a due day that was typed is saved by Esc, too', async () => {
    const { user, dialog, gateway, userId } = await openView({});
    const due = dialog.getByLabelText('Vencimento: Parcela 2 de 3');
    fireEvent.change(due, { target: { value: '2026-12-31' } });
    await user.click(due);
    fireEvent.change(due, { target: { value: '2026-12-31' } });
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(gateway.tables.paymentParts.of(userId)).toMatchObject([
        { id: 'p1-2', dueOn: '2026-12-31' },
      ]);
    });
  });

  test('a press that leaves a typed day finds what it was on where it was', async () => {
    const { user, dialog, gateway, userId } = await openView({});
    const due = dialog.getByLabelText('Vencimento: Parcela 2 de 3');
    await user.click(due);
    fireEvent.change(due, { target: { value: '2026-11-01' } });
    const charge = dialog.getByRole('button', { name: /^Cobrar/ });
    await user.pointer({ keys: '[MouseLeft>]', target: charge });
    await waitFor(() => {
      expect(gateway.tables.paymentParts.of(userId)).toMatchObject([{ dueOn: '2026-11-01' }]);
    });
    expect(dialog.queryByText(/atrasados/)).toBeNull();
    await user.pointer('[/MouseLeft]');
    expect(await screen.findByRole('dialog', { name: 'Cobrar' })).toBeVisible();
  });

  test('a due day that was typed is saved by Enter, and its field keeps the focus', async () => {
    const { user, dialog, store, gateway, userId } = await openView({});
    const due = () => dialog.getByLabelText('Vencimento: Parcela 2 de 3');
    await waitFor(() => {
      expect(document.activeElement).toHaveAttribute('data-starts-here');
    });
    await user.click(due());
    fireEvent.change(due(), { target: { value: '2026-12-31' } });
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(gateway.tables.paymentParts.of(userId)).toMatchObject([{ dueOn: '2026-12-31' }]);
      expect(store.getState().workspace.forms.modal).not.toHaveProperty('days');
    });
    expect(due()).toHaveFocus();
    expect(due()).toHaveValue('2026-12-31');
  });

  test('a day that is typed stands in the store until it is saved', async () => {
    const { user, dialog, store, gateway } = await openView({});
    const release = gateway.traffic.hold('paymentParts.insert');
    const typed = () =>
      Reflect.get(store.getState().workspace.forms.modal ?? {}, 'days') as unknown;
    const due = dialog.getByLabelText('Vencimento: Parcela 2 de 3');
    fireEvent.change(due, { target: { value: '2026-12-31' } });
    expect(typed()).toEqual({ 2: '2026-12-31' });
    expect(due).toHaveValue('2026-12-31');
    // Only the window loses the focus, as to the browser's question before a reload.
    await waitFor(() => {
      expect(document.activeElement).toHaveAttribute('data-starts-here');
    });
    await user.click(due);
    expect(due).toHaveFocus();
    fireEvent.blur(due);
    await act(() => Promise.resolve());
    expect(gateway.traffic.names()).not.toContain('paymentParts.insert');
    act(() => {
      due.blur();
    });
    await waitFor(() => {
      expect(gateway.traffic.names()).toContain('paymentParts.insert');
    });
    expect(typed()).toEqual({ 2: '2026-12-31' });
    act(release);
    await waitFor(() => {
      expect(typed()).toBeUndefined();
    });
    expect(dialog.getByLabelText('Vencimento: Parcela 2 de 3')).toHaveValue('2026-12-31');
  });

  test('a day that is typed when the session is lost is shown again, and saved then', async () => {
    const { dialog, gateway, userId } = await openView({});
    fireEvent.change(dialog.getByLabelText('Vencimento: Parcela 2 de 3'), {
      target: { value: '2026-12-31' },
    });
    await loseSessionAndReturn(gateway, () => undefined);
    const due = await screen.findByLabelText('Vencimento: Parcela 2 de 3');
    expect(due).toHaveValue('2026-12-31');
    fireEvent.blur(due);
    await waitFor(() => {
      expect(gateway.tables.paymentParts.of(userId)).toMatchObject([
        { id: 'p1-2', dueOn: '2026-12-31' },
      ]);
    });
  });

  test('a part that is marked there is received at once, on a day that can be another', async () => {
    const { user, dialog, gateway, userId } = await openView({});
    await user.click(dialog.getByRole('button', { name: 'Recebido: Parcela 2 de 3' }));
    await user.click(await dialog.findByRole('button', { name: 'Mudar a data: Parcela 2 de 3' }));
    const day = () => dialog.findByLabelText('Recebida em: Parcela 2 de 3');
    // The field takes the place of the pressed button.
    expect(await day()).toHaveFocus();
    fireEvent.change(await day(), { target: { value: '2026-01-31' } });
    await user.tab();
    await dialog.findByText('Recebida em 31/01/2026');
    expect(gateway.tables.paymentParts.of(userId)).toMatchObject([
      { id: 'p1-2', receivedOn: '2026-01-31', amount: 100 },
    ]);
    await user.click(dialog.getByRole('button', { name: 'Desfazer recebimento: Parcela 2 de 3' }));
    await dialog.findByRole('button', { name: 'Recebido: Parcela 2 de 3' });
  });

  test('a part has a day of its own, and without it follows the plan again', async () => {
    const { dialog, gateway, userId } = await openView({});
    const give = (value: string) => {
      const day = dialog.getByLabelText('Vencimento: Parcela 2 de 3');
      fireEvent.change(day, { target: { value } });
      fireEvent.blur(day);
    };
    give('');
    give('2027-02-10');
    await waitFor(() => {
      expect(gateway.tables.paymentParts.of(userId)).toMatchObject([
        { id: 'p1-2', dueOn: '2027-02-10' },
      ]);
    });
    give('');
    await waitFor(() => {
      expect(gateway.tables.paymentParts.of(userId)).toMatchObject([{ id: 'p1-2', dueOn: null }]);
    });
  });

  test('its form leads back to it', async () => {
    const { user, dialog } = await openView({});
    await user.click(dialog.getByRole('button', { name: 'Editar' }));
    await screen.findByRole('dialog', { name: 'Editar Pagamento' });
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByRole('dialog', { name: 'Visualizar Pagamento' })).toBeVisible();
  });

  test('a press anywhere on the row that is no control opens it, a control does not', async () => {
    const payment = aPayment({ projectId: projects.quoted.id, receivedAmount: 10 });
    const { user } = await renderSection(PaymentsSection, ({ tables }, id) => {
      tables.projects.seed(id, projects.quoted);
      tables.payments.seed(id, payment);
    });
    await user.click(screen.getByRole('button', { name: /^Não entregue, entrega/ }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Visualizar/ })).not.toBeInTheDocument();
    await user.click(screen.getByText(/^R\$/, { selector: 'td' }));
    await user.click(await screen.findByRole('button', { name: 'Fechar' }));
    screen.getByRole('button', { name: projects.quoted.name }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Visualizar Pagamento' })).toBeVisible();
  });
});
