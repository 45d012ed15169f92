import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import {
  aClient,
  anExpense,
  anExpenseProject,
  aPart,
  aPayment,
  aProfile,
  aProject,
  aQuote,
} from '../../../../test/builders';
import type { FakeGateway } from '../../../../test/fakeGateway';
import { openedDialog, renderSection } from '../../../../test/renderSection';
import { paymentAmounts } from '../../../features/business/payments/payment';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import MeiSection from './MeiSection';
import YearCard from './YearCard';
import YearSection from './YearSection';

/** The test's clock stands still, so the year is known. */
const YEAR = new Date().getFullYear().toString();
const LAST_YEAR = (Number(YEAR) - 1).toString();

function seed({ tables }: FakeGateway, userId: string) {
  tables.clients.seed(userId, aClient({ id: 'c1', name: 'Joana Ferraz' }));
  tables.quotes.seed(userId, aQuote({ id: 'q1', clientId: 'c1', totalValue: 900 }));
  tables.projects.seed(
    userId,
    aProject({ id: 'j1', name: 'Catálogo', clientId: 'c1', quoteId: 'q1' }),
  );
  tables.payments.seed(
    userId,
    aPayment({
      id: 'p1',
      projectId: 'j1',
      paid: true,
      paymentDate: `${LAST_YEAR}-12-31`,
      ...paymentAmounts(900, 'pix', 3),
    }),
    aPayment({ id: 'p2', projectId: null, paid: true, receivedAmount: 50, paymentDate: null }),
  );
  tables.paymentParts.seed(userId, aPart({ id: 'p1-2', receivedOn: `${YEAR}-01-31`, amount: 300 }));
  tables.expenses.seed(
    userId,
    anExpense({ id: 'e1', category: 'Impostos', amount: 320.5, date: `${YEAR}-01-02` }),
  );
  tables.expenseProjects.seed(userId, anExpenseProject({ id: 'e1', projectId: 'j1' }));
}

const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00A0', ' ');

const part = (name: string) => within(screen.getByRole('region', { name }));

const rows = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .map((row) =>
      [...row.children].map((cell) =>
        (cell.lastChild?.textContent ?? '').replaceAll('\u00A0', ' '),
      ),
    );

test('the year by month, category, client and project, each part on the day it came', async () => {
  await renderSection(YearSection, seed);
  const months = rows(`${YEAR}, mês a mês`);
  expect(months[1]?.slice(1)).toEqual(['R$ 300,00', 'R$ 320,50', '− R$ 20,50']);
  expect(months.at(-1)?.slice(1)).toEqual(['R$ 300,00', 'R$ 320,50', '− R$ 20,50']);
  expect(part('Gastos por categoria').getByRole('list')).toHaveTextContent(/Impostos.*320,50/);
  expect(part('Receitas por cliente').getByRole('list')).toHaveTextContent(/Joana Ferraz.*300,00/);
  expect(rows(`Projetos de ${YEAR}`)[1]?.slice(1)).toEqual(['R$ 900,00', 'R$ 300,00', 'R$ 320,50']);
  expect(screen.queryByText(/^Sem projeto/)).not.toBeInTheDocument();
});

test('what was spent on no project is said beside what was', async () => {
  await renderSection(YearSection, (gateway, userId) => {
    seed(gateway, userId);
    gateway.tables.expenses.seed(userId, anExpense({ amount: 79.5, date: `${YEAR}-03-02` }));
  });
  expect(plain(screen.getByText(/^Sem projeto/))).toBe(
    'Sem projeto: R$ 79,50 de gastos · O orçado é do projeto inteiro',
  );
});

test('another year; where the years end, the switch says so', async () => {
  const { user, store } = await renderSection(YearSection, seed);
  expect(screen.getByRole('button', { name: (Number(YEAR) + 1).toString() })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.click(screen.getByRole('button', { name: LAST_YEAR }));
  expect(store.getState().workspace.navigation.year).toBe(Number(LAST_YEAR));
  expect(rows(`${LAST_YEAR}, mês a mês`)[12]?.slice(1)).toEqual([
    'R$ 300,00',
    'R$ 0,00',
    'R$ 300,00',
  ]);
  await user.click(screen.getByRole('button', { name: YEAR }));
  expect(store.getState().workspace.navigation.year).toBeNull();
});

test('arrow keys read out month by month, and the year before the first', async () => {
  const { user } = await renderSection(YearSection, seed);
  const slider = screen.getByRole('slider', { name: `Mês de ${YEAR}` });
  slider.focus();
  await user.keyboard('{ArrowRight}');
  expect(slider.getAttribute('aria-valuetext')?.replaceAll('\u00A0', ' ')).toBe(
    'Janeiro: receitas R$ 300,00, gastos R$ 320,50, lucro − R$ 20,50',
  );
  await user.keyboard('{End}{ArrowRight}');
  expect(slider).toHaveAttribute('aria-valuenow', '12');
  await user.keyboard('{Home}');
  expect(slider).toHaveAttribute('aria-valuenow', '0');
});

test('pointer and finger choose the month under them; the mouse gives it back', async () => {
  await renderSection(YearSection, seed);
  const slider = screen.getByRole('slider');
  jest.spyOn(slider, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1200, 200));
  fireEvent.pointerMove(slider, { clientX: 150, pointerType: 'mouse' });
  expect(slider).toHaveAttribute('aria-valuenow', '2');
  fireEvent.pointerLeave(slider);
  expect(slider).toHaveAttribute('aria-valuenow', '0');
  fireEvent.pointerDown(slider, { clientX: 1199, pointerType: 'touch' });
  expect(slider).toHaveAttribute('aria-valuenow', '12');
});

test('what came without a day is apart, with the way to say when', async () => {
  const { user } = await renderSection(YearSection, seed);
  expect(plain(screen.getByRole('region', { name: 'Recebidos sem data' }))).toMatch(
    /R\$ 50,00 em nenhum ano/,
  );
  await user.click(screen.getByRole('button', { name: /^Informar a data/ }));
  const form = await openedDialog('Editar Pagamento');
  expect(within(form).getByLabelText(/^Data/)).toHaveFocus();
});

test("the dashboard's block has the year's sums, and leads to it", async () => {
  const { user, store } = await renderSection(YearCard, seed);
  const block = screen.getByRole('region', { name: 'O ano' });
  expect(plain(block)).toMatch(/Receitas em \d{4}R\$ 300,00GastosR\$ 320,50Lucro− R\$ 20,50/);
  await user.click(within(block).getByRole('button', { name: 'Ver o ano' }));
  expect(store.getState().workspace.navigation.section).toBe('year');
});

test('without payments and expenses there is no block', async () => {
  const { store } = await renderSection(YearCard);
  expect(store.getState().paymentParts.loaded).toBe(true);
  expect(screen.queryByText('O ano')).not.toBeInTheDocument();
});

const asMei = (gateway: FakeGateway, userId: string) => {
  seed(gateway, userId);
  gateway.tables.profiles.seed(userId, aProfile({ id: userId, mei: true, meiCap: 360 }));
};

test("a MEI sees what is left of the cap, and the month's report filled in", async () => {
  const { user } = await renderSection(MeiSection, asMei);
  const meter = await screen.findByRole('region', { name: 'Limite do MEI' });
  expect(plain(meter)).toMatch(
    /Ainda cabem R\$ 60,00.*R\$ 300,00 de R\$ 360,00 · 83%.*Perto do limite/,
  );
  expect(rows(`MEI em ${YEAR}, mês a mês`)[1]?.slice(1)).toEqual(['R$ 300,00', 'R$ 300,00']);
  const report = within(
    screen.getByRole('region', { name: 'Relatório mensal das receitas brutas' }),
  );
  await user.selectOptions(report.getByLabelText('Mês do relatório'), 'Janeiro');
  const services = report.getByLabelText(/^VII\. .*dispensa/);
  expect(services).toHaveValue(300);
  await user.clear(services);
  await user.type(services, '250.5');
  expect(report.getByText(/^X\. Total geral/).nextElementSibling).toHaveTextContent('250,50');
  expect(report.getByText(/O recebido no mês foi R\$\s300,00/)).toBeVisible();
  expect(plain(screen.getByRole('region', { name: 'Declaração anual' }))).toMatch(
    /Prestação de serviçosR\$ 300,00/,
  );
});

test('what a report is adjusted to is stored for its month, and what was received comes back', async () => {
  const { user, gateway, userId } = await renderSection(MeiSection, asMei);
  const report = within(
    await screen.findByRole('region', { name: 'Relatório mensal das receitas brutas' }),
  );
  const month = report.getByLabelText('Mês do relatório');
  await user.selectOptions(month, 'Janeiro');
  const line = () => report.getByLabelText(/^VII\. .*dispensa/);
  const stored = () => gateway.tables.meiAdjustments.of(userId);
  await user.clear(line());
  await user.type(line(), '250.5');
  await user.click(report.getByLabelText('Nota sobre ajustes'));
  await user.keyboard('Devolução de R$ 49,50');
  await user.selectOptions(month, 'Fevereiro');
  await waitFor(() => {
    expect(stored()).toMatchObject([
      {
        id: `${userId}-${YEAR}01`,
        servicesWithout: 250.5,
        servicesWith: null,
        note: 'Devolução de R$ 49,50',
      },
    ]);
  });
  expect(report.getByLabelText('Nota sobre ajustes')).toHaveValue('');
  await user.selectOptions(month, 'Janeiro');
  expect(line()).toHaveValue(250.5);
  expect(report.getByLabelText('Nota sobre ajustes')).toHaveValue('Devolução de R$ 49,50');
  expect(plain(screen.getByRole('region', { name: 'Declaração anual' }))).toMatch(
    /com os ajustes dos relatórios mensais.*Prestação de serviçosR\$ 250,50/,
  );
  expect(rows(`MEI em ${YEAR}, mês a mês`)[1]?.slice(1)).toEqual(['R$ 300,00', 'R$ 250,50']);
  await user.click(report.getByRole('button', { name: 'Voltar ao recebido' }));
  await waitFor(() => {
    expect(line()).toHaveValue(300);
  });
  expect(stored()).toMatchObject([{ servicesWithout: null, note: 'Devolução de R$ 49,50' }]);
});

test('what cannot be saved of a report is told, and stays; what is no amount is refused', async () => {
  const { user, gateway, userId } = await renderSection(MeiSection, asMei);
  const report = within(
    await screen.findByRole('region', { name: 'Relatório mensal das receitas brutas' }),
  );
  const line = report.getByLabelText(/^II\. .*emitido/);
  gateway.traffic.fail('meiAdjustments.insert', 'refused');
  await user.clear(line);
  await user.type(line, '80');
  await user.tab();
  expect(
    await screen.findByText('Erro ao salvar o relatório mensal. Tente novamente.'),
  ).toBeVisible();
  expect(line).toHaveValue(80);
  await user.clear(line);
  await user.type(line, '-5');
  await user.tab();
  await waitFor(() => {
    expect(line).toHaveAccessibleDescription(/negativo/);
  });
  expect(gateway.tables.meiAdjustments.of(userId)).toEqual([]);
});

test('a press that leaves a refused line finds what it was on where it was', async () => {
  const { user } = await renderSection(MeiSection, asMei);
  const line = await screen.findByLabelText(/^II\. .*emitido/);
  await user.clear(line);
  await user.type(line, '-5');
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByText('Nota sobre ajustes') });
  // The line is checked once it has lost the focus, and a check takes several turns.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(line).not.toHaveFocus();
  expect(line).not.toHaveAccessibleDescription(/negativo/);
  await user.pointer('[/MouseLeft]');
  await waitFor(() => {
    expect(line).toHaveAccessibleDescription(/negativo/);
  });
});

/** The window loses the focus, as to the browser's question before a reload. The field stays the active element. */
const leaveWindow = () => {
  fireEvent.blur(document.activeElement ?? document.body);
};

test('what is typed in a report is kept until it is saved, and not saved when only the window loses the focus', async () => {
  const { user, gateway, store, userId } = await renderSection(MeiSection, asMei);
  const report = within(
    await screen.findByRole('region', { name: 'Relatório mensal das receitas brutas' }),
  );
  const typed = () => store.getState().workspace.forms.aside.month?.texts;
  const line = report.getByLabelText(/^II\. .*emitido/);
  await user.clear(line);
  await user.type(line, '80');
  leaveWindow();
  await act(() => Promise.resolve());
  expect(gateway.traffic.names()).not.toContain('meiAdjustments.insert');
  expect(typed()).toEqual({ tradeWith: '80' });

  const release = gateway.traffic.hold('meiAdjustments.insert');
  await user.tab();
  await waitFor(() => {
    expect(gateway.traffic.names()).toContain('meiAdjustments.insert');
  });
  expect(typed()).toEqual({ tradeWith: '80.00' });
  act(release);
  await waitFor(() => {
    expect(typed()).toBeUndefined();
  });
  expect(gateway.tables.meiAdjustments.of(userId)).toMatchObject([{ tradeWith: 80 }]);

  const releaseSecond = gateway.traffic.hold('meiAdjustments.update');
  await user.clear(line);
  await user.type(line, '90');
  await user.tab();
  await user.clear(line);
  await user.type(line, '95');
  act(releaseSecond);
  await waitFor(() => {
    expect(gateway.tables.meiAdjustments.of(userId)).toMatchObject([{ tradeWith: 90 }]);
  });
  expect(typed()).toEqual({ tradeWith: '95' });
  expect(line).toHaveValue(95);
});

test("the year has one line on the cap, which leads to the MEI's page of the same year", async () => {
  const { user, store } = await renderSection(YearSection, asMei);
  await user.click(screen.getByRole('button', { name: LAST_YEAR }));
  const line = screen.getByRole('region', { name: 'Limite do MEI' });
  expect(plain(line)).toMatch(/^Limite do MEI: R\$ 300,00 de R\$ 360,00 · 83%/);
  expect(screen.queryByRole('meter')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /^Relatório mensal/ })).not.toBeInTheDocument();
  await user.click(within(line).getByRole('button', { name: /^Ver limite/ }));
  const { section, year, trail } = store.getState().workspace.navigation;
  expect([section, year, trail.at(-1)]).toEqual(['mei', Number(LAST_YEAR), 'year']);
});

test("the dashboard's block tells the cap, and leads to the MEI's page of this year", async () => {
  const { user, store } = await renderSection(YearCard, asMei);
  await user.click(screen.getByRole('button', { name: /^Limite do MEI: 83% de R\$\s360$/ }));
  expect(store.getState().workspace.navigation).toMatchObject({ section: 'mei', year: null });
});

test("another year stays on the MEI's page, and its setting is in 'Meus dados'", async () => {
  const { user, store } = await renderSection(MeiSection, asMei);
  const navigation = () => store.getState().workspace.navigation;
  act(() => {
    store.dispatch(workspaceActions.sectionChosen('mei'));
  });
  await user.click(screen.getByRole('button', { name: LAST_YEAR }));
  expect(navigation()).toMatchObject({ section: 'mei', year: Number(LAST_YEAR) });
  expect(plain(screen.getByRole('region', { name: 'Declaração anual' }))).toMatch(/R\$ 300,00/);
  await user.click(screen.getByRole('button', { name: /em Meus dados$/ }));
  expect(navigation().section).toBe('myData');
  expect(store.getState().workspace.forms.myData.field).toBe('meiCap');
});

test('nobody else has a cap, or a way to its page', async () => {
  await renderSection(YearSection, seed);
  expect(screen.queryByText(/MEI/)).not.toBeInTheDocument();
});

test("the dashboard's block of who is no MEI says nothing of the cap", async () => {
  await renderSection(YearCard, seed);
  expect(screen.getByRole('region', { name: 'O ano' })).not.toHaveTextContent(/MEI/);
});
