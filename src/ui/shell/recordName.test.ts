import { startSignedIn } from '../../../test/app';
import { aPayment, aProject, aQuote } from '../../../test/builders';
import { listsOf } from '../../../test/lists';
import type { EntityName, Lists } from '../../features/app/entities/entities';
import { deletionText, lostReferencesText } from './recordName';

const [quote, project, payment] = [aQuote(), aProject({ name: 'Site' }), aPayment()];

test.each<[EntityName, Partial<Lists>, string]>([
  ['clients', {}, ''],
  ['clients', { quotes: [quote] }, '1 orçamento ficará sem cliente'],
  ['clients', { projects: [project] }, '1 projeto ficará sem cliente'],
  [
    'clients',
    { quotes: [quote], projects: [project] },
    '1 orçamento e 1 projeto ficarão sem cliente',
  ],
  [
    'clients',
    { quotes: [quote, quote], projects: [project, project, project] },
    '2 orçamentos e 3 projetos ficarão sem cliente',
  ],
  [
    'clients',
    { quotes: [quote], projects: [project], payments: [payment] },
    '1 orçamento, 1 projeto e 1 pagamento ficarão sem cliente',
  ],
  ['quotes', { projects: [project] }, 'o projeto Site ficará sem orçamento'],
  ['quotes', { projects: [project, project] }, '2 projetos ficarão sem orçamento'],
  ['projects', { payments: [payment] }, '1 pagamento ficará sem projeto'],
  ['projects', { payments: [payment, payment] }, '2 pagamentos ficarão sem projeto'],
  ['payments', {}, ''],
  ['expenses', {}, ''],
])('%s, %#: %s', (entity, left, text) => {
  expect(lostReferencesText(entity, listsOf(left))).toBe(text);
});

test('a long name leaves room for what is lost', () => {
  const projects = [aProject({ name: 'x'.repeat(10_000) })];
  const text = lostReferencesText('quotes', listsOf({ projects }));
  expect(text.length).toBeLessThan(140);
  expect(text).toMatch(/ficará sem orçamento$/);
});

test.each([
  ['loaded', 'Cliente não encontrado · R$'],
  ['not loaded', 'R$'],
])('a client that is not there, the clients %s', async (how, start) => {
  jest.useFakeTimers();
  const app = await startSignedIn(({ tables, traffic }, { id }) => {
    tables.quotes.seed(id, aQuote({ id: 'q1', clientId: 'gone' }));
    if (how === 'not loaded') traffic.fail('clients.list', 'network');
  });
  expect(deletionText(app.state(), 'quotes', 'q1').slice(0, start.length)).toBe(start);
  jest.useRealTimers();
});
