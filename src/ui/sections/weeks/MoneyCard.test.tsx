import { screen, waitFor, within } from '@testing-library/react';

import { aClient, anExpense, aPart, aPayment, aProfile, aProject } from '../../../../test/builders';
import type { FakeGateway } from '../../../../test/fakeGateway';
import { renderSection } from '../../../../test/renderSection';
import { paymentAmounts } from '../../../features/business/payments/payment';
import { addDays, localDay } from '../../../features/shared/days';
import { weekStart } from '../../../features/business/weeks/weeks';
import MoneyCard from './MoneyCard';

const today = localDay(new Date());

const shown = (seed: (tables: FakeGateway['tables'], userId: string) => void) =>
  renderSection(MoneyCard, ({ tables }, userId) => {
    tables.clients.seed(userId, aClient({ id: 'c1', name: 'Joana Ferraz' }));
    tables.projects.seed(userId, aProject({ id: 'j1', name: 'Catálogo', clientId: 'c1' }));
    seed(tables, userId);
  });

/** Shows the parts of the groups, of which only the sums are shown at first. */
const showParts = async ({ user }: Awaited<ReturnType<typeof shown>>) => {
  await user.click(await screen.findByRole('button', { name: /^Ver (a|os)/, expanded: false }));
};

const lines = (group: string) =>
  within(screen.getByRole('list', { name: group }))
    .getAllByRole('listitem')
    .map((line) => line.textContent.replaceAll('\u00A0', ' '));

const inThree = aPayment({ id: 'p1', projectId: 'j1', ...paymentAmounts(300, 'pix', 3) });

test('what is open, by the day on which it is due, and its sum', async () => {
  const section = await shown(({ payments, paymentParts }, userId) => {
    payments.seed(userId, inThree, aPayment({ id: 'p2', projectId: null, receivedAmount: 50 }));
    paymentParts.seed(userId, aPart({ id: 'p1-1', dueOn: addDays(today, -40) }));
  });
  const card = await screen.findByRole('region', { name: 'A receber' });
  expect(await within(card).findByRole('button', { name: 'Ver os 4' })).toBeVisible();
  const said = card.textContent.replaceAll('\u00A0', ' ');
  expect(said).toContain('Atrasados2R$ 200,00');
  expect(said).toContain('Sem data1R$ 50,00');
  expect(screen.queryByRole('list', { name: 'Atrasados' })).not.toBeInTheDocument();
  await showParts(section);
  expect(lines('Atrasados')[0]).toMatch(/há 40 diasCatálogo · Parcela 1\/3Joana FerrazR\$ 100,00/);
  expect(lines('Sem data')).toEqual([
    'Sem dataProjeto não encontradoCliente não encontradoR$ 50,00CobrarRecebido',
  ]);
  expect(screen.getByText('Total a receber').parentElement).toHaveTextContent(/R\$ 350,00/);
});

test('a press receives a part and leaves the payment alone', async () => {
  const section = await shown(({ payments }, userId) => {
    payments.seed(userId, { ...inThree, paid: true });
  });
  const { user, gateway } = section;
  await showParts(section);
  await user.click(await screen.findByRole('button', { name: 'Recebido: Catálogo, Parcela 2/3' }));
  await waitFor(() => {
    expect(lines('Sem data')).toHaveLength(1);
  });
  const written = gateway.traffic.names().filter((name) => /insert|update/.test(name));
  expect(written).toEqual(['paymentParts.insert']);
});

test('what came hands the focus on to the next, the last to what they stood in', async () => {
  const section = await shown(({ payments }, userId) => {
    payments.seed(userId, aPayment({ ...inThree, ...paymentAmounts(200, 'pix', 2) }));
  });
  const { user } = section;
  await showParts(section);
  const first = { name: 'Recebido: Catálogo, Parcela 1/2' };
  (await screen.findByRole('button', first)).focus();
  await user.keyboard('{Enter}');
  const second = screen.getByRole('button', { name: 'Recebido: Catálogo, Parcela 2/2' });
  await waitFor(() => {
    expect(second).toHaveFocus();
  });
  await user.keyboard('{Enter}');
  await screen.findByText('Nada a receber. Em dia.');
  await waitFor(() => {
    expect(screen.getByRole('region', { name: 'A receber' })).toHaveFocus();
  });
});

test('five lines a group, then all of them', async () => {
  const section = await shown(({ payments }, userId) => {
    payments.seed(userId, ...Array.from({ length: 8 }, () => aPayment({ receivedAmount: 10 })));
  });
  await showParts(section);
  expect(lines('Sem data')).toHaveLength(5);
  await section.user.click(screen.getByRole('button', { name: 'Ver os 8' }));
  expect(lines('Sem data')).toHaveLength(8);
});

test('the lowest of the weeks to come in one sentence, and the way to all of them', async () => {
  const { user, store } = await shown(({ payments, paymentParts, profiles, expenses }, userId) => {
    profiles.seed(userId, aProfile({ id: userId, balance: 100, balanceOn: today }));
    payments.seed(userId, aPayment({ id: 'p1', receivedAmount: 50 }));
    paymentParts.seed(userId, aPart({ id: 'p1-1', dueOn: addDays(today, 1) }));
    expenses.seed(userId, anExpense({ amount: 120.5, date: addDays(today, 21) }));
  });
  const weeks = await screen.findByRole('region', { name: 'As próximas semanas' });
  const day = addDays(weekStart(today), 21).split('-').slice(1).reverse().join('/');
  await waitFor(() => {
    expect(weeks.textContent.replaceAll('\u00A0', ' ')).toContain(
      `A menor sobra é de R$ 29,50, na semana de ${day}. Parte de R$ 100,00 na conta hoje.`,
    );
  });
  await user.click(within(weeks).getByRole('button', { name: 'Ver as 13 semanas' }));
  expect(store.getState().workspace.navigation.section).toBe('weeks');
});

test('without a balance the weeks ask for it', async () => {
  await shown(({ expenses }, userId) => {
    expenses.seed(userId, anExpense({ amount: 1 }));
  });
  expect(await screen.findByText(/^Diga quanto há na conta/)).toBeVisible();
});

test('what is due goes into a calendar, under a name of its own', async () => {
  const saved: [string, Blob][] = [];
  let blob = new Blob();
  URL.createObjectURL = (content) => {
    blob = content as Blob; // no stream here
    return 'blob:x';
  };
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push([this.download, blob]);
  });
  const section = await shown(({ payments, paymentParts }, userId) => {
    payments.seed(userId, inThree);
    paymentParts.seed(userId, aPart({ id: 'p1-1', dueOn: today }));
  });
  const { user } = section;
  await showParts(section);
  await user.click(await screen.findByRole('button', { name: 'Adicionar à agenda (.ics)' }));
  await waitFor(() => {
    expect(saved.map(([name, { type }]) => [name, type])).toEqual([
      ['oficio.ics', 'text/calendar;charset=utf-8'],
    ]);
  });
});

test('nothing open says so', async () => {
  await shown(({ payments }, userId) => {
    payments.seed(userId, aPayment({ paid: true, receivedAmount: 10 }));
  });
  expect(await screen.findByText('Nada a receber. Em dia.')).toBeVisible();
});

test('without payments there is nothing to say', async () => {
  const { store } = await shown(() => undefined);
  await waitFor(() => {
    expect(store.getState().paymentParts.loaded).toBe(true);
  });
  expect(screen.queryByText('A receber')).not.toBeInTheDocument();
});
