import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import {
  aClient,
  aClientDetails,
  anItem,
  aPart,
  aPayment,
  aProject,
  aQuote,
  aQuoteDetails,
} from '../../../../test/builders';
import { openFilters, renderSection, showControls } from '../../../../test/renderSection';
import { paymentAmounts, type Payment } from '../../../features/business/payments/payment';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { findingActions } from '../../../features/app/finding/findingSlice';
// The app imports this module lazily. It is imported here, too, so that no test waits until it is compiled.
import './PaymentModal';
import PaymentsSection from './PaymentsSection';

const client = aClient({ name: 'Padaria Estrela Dourada' });
const project = aProject({ name: 'Convites', clientId: client.id, status: 'in-progress' });

const showing = (...payments: Payment[]) =>
  renderSection(PaymentsSection, ({ tables }, userId) => {
    tables.clients.seed(userId, client);
    tables.projects.seed(userId, project, aProject({ id: 'orphan', name: 'Feira' }));
    tables.payments.seed(userId, ...payments);
  });

const aPaymentHere = (fields: Partial<Payment> = {}): Payment =>
  aPayment({ projectId: project.id, ...fields });

/** The texts of the cells of a row, or of all rows, without the names of buttons. */
const textsOf = (rows: HTMLElement) =>
  within(rows)
    .getAllByRole('cell')
    .map((cell) => cell.textContent.replaceAll('\u00A0', ' '));
const cells = () => textsOf(document.body);

const delivered = () => screen.getByRole('button', { name: /entrega de Convites/ });
const paid = () => screen.getByRole('button', { name: /^(Pago|Pendente), pagamento de Convites$/ });

test('a list that could not be loaded is not taken for an empty one', async () => {
  await renderSection(PaymentsSection, ({ traffic }) => {
    traffic.fail('payments.list', 'network');
    // The next try must not come before the look, however slow the machine is.
    traffic.hold('payments.list');
  });
  expect(screen.queryByText('Nenhum pagamento registrado')).not.toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('the columns, newest payment first', async () => {
  await showing(
    aPaymentHere({ receivedAmount: 1, createdAt: '2026-11-01T12:00:00.000+00:00' }),
    aPaymentHere({ receivedAmount: 2, createdAt: '2026-11-02T12:00:00.000+00:00' }),
  );
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
  expect(headers).toEqual(['Projeto', 'Cliente', 'Valor', 'Status', 'Data Pagamento', 'Ações']);
  expect(cells().filter((text) => text.startsWith('R$'))).toEqual(['R$ 2,00', 'R$ 1,00']);
});

test('a row says what is known, and what is not', async () => {
  const cases: [why: string, fields: Partial<Payment>, texts: string[]][] = [
    [
      'everything is known',
      { receivedAmount: 9_999_999.99, paymentDate: '2026-11-19' },
      ['Convites', 'Padaria Estrela Dourada', 'R$ 9.999.999,99', '19/11/2026'],
    ],
    ['zero is an amount', { receivedAmount: 0 }, ['R$ 0,00']],
    [
      'a deleted project',
      { projectId: null },
      ['Projeto não encontrado', 'Cliente não encontrado'],
    ],
    ['a project that is not there', { projectId: 'gone' }, ['Projeto não encontrado']],
    ['a project without a client', { projectId: 'orphan' }, ['Feira', 'Cliente não encontrado']],
    [
      'neither amount nor date',
      { receivedAmount: null, paymentDate: null },
      ['Valor não informado', 'Data não informada'],
    ],
    [
      'installments, one paid',
      { ...paymentAmounts(100, 'pix', 3), paid: true },
      ['Convites1 de 3 pagas', '3x R$ 100,00parcela R$ 33,33'],
    ],
    [
      'installments, none paid',
      { ...paymentAmounts(0.05, 'pix', 12), paid: false },
      ['Convites0 de 12 pagas', '12x R$ 0,05parcela R$ 0,00'],
    ],
    ['installments of nothing', paymentAmounts(0, 'pix', 3), ['R$ 0,00']],
  ];
  await showing(
    ...cases.map(([, fields], place) =>
      aPaymentHere({ createdAt: `2026-11-0${String(9 - place)}T12:00:00.000+00:00`, ...fields }),
    ),
  );
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => textsOf(row))).toEqual(
    cases.map(([, , texts]): unknown => expect.arrayContaining(texts)),
  );
});

test('the line of a payment in parts is as wide as what was paid of them', async () => {
  const cases = [
    [true, 3, 100 / 3],
    [true, 12, 100 / 12],
    [false, 3, 0],
  ] as const;
  await showing(
    ...cases.map(([isPaid, count], place) =>
      aPaymentHere({
        ...paymentAmounts(100, 'pix', count),
        paid: isPaid,
        createdAt: `2026-11-0${String(9 - place)}T12:00:00.000+00:00`,
      }),
    ),
  );
  const widths = screen.getAllByRole('cell', { name: /pagas/ }).map((cell) => {
    const line = cell.querySelector('[aria-hidden] > [style*=width]');
    return parseFloat(line?.getAttribute('style')?.replace('width:', '') ?? '');
  });
  expect(widths).toEqual(cases.map(([, , width]): unknown => expect.closeTo(width, 3)));
});

describe('the toggles', () => {
  test('their text is the state, said with what they act on, and not pressed on top of it', async () => {
    await showing(aPaymentHere({ delivered: true, paid: false }));
    expect(delivered()).toHaveAccessibleName('Entregue, entrega de Convites');
    expect(paid()).toHaveAccessibleName('Pendente, pagamento de Convites');
    expect(delivered()).not.toHaveAttribute('aria-pressed');
  });

  test.each([
    [3, 'Pago', true],
    [4, 'Pendente', false],
    [5, 'Pago', true],
  ])('clicked %p times while a save is slow, the last click wins', async (clicks, text, value) => {
    const { user, gateway, userId } = await showing(aPaymentHere());
    const release = gateway.traffic.hold('payments.update');
    for (let click = 0; click < clicks; click += 1) {
      await user.click(paid());
    }
    expect(paid()).toHaveTextContent(text);
    release();
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(paid()).toHaveTextContent(text);
    expect(gateway.tables.payments.of(userId)).toMatchObject([{ paid: value }]);
    expect(gateway.traffic.names('payments.update').length).toBeLessThanOrEqual(2);
  });

  test.each([
    ['entrega', delivered, 'Não entregue', 'Erro ao atualizar entrega. Tente novamente.'],
    ['pagamento', paid, 'Pendente', 'Erro ao atualizar pagamento. Tente novamente.'],
  ])('a failed %s goes back and says so', async (_which, toggle, before, notice) => {
    const { user, gateway } = await showing(aPaymentHere());
    gateway.traffic.fail('payments.update', 'refused');
    await user.click(toggle());
    expect(await screen.findByRole('alert')).toHaveTextContent(notice);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(toggle()).toHaveTextContent(before);
  });

  test('while one payment is being saved the others can be toggled', async () => {
    const other = aProject({ name: 'Rótulos', status: 'completed' });
    const { user, gateway, userId } = await renderSection(PaymentsSection, ({ tables }, id) => {
      tables.projects.seed(id, project, other);
      tables.payments.seed(id, aPaymentHere(), aPayment({ projectId: other.id }));
    });
    const release = gateway.traffic.hold('payments.update');
    await user.click(paid());
    await user.click(screen.getByRole('button', { name: 'Pendente, pagamento de Rótulos' }));
    await waitFor(() => {
      expect(gateway.tables.payments.of(userId).filter((row) => row.paid)).toHaveLength(1);
    });
    release();
    await waitFor(() => {
      expect(gateway.tables.payments.of(userId).filter((row) => row.paid)).toHaveLength(2);
    });
  });
});

/** The sums above the list, as screen readers read them. */
const lead = () =>
  screen
    .getByText((_text, element) =>
      /em aberto.* recebidos.*pagamento/.test(element?.matches('p') ? element.textContent : ''),
    )
    .textContent.replaceAll('\u00A0', ' ');

test('of a thousand payments only those in sight are rendered', async () => {
  await showing(...Array.from({ length: 1000 }, () => aPaymentHere()));
  expect(lead()).toMatch(/ · 1\.000 pagamentos$/);
  expect(screen.getAllByRole('row').length).toBeLessThan(40);
});

test('what was received and what is open stands over the list', async () => {
  const { user } = await showing(
    aPaymentHere({ receivedAmount: 1000, paid: true }),
    aPaymentHere({ receivedAmount: 250.5 }),
  );
  expect(lead()).toBe('R$ 250,50 em aberto, R$ 1.000,00 recebidos · 2 pagamentos');
  // The same in another order of the list.
  await user.click(screen.getByRole('button', { name: 'Valor' }));
  expect(lead()).toBe(
    'R$ 250,50 em aberto, R$ 1.000,00 recebidos · 2 pagamentos · do maior valor ao menor',
  );
});

test('a day that is missing of a paid payment can be given in place', async () => {
  const { user } = await showing(aPaymentHere({ paymentDate: null, paid: true }));
  await user.click(await screen.findByRole('button', { name: 'Informar data de Convites' }));
  const date = await screen.findByLabelText('Data do Pagamento');
  await waitFor(() => {
    expect(date).toHaveFocus();
  });
});

test('the day of a payment that is set back to pending stays, muted', async () => {
  await showing(aPaymentHere({ paymentDate: '2026-11-03', paid: true }));
  const day = () => screen.getByText('03/11/2026');
  expect(day().tagName).toBe('TD');
  fireEvent.click(paid());
  expect(await screen.findByText(/^Pagamento de “Convites” marcado como pendente/)).toBeVisible();
  expect(day().tagName).toBe('SPAN');
});

test('once toggled to paid, it came that day, or on another one that its notice takes', async () => {
  const { user, gateway, store, userId } = await showing(aPaymentHere({ paymentDate: null }));
  const typed = () => store.getState().workspace.notices.shown.map(({ typedDay }) => typedDay);
  expect(screen.queryByRole('button', { name: /^Informar data/ })).not.toBeInTheDocument();
  await user.click(paid());
  // The day is that of the test store's clock.
  expect(cells()).toContain('recebido em 20/11/2026');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Recebido em 20\/11/);
  await user.click(screen.getByRole('button', { name: 'Mudar a data' }));
  const day = screen.getByLabelText('Dia em que foi recebido');
  expect(day).toHaveFocus();
  expect(day).toHaveValue('2026-11-20');
  fireEvent.change(day, { target: { value: '2026-01-02' } });
  const release = gateway.traffic.hold('paymentParts.update');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => {
    expect(gateway.traffic.names()).toContain('paymentParts.update');
  });
  // A reload would cut the save off.
  expect(typed()).toEqual(['2026-01-02']);
  act(release);
  expect(await screen.findByText(/^Recebido em 02\/01/)).toBeVisible();
  expect(typed()).toEqual([undefined]);
  expect(cells()).toContain('recebido em 02/01/2026');
  expect(gateway.tables.payments.of(userId)).toMatchObject([{ paid: true, paymentDate: null }]);
});

test('what came by the plan is counted in one line of the row, beside its toggle, and in the lead', async () => {
  await renderSection(PaymentsSection, ({ tables }, userId) => {
    const inSix = paymentAmounts(600, 'pix', 6);
    tables.payments.seed(userId, aPaymentHere({ id: 'p1', ...inSix }));
    tables.paymentParts.seed(
      userId,
      aPart({ id: 'p1-2', amount: 100, receivedOn: '2026-11-02' }),
      aPart({ id: 'p1-3', amount: 100, receivedOn: '2026-11-03' }),
    );
  });
  expect(await screen.findByText('2 de 6 pagas')).toBeVisible();
  expect(screen.getAllByText(/\d de \d/)).toHaveLength(1);
  const toggle = screen.getByRole('button', { name: /^Pendente, pagamento de / });
  expect(toggle).toHaveTextContent(/^Pendente$/);
  expect(toggle).toHaveAttribute('data-half');
  expect(toggle).not.toContainElement(screen.getByText('2/6'));
  expect(lead()).toBe('R$ 400,00 em aberto, R$ 200,00 recebidos · 1 pagamento');
});

test('the day on which a payment came stands in place of a date that nobody gave', async () => {
  const { store, user } = await renderSection(PaymentsSection, ({ tables }, userId) => {
    tables.projects.seed(userId, project);
    tables.payments.seed(
      userId,
      aPaymentHere({ id: 'p1', receivedAmount: 10, paid: true, paymentDate: null }),
    );
    tables.paymentParts.seed(userId, aPart({ id: 'p1-1', receivedOn: '2026-11-02' }));
  });
  showControls(store, 'payments');
  await waitFor(() => {
    expect(cells()).toContain('recebido em 02/11/2026');
  });
  expect(screen.queryByText('Informar data')).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'recebido em 02/11');
  expect(cells()).toContain('recebido em 02/11/2026');
});

test('a toggle that takes its row out of sight can be taken back, and hands the focus on', async () => {
  const { user, store } = await showing(
    aPaymentHere({ receivedAmount: 1, createdAt: '2026-11-01T12:00:00.000+00:00' }),
    aPaymentHere({ receivedAmount: 2, createdAt: '2026-11-02T12:00:00.000+00:00' }),
  );
  act(() => {
    store.dispatch(workspaceActions.sectionChosen('payments'));
    store.dispatch(findingActions.facetsChosen({ entity: 'payments', facets: { paid: 'no' } }));
  });
  const toggles = () => screen.queryAllByRole('button', { name: /^Pendente, pagamento/ });
  await user.click(toggles()[0]!);
  await waitFor(() => {
    expect(toggles()).toHaveLength(1);
  });
  await waitFor(() => {
    expect(toggles()[0]).toHaveFocus();
  });
  expect(await screen.findByText(/^Recebido em 20\/11/)).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(screen.getByRole('main')).toHaveFocus();
  });
  await user.click(screen.getAllByRole('button', { name: 'Desfazer' }).at(-1)!);
  await waitFor(() => {
    expect(toggles()).toHaveLength(1);
  });
});

test('a row says when what is open is due', async () => {
  await renderSection(PaymentsSection, ({ tables }, userId) => {
    tables.projects.seed(userId, project);
    tables.payments.seed(userId, aPaymentHere({ id: 'p1', receivedAmount: 10 }));
    tables.paymentParts.seed(userId, aPart({ id: 'p1-1', dueOn: '2001-02-03' }));
  });
  expect(await screen.findByText('venceu 03/02/2001')).toBeVisible();
  expect(screen.getByText('Data não informada')).toBeVisible();
});

test('what is open is found by where it stands, and by the day that is shown of it', async () => {
  const { store, user } = await renderSection(PaymentsSection, ({ tables }, userId) => {
    tables.payments.seed(
      userId,
      aPayment({ id: 'late', receivedAmount: 11 }),
      aPayment({ id: 'came', receivedAmount: 22, paid: true }),
      aPayment({ id: 'open', receivedAmount: 33 }),
      // The first part was received late, and the second is due in 2190.
      aPayment({ id: 'parts', paid: true, ...paymentAmounts(440, 'pix', 2) }),
    );
    tables.paymentParts.seed(
      userId,
      aPart({ id: 'late-1', dueOn: '2020-01-31' }),
      aPart({ id: 'came-1', dueOn: '2020-01-31' }),
      aPart({ id: 'parts-1', dueOn: '2020-01-31' }),
      aPart({ id: 'parts-2', dueOn: '2190-01-31' }),
    );
  });
  showControls(store, 'payments');
  const amounts = () => cells().flatMap((text) => /^(?:2x )?R\$ (\d+)/.exec(text)?.[1] ?? []);
  // The tabs say what came. The filter is in the panel, whose button counts it, as if it was set by a link in 'Para hoje'.
  expect(screen.queryByRole('combobox', { name: 'Vencimento' })).not.toBeInTheDocument();
  act(() => {
    store.dispatch(findingActions.facetsChosen({ entity: 'payments', facets: { due: 'late' } }));
  });
  const panel = await openFilters(user, 'Filtrar 1 filtro');
  const filter = panel.getByRole('combobox', { name: 'Vencimento' });
  for (const [choice, found] of [
    ['Atrasados', ['11']],
    ['Depois', ['440']],
    ['Sem data', ['33']],
    ['Qualquer vencimento', ['11', '22', '33', '440']],
  ] as const) {
    await user.selectOptions(filter, choice);
    await waitFor(() => {
      expect(amounts().sort()).toEqual(found);
    });
  }
  await user.type(screen.getByRole('searchbox'), 'venceu 31/01/2020');
  await waitFor(() => {
    expect(amounts()).toEqual(['11']);
  });
});

test('the data of an invoice is copied one by one, and its number is kept for its part', async () => {
  const { gateway, user, userId, store } = await renderSection(
    PaymentsSection,
    ({ tables }, id) => {
      tables.clients.seed(id, client);
      tables.clientDetails.seed(id, aClientDetails({ id: client.id, document: '11222333000181' }));
      tables.quotes.seed(id, aQuote({ id: 'q1', items: [anItem({ name: 'Arte' })] }));
      tables.quoteDetails.seed(id, aQuoteDetails({ id: 'q1', number: '2026-014' }));
      tables.projects.seed(id, { ...project, quoteId: 'q1' });
      tables.payments.seed(id, aPaymentHere({ id: 'b', ...paymentAmounts(440.5, 'pix', 2) }));
      tables.paymentParts.seed(id, aPart({ id: 'b-1', invoiceNumber: '7' }));
    },
  );
  act(() => void store.dispatch(workspaceActions.modalOpened('payments', 'view', 'b')));
  const view = within(await screen.findByRole('dialog', { name: 'Visualizar Pagamento' }));
  expect(await view.findByText('nota nº 7')).toBeVisible();
  await user.click(view.getByText('Dados da nota'));
  // The first part without a number comes first.
  expect(view.getByLabelText('Parcela')).toHaveValue('2');
  const copied = async (label: string) => {
    await user.click(view.getByRole('button', { name: `Copiar: ${label}` }));
    expect(await view.findByRole('button', { name: `Copiado: ${label}` })).toBeVisible();
    return navigator.clipboard.readText();
  };
  expect(await copied('CNPJ do cliente')).toBe('11.222.333/0001-81');
  expect(await copied('Descrição')).toBe('Convites: Arte. Parcela 2/2. Orçamento nº 2026-014.');
  expect(await copied('Valor')).toBe('220,25');

  const stored = () =>
    gateway.tables.paymentParts.of(userId).find(({ id }) => id === 'b-2')?.invoiceNumber;
  const field = view.getByLabelText('Número da nota');
  await user.type(field, ' 2026/8 {Enter}');
  expect(await view.findByText('nota nº 2026/8')).toBeVisible();
  expect(stored()).toBe('2026/8');
  expect(field).toHaveValue('2026/8');
  gateway.traffic.fail('paymentParts.update', 'refused');
  await user.clear(field);
  await user.tab();
  expect(await screen.findByText(/^Erro ao salvar pagamento/)).toBeVisible();
  expect([stored(), store.getState().workspace.forms.modal]).toMatchObject([
    '2026/8',
    { invoice: { part: 2, text: '' } },
  ]);
  await user.click(field);
  await user.tab();
  await waitFor(() => {
    expect(stored()).toBeNull();
  });
  expect(store.getState().workspace.forms.modal).not.toHaveProperty('invoice');
});

test('a payment is found by the number of a receipt or an invoice, which its view shows', async () => {
  const { store, user } = await renderSection(PaymentsSection, ({ tables }, userId) => {
    tables.projects.seed(userId, project);
    tables.payments.seed(
      userId,
      aPaymentHere({ id: 'a', receivedAmount: 11, paid: true }),
      aPaymentHere({ id: 'b', paid: true, ...paymentAmounts(440, 'pix', 2) }),
    );
    tables.paymentParts.seed(
      userId,
      aPart({
        ...{ id: 'a-1', receivedOn: '2026-11-02' },
        ...{ receiptNumber: '2026-013', invoiceNumber: '000.731' },
      }),
      aPart({ id: 'b-2', receivedOn: '2026-11-03', receiptNumber: '2026-014' }),
    );
  });
  showControls(store, 'payments');
  await user.type(screen.getByRole('searchbox'), '2026-014');
  await waitFor(() => {
    expect(cells().filter((text) => text.includes('R$ 11'))).toEqual([]);
  });
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), '000.731');
  await waitFor(() => {
    expect(cells().filter((text) => text.startsWith('R$'))).toEqual(['R$ 11,00']);
  });
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), '2026-014');
  await waitFor(() => {
    expect(screen.getAllByRole('button', { name: 'Convites' })).toHaveLength(1);
  });
  await user.click(screen.getByRole('button', { name: 'Convites' }));
  const view = within(await screen.findByRole('dialog', { name: 'Visualizar Pagamento' }));
  expect(view.getByText('recibo nº 2026-014')).toBeVisible();
});

test.each([
  [440.5, 2, /^Pix, 2x de R\$\s220,25$/],
  // The last part takes the remaining cent, so no one sum is that of every part.
  [100, 3, /^Pix, 3 parcelas$/],
])('%d in %d parts names the sum of one only if all are the same', async (total, count, words) => {
  const { store } = await renderSection(PaymentsSection, ({ tables }, id) => {
    tables.clients.seed(id, client);
    tables.projects.seed(id, project);
    const fields = { ...paymentAmounts(total, 'pix', count), paymentMethod: 'pix' } as const;
    tables.payments.seed(id, aPaymentHere({ id: 'b', ...fields }));
  });
  act(() => void store.dispatch(workspaceActions.modalOpened('payments', 'view', 'b')));
  const view = within(await screen.findByRole('dialog', { name: 'Visualizar Pagamento' }));
  expect(await view.findByText(words)).toBeVisible();
});
