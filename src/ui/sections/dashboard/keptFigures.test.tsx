import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { startApp } from '../../../../test/app';
import { aClient, aPayment, aProject, aQuote, aUser } from '../../../../test/builders';
import { fakeGateway } from '../../../../test/fakeGateway';
import { figuresOf, type Figures } from '../../../features/business/dashboard/figures';
import { selectIsReady, selectUser } from '../../../features/app/session/sessionSlice';
import type { User } from '../../../features/shared/user';
import { localDay } from '../../../features/shared/days';
import { Page, Shell } from '../../mount';
import { sectionChunks } from '../../shell/chunks';
// Loaded lazily: compiled here, so that no test waits for it.
import './DashboardSection';
import './TodayCard';
import '../../shell/Shell';
import '../clients/ClientsSection';

const marina = aUser({ id: 'marina' });

/** A gateway with one of each record: money received, money that is late, a quote that waits, a project. */
function seeded(user: User) {
  const gateway = fakeGateway().withSession(user);
  const { tables } = gateway;
  tables.clients.seed(user.id, aClient({ id: 'c1', name: 'Padaria Sol' }));
  tables.quotes.seed(user.id, aQuote({ id: 'q1', clientId: 'c1', status: 'proposal' }));
  const project = aProject({ id: 'j1', clientId: 'c1', name: 'Fachada', status: 'in-progress' });
  tables.projects.seed(user.id, project);
  tables.payments.seed(
    user.id,
    aPayment({ id: 'p1', projectId: 'j1', paid: true, receivedAmount: 4321 }),
  );
  return gateway;
}

/** The figures that an earlier visit has kept. */
async function kept(): Promise<Figures> {
  const { store } = startApp({ gateway: seeded(marina) });
  await waitFor(() => {
    expect(store.getState().quoteDetails.loaded && store.getState().paymentParts.loaded).toBe(true);
  });
  const figures = figuresOf(store.getState(), localDay(new Date()));
  if (!figures) throw new Error('There are no figures');
  return figures;
}

/** The next visit, whose lists do not come before `release`. */
async function visited(figures: Figures, user = marina) {
  const gateway = seeded(user);
  const release = gateway.traffic.hold('clients.list');
  const { store } = startApp({ gateway });
  await waitFor(() => {
    expect(selectUser(store.getState())).toEqual(user);
  });
  await Promise.all([Shell.load(), sectionChunks.dashboard.load(), sectionChunks.clients.load()]);
  render(<Page store={store} first={{ user: marina, figures }} />);
  await act(() => Promise.resolve());
  expect(selectIsReady(store.getState())).toBe(false);
  return { release, store, user: userEvent.setup({ delay: null }) };
}

const revenue = () => screen.queryAllByText(/4\.321/);
const waiting = () => screen.queryByText('Carregando seus dados...');
const refreshing = () => screen.queryByRole('progressbar', { name: 'Atualizando' });

test('the figures stand before the rows, as being refreshed, and the rows take their place', async () => {
  const { release } = await visited(await kept());
  const cards = () => ({
    revenue: screen.getByText('RECEITA TOTAL').closest('dl')?.textContent,
    today: screen.getByRole('heading', { name: /^Para hoje: / }).closest('section')?.textContent,
    movements: screen.getByRole('heading', { name: 'Transações Recentes' }).parentElement
      ?.textContent,
    projects: screen.getByRole('heading', { name: 'Projetos' }).parentElement?.textContent,
  });
  const before = cards();
  expect(before.revenue).toContain('4.321');
  expect(before.movements).toContain('Pagamento: Fachada');
  expect(refreshing()).toBeVisible();
  await act(async () => {
    release();
    await Promise.resolve();
  });
  await waitFor(() => {
    expect(refreshing()).not.toBeInTheDocument();
  });
  expect(cards()).toEqual(before);
});

test('another section waits for the rows', async () => {
  const { release, user } = await visited(await kept());
  await user.click(screen.getByRole('button', { name: 'Clientes' }));
  expect(waiting()).toBeVisible();
  act(release);
  expect(await screen.findByText('Padaria Sol')).toBeVisible();
  expect(waiting()).not.toBeInTheDocument();
});

test('what was to be done on another day only takes its space', async () => {
  const figures = await kept();
  await visited({ ...figures, today: { ...figures.today, day: '2020-01-01' } });
  expect(screen.queryByText(/^Para hoje/)).not.toBeInTheDocument();
  expect(document.querySelector('section[aria-busy]')).toBeVisible();
  expect(revenue()[0]).toBeVisible();
});

test('nobody else sees them', async () => {
  await visited(await kept(), aUser({ id: 'davi' }));
  expect(revenue()).toEqual([]);
  expect(waiting()).toBeVisible();
});
