import { screen, waitFor, within } from '@testing-library/react';

import {
  aClient,
  aPart,
  aPayment,
  aProfile,
  aProject,
  aQuote,
  aQuoteDetails,
  aSeriesRow,
} from '../../../../test/builders';
import type { FakeGateway } from '../../../../test/fakeGateway';
import { renderSection } from '../../../../test/renderSection';
import { partId } from '../../../features/business/payments/paymentPart';
import { addDays, localDay } from '../../../features/shared/days';
// The app imports this module lazily. It is imported here, too, so that no test waits until it is compiled.
import './TodayCard';
import DashboardSection from './DashboardSection';

const ago = (days: number): string => addDays(localDay(new Date()), -days);

const client = aClient({ id: 'c1', name: 'Helena Duarte' });
const project = aProject({
  id: 'p1',
  clientId: 'c1',
  name: 'Panetones',
  status: 'in-progress',
  deadline: ago(-2),
  stages: [],
});
const quote = aQuote({ id: 'q1', clientId: 'c1', status: 'proposal', totalValue: 2840 });

const shown = (seed: (tables: FakeGateway['tables'], userId: string) => void) =>
  renderSection(DashboardSection, ({ tables }, userId) => {
    seed(tables, userId);
  });

const card = () => screen.findByRole('region', { name: 'Para hoje' });

test('late money, a quote without an answer and the next delivery have a line and a button each', async () => {
  const { user, store } = await shown((tables, userId) => {
    tables.clients.seed(userId, client);
    tables.projects.seed(userId, project);
    tables.quotes.seed(userId, quote, { ...quote, id: 'q2', createdAt: `${ago(1)}T15:00:00Z` });
    tables.quoteDetails.seed(
      userId,
      aQuoteDetails({ id: 'q1', sentAt: `${ago(9)}T15:00:00Z`, answer: null }),
    );
    tables.payments.seed(
      userId,
      aPayment({ id: 'x1', projectId: 'p1', receivedAmount: 810, paid: false }),
    );
    tables.paymentParts.seed(userId, aPart({ id: partId('x1', 1), dueOn: ago(2) }));
  });
  const today = within(await card());
  expect(await today.findByRole('heading', { name: 'Para hoje: 3' })).toBeVisible();
  const [late, unanswered, delivery] = today.getAllByRole('listitem');
  expect(late).toHaveTextContent('Cobrar Helena DuarteVenceu há 2 dias: Panetones');
  expect(unanswered).toHaveTextContent('Lembrar Helena DuarteSem resposta há 9 dias');
  expect(delivery).toHaveTextContent('Entregar Panetones');
  expect(delivery).toHaveTextContent('em 2 dias');
  expect(today.getAllByRole('button', { name: /^(Cobrar|Lembrar|Abrir): / })).toHaveLength(3);

  await user.click(today.getByRole('button', { name: 'Mais 1 sem resposta' }));
  await waitFor(() => {
    expect(store.getState().workspace.navigation.section).toBe('quotes');
  });
  expect(store.getState().workspace.finding.sought.quotes.facets).toEqual({ answer: 'waiting' });
});

test.each<[readonly string[], string, string | null]>([
  [[ago(0)], 'Vence hoje: Panetones', null],
  [[ago(0), ago(0)], 'Vence hoje: Panetones', 'Mais 1 para hoje'],
  [[ago(0), ago(2), ago(3)], 'Venceu há 3 dias: Panetones', 'Mais 1 atrasado e 1 para hoje'],
  [[ago(2), ago(3), ago(-1)], 'Venceu há 3 dias: Panetones', 'Mais 1 atrasado'],
])('money due on %j is one line: %s', async (days, detail, more) => {
  await shown((tables, userId) => {
    tables.clients.seed(userId, client);
    tables.projects.seed(userId, { ...project, status: 'completed' });
    days.forEach((dueOn, at) => {
      const id = `x${at.toString()}`;
      tables.payments.seed(
        userId,
        aPayment({ id, projectId: 'p1', receivedAmount: 810, paid: false }),
      );
      tables.paymentParts.seed(userId, aPart({ id: partId(id, 1), dueOn }));
    });
  });
  const today = within(await card());
  expect(today.getByRole('heading', { name: 'Para hoje: 1' })).toBeVisible();
  expect(today.getByRole('listitem')).toHaveTextContent(`Cobrar Helena Duarte${detail}`);
  const links = today.queryAllByRole('button', { name: /^Mais / });
  expect(links.map(({ textContent }) => textContent)).toEqual(more === null ? [] : [more]);
});

test('of a quote that has expired nobody is reminded: it is renewed', async () => {
  const { user, store } = await shown((tables, userId) => {
    tables.clients.seed(userId, client);
    tables.quotes.seed(userId, quote);
    tables.quoteDetails.seed(
      userId,
      aQuoteDetails({ id: 'q1', sentAt: `${ago(19)}T15:00:00Z`, validUntil: ago(9), answer: null }),
    );
  });
  const line = within(await card()).getByRole('listitem');
  expect(line).toHaveTextContent(
    'Renovar o orçamento de Helena DuarteVenceu sem resposta, enviado há 19 dias',
  );
  await user.click(
    within(line).getByRole('button', { name: 'Renovar: Renovar o orçamento de Helena Duarte' }),
  );
  expect(store.getState().workspace.forms.modal).toMatchObject({ mode: 'send', id: 'q1' });
});

test('of a quote that was edited after its sending the next version is still to be sent', async () => {
  await shown((tables, userId) => {
    tables.clients.seed(userId, client);
    tables.quotes.seed(userId, quote);
    tables.quoteDetails.seed(userId, aQuoteDetails({ id: 'q1', version: 2 }));
  });
  const line = within(await card()).getByRole('listitem');
  expect(line).toHaveTextContent('Enviar o orçamento a Helena DuarteVersão 2 ainda não enviada');
});

test('what a MEI has to do is told in words, marked as done, and taken back', async () => {
  const { user, gateway, userId } = await shown((tables, id) => {
    tables.profiles.seed(id, aProfile({ id, mei: true }));
  });
  const today = within(await card());
  const [das, report] = await today.findAllByRole('listitem');
  expect(das).toHaveTextContent(/^Pagar o DAS de \S+Até \d\d\/\d\d, .+ · guia mensal do MEI/);
  expect(report).toHaveTextContent(
    /^Preencher o relatório de \S+Até 20\/\d\d, .+ · receita bruta do mês/,
  );
  const isHead = (count: number) =>
    waitFor(() => {
      expect(today.getByRole('heading', { name: `Para hoje: ${count.toString()}` })).toBeVisible();
    });
  // In May and June the year before is to be declared, too.
  const count = today.getAllByRole('listitem').length;
  await isHead(count);

  await user.click(today.getByRole('button', { name: /^Feito: Pagar o DAS/ }));
  await isHead(count - 1);
  const [done] = today.getAllByRole('listitem');
  expect(done).toHaveTextContent(/^Pagar o DAS de \S+Feito/);
  expect(gateway.tables.profiles.of(userId)).toMatchObject([
    { dasDone: expect.stringMatching(/^\d{4}-\d\d$/) as string, reportDone: null },
  ]);
  const back = today.getByRole('button', { name: /^Desfazer: Pagar o DAS/ });
  expect(back).toHaveFocus();
  await user.click(back);
  await isHead(count);
  expect(gateway.tables.profiles.of(userId)).toMatchObject([{ dasDone: null }]);
});

test.each([
  ['that goes on', { course: 'running' }, false],
  ['that is paused', { course: 'paused' }, false],
  ['that has ended', { course: 'ended' }, true],
  ['of something else', { name: 'Contadora' }, true],
] as const)('beside a series %s, %j, the DAS can repeat: %j', async (_, changes, isOffered) => {
  await shown((tables, id) => {
    tables.profiles.seed(id, aProfile({ id, mei: true }));
    tables.series.seed(id, aSeriesRow({ kind: 'expense', name: 'DAS', ...changes }));
  });
  const today = within(await card());
  expect(await today.findByRole('button', { name: 'Relatório: Abrir' })).toBeVisible();
  const link = () => today.queryByRole('button', { name: 'DAS: Repetir todo mês' });
  if (isOffered) await waitFor(() => expect(link()).toBeVisible());
  else expect(link()).toBeNull();
});

test.each([[{ mei: false, wayOfWorking: 'me' }], [{ mei: false, wayOfWorking: 'cpf' }]] as const)(
  'who works as %j has none of it',
  async (fields) => {
    await shown((tables, userId) => {
      tables.profiles.seed(userId, aProfile({ id: userId, ...fields }));
    });
    await waitFor(() => {
      expect(screen.getByRole('heading', { name: 'Estatísticas' })).toBeVisible();
    });
    expect(screen.queryByRole('region', { name: 'Para hoje' })).not.toBeInTheDocument();
  },
);

test('nothing to do, nothing is shown', async () => {
  await shown((tables, userId) => {
    tables.clients.seed(userId, client);
    tables.quotes.seed(userId, { ...quote, status: 'approved' });
  });
  await waitFor(() => {
    expect(screen.getByRole('heading', { name: 'Estatísticas' })).toBeVisible();
  });
  expect(screen.queryByRole('region', { name: 'Para hoje' })).not.toBeInTheDocument();
});
