import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import {
  aClient,
  anExpense,
  aPart,
  aPayment,
  aProfile,
  aProject,
  aSeriesRow,
} from '../../../../test/builders';
import type { FakeGateway } from '../../../../test/fakeGateway';
import { renderSection } from '../../../../test/renderSection';
import { paymentAmounts } from '../../../features/business/payments/payment';
import { weekStart } from '../../../features/business/weeks/weeks';
import { addDays, localDay } from '../../../features/shared/days';
import { csvOf } from '../exports/csv';
// The app imports these lazily. They are imported here, too, so that no test waits until they are compiled.
import '../../../../test/seriesWork';
import '../series/SeriesDialog';
import WeeksSection from './WeeksSection';
import { weeksTable } from './weeksCsv';

const today = localDay(new Date());
/** A day of the week that is so many weeks ahead. */
const inWeek = (week: number) => addDays(weekStart(today), 7 * week + 3);
const short = (day: string) => day.split('-').slice(1).reverse().join('/');

/** R$ 1.000 today; an installment late, one to come, and an expense that is too much for a while. */
function seed({ tables }: FakeGateway, userId: string): void {
  tables.profiles.seed(userId, aProfile({ id: userId, balance: 1000, balanceOn: today }));
  tables.clients.seed(userId, aClient({ id: 'c1', name: 'Joana Ferraz' }));
  tables.projects.seed(userId, aProject({ id: 'j1', name: 'Catálogo', clientId: 'c1' }));
  tables.payments.seed(
    userId,
    aPayment({ id: 'p1', projectId: 'j1', ...paymentAmounts(900, 'pix', 2) }),
    aPayment({ id: 'p2', projectId: null, receivedAmount: 70 }),
  );
  tables.paymentParts.seed(
    userId,
    aPart({ id: 'p1-1', dueOn: addDays(today, -2) }),
    aPart({ id: 'p1-2', dueOn: inWeek(4) }),
  );
  tables.expenses.seed(
    userId,
    anExpense({ id: 'e1', description: 'Tablet', amount: 1240.5, date: inWeek(2) }),
  );
}

const rent = '0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f1';

const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00A0', ' ');
const answer = async () => plain(await screen.findByRole('heading', { level: 2 }));
const weeks = () => within(screen.getByRole('region', { name: 'Semana a semana' }));

test('the lowest week in words, and what each week is made of', async () => {
  const { user, store } = await renderSection(WeeksSection, seed);
  const lowest = short(addDays(weekStart(today), 14));
  expect(await answer()).toBe(`A semana de ${lowest} fica R$ 240,50 no vermelho`);
  expect(screen.getByText(/^Em 3 das 13 semanas o dinheiro não dá/)).toBeVisible();
  expect(plain(screen.getByText(/^Fora das semanas/))).toContain('R$ 70,00 sem data');
  expect(weeks().getAllByRole('button', { expanded: false })).toHaveLength(13);
  const row = (week: number) =>
    weeks().getByRole('button', {
      name: new RegExp(`^Semana de ${short(addDays(weekStart(today), 7 * week))}`),
    });
  expect(plain(row(4))).toContain('entra R$ 450,00, sai R$ 0,00, fica com R$ 209,50');
  await user.click(row(2));
  const line = weeks().getByRole('button', { name: /Tablet/ });
  expect(plain(line)).toContain('− R$ 1.240,50');
  await user.click(line);
  expect(store.getState().workspace.forms.modal).toMatchObject({ entity: 'expenses', id: 'e1' });
});

test('what comes again counts until it is made, and what is made counts as what it is', async () => {
  const { user } = await renderSection(WeeksSection, ({ tables }, id) => {
    tables.profiles.seed(id, aProfile({ id, balance: 100, balanceOn: today }));
    const terms = { kind: 'expense', name: 'Aluguel', category: 'Escritório', amount: 40 } as const;
    const rule = {
      startsOn: inWeek(1),
      unit: 'week',
      every: 1,
      anchorDay: 1,
      lastNumber: 3,
    } as const;
    tables.series.seed(id, aSeriesRow({ ...terms, ...rule, id: `${rent}-1`, outcome: 'made' }));
    tables.expenses.seed(
      id,
      anExpense({ id: rent, description: 'Aluguel de hoje', amount: 45, date: inWeek(1) }),
    );
  });
  expect(await answer()).toBe(
    `A semana de ${short(addDays(weekStart(today), 21))} fica R$ 25,00 no vermelho`,
  );
  const week = new RegExp(`^Semana de ${short(addDays(weekStart(today), 14))}`);
  await user.click(weeks().getByRole('button', { name: week }));
  await user.click(weeks().getByRole('button', { name: /Aluguel.*ainda não foi criado/ }));
  expect(await screen.findByRole('dialog', { name: 'Aluguel' })).toBeVisible();
});

test('late money counts where it is ticked', async () => {
  const { user } = await renderSection(WeeksSection, seed);
  const late = await screen.findByRole('region', { name: 'Atrasado' });
  expect(plain(late)).toMatch(/há 2 dias.*Catálogo, Parcela 1\/2.*R\$ 450,00.*Cobrar/);
  await user.click(
    within(late).getByRole('checkbox', { name: 'Contar com Catálogo, Parcela 1/2' }),
  );
  expect(await answer()).toBe('O dinheiro dá nas 13 semanas');
  expect(plain(screen.getByText(/^A menor sobra/))).toContain('A menor sobra é de R$ 209,50');
  await user.click(within(late).getByRole('checkbox', { name: 'Contar com o atrasado' }));
  expect(await answer()).toMatch(/no vermelho/);
  await user.click(within(late).getByRole('button', { name: 'Cobrar: Catálogo, Parcela 1/2' }));
  expect(await screen.findByRole('dialog', { name: 'Cobrar' })).toBeVisible();
});

test('what of a series is late opens its series', async () => {
  const { user } = await renderSection(WeeksSection, ({ tables }, id) => {
    const terms = { kind: 'expense', name: 'Aluguel', category: 'Escritório', amount: 40 } as const;
    const rule = { startsOn: addDays(today, -3), anchorDay: 1, lastNumber: 1 } as const;
    tables.series.seed(id, aSeriesRow({ ...terms, ...rule, id: `${rent}-1` }));
  });
  const late = await screen.findByRole('region', { name: 'Atrasado' });
  await user.click(within(late).getByRole('button', { name: 'Ver: Aluguel' }));
  expect(await screen.findByRole('dialog', { name: 'Aluguel' })).toBeVisible();
});

test('the balance is typed, stored with its day, and taken away again', async () => {
  const { user, gateway, userId } = await renderSection(WeeksSection, ({ tables }, id) => {
    tables.expenses.seed(id, anExpense({ amount: 10, date: inWeek(1) }));
  });
  expect(await answer()).toMatch(/^Diga quanto há na conta/);
  const type = async (text: string) => {
    const field = screen.getByLabelText('Quanto há na conta hoje?');
    await user.clear(field);
    if (text !== '') await user.type(field, text);
    await user.tab();
  };
  await type('1e20');
  expect(await screen.findByText('Digite um valor em reais')).toBeVisible();
  expect(gateway.tables.profiles.of(userId)).toEqual([]);
  await type('-5.5');
  await waitFor(async () => {
    expect(await answer()).toMatch(/fica R\$ 15,50 no vermelho$/);
  });
  expect(gateway.tables.profiles.of(userId)).toEqual([
    expect.objectContaining({ balance: -5.5, balanceOn: today }),
  ]);
  await type('');
  await waitFor(async () => {
    expect(await answer()).toMatch(/^Diga quanto há na conta/);
  });
  expect(gateway.tables.profiles.of(userId)).toEqual([
    expect.objectContaining({ balance: null, balanceOn: null }),
  ]);
});

test('a wide window shows the weeks side by side; keys choose one, the lowest at first', async () => {
  const media = window.matchMedia('');
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      query.includes('min-width')
        ? Object.assign(new EventTarget(), media, { matches: true })
        : media,
    );
  await renderSection(WeeksSection, seed);
  const slider = await screen.findByRole('slider', { name: 'Semana' });
  const said = () => (slider.getAttribute('aria-valuetext') ?? '').replaceAll('\u00A0', ' ');
  expect(said()).toMatch(/sai R\$ 1\.240,50, fica com − R\$ 240,50$/);
  const week = screen.getByRole('region', { name: 'A semana' });
  expect(plain(week)).toMatch(/começa com R\$ 1\.000,00.*Tablet.*Fica com− R\$ 240,50$/);
  fireEvent.keyDown(slider, { key: 'End' });
  expect(slider).toHaveAttribute('aria-valuenow', '13');
  fireEvent.keyDown(slider, { key: 'ArrowRight' });
  expect(slider).toHaveAttribute('aria-valuenow', '13');
  fireEvent.keyDown(slider, { key: 'Home' });
  expect(plain(week)).toContain('Nada entra nem sai nesta semana.');
});

test('as a file, each amount is in one line, and each week ends with what is left', async () => {
  const { store } = await renderSection(WeeksSection, seed);
  await answer();
  const lines = csvOf(weeksTable(store.getState(), today)).trim().split('\r\n');
  const of = (text: string) => lines.filter((line) => line.includes(text));
  expect(of('Na conta hoje')).toHaveLength(1);
  expect(of('Fica com')).toHaveLength(13);
  expect(of('Fica com').at(-1)).toMatch(/;209,50$/);
  expect(of('Tablet')[0]).toMatch(/;Tablet;[^;]*;;1240,50;$/);
  expect(of('Parcela 1/2')[0]).toMatch(/^Atrasado;.*;450,00;;$/);
  expect(of('Sem data')[0]).toMatch(/;70,00;;$/);
  expect(lines).toHaveLength(1 + 1 + 13 + 4);
});

test('a balance that is typed is stored by Enter, and its field keeps the focus', async () => {
  const { user, gateway, userId } = await renderSection(WeeksSection, seed);
  const field = () => screen.getByLabelText('Quanto há na conta hoje?');
  await answer();
  await user.clear(field());
  await user.type(field(), '2500.5{Enter}');
  await waitFor(() => {
    expect(gateway.tables.profiles.of(userId)).toMatchObject([{ balance: 2500.5 }]);
  });
  await waitFor(() => {
    expect(field()).toHaveValue(2500.5);
  });
  expect(field()).toHaveFocus();
});

test('a press that leaves the field of the balance finds what it was on where it was', async () => {
  const { user, gateway, userId } = await renderSection(WeeksSection, seed);
  const asked = await answer();
  const field = screen.getByLabelText('Quanto há na conta hoje?');
  await user.clear(field);
  await user.type(field, '1e20');
  await user.pointer({ keys: '[MouseLeft>]', target: document.body });
  expect(field).not.toHaveFocus();
  expect(screen.queryByText('Digite um valor em reais')).toBeNull();
  await user.pointer('[/MouseLeft]');
  expect(await screen.findByText('Digite um valor em reais')).toBeVisible();
  await user.clear(field);
  await user.type(field, '2500');
  await user.pointer({ keys: '[MouseLeft>]', target: document.body });
  await waitFor(() => {
    expect(gateway.tables.profiles.of(userId)).toMatchObject([{ balance: 2500 }]);
  });
  expect(await answer()).toBe(asked);
  await user.pointer('[/MouseLeft]');
  await waitFor(async () => {
    expect(await answer()).not.toBe(asked);
  });
});
