import { aPayment, aProject, aQuote } from '../../../test/builders';
import type { LeftBehind } from '../../features/workspace/leftBehind';
import type { EntityName } from '../../features/workspace/workspace';
import { lossText } from './deletionText';

const [quote, project, payment] = [aQuote(), aProject({ name: 'Site' }), aPayment()];

test.each<[EntityName, Partial<LeftBehind>, string]>([
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
  ['quotes', { projects: [project] }, 'o projeto Site ficará sem orçamento'],
  ['quotes', { projects: [project, project] }, '2 projetos ficarão sem orçamento'],
  ['projects', { payments: [payment] }, '1 pagamento ficará sem projeto'],
  ['projects', { payments: [payment, payment] }, '2 pagamentos ficarão sem projeto'],
  ['payments', {}, ''],
  ['expenses', {}, ''],
])('%s, %#: %s', (entity, left, text) => {
  expect(lossText(entity, { quotes: [], projects: [], payments: [], ...left })).toBe(text);
});

test('a long name leaves room for what is lost', () => {
  const projects = [aProject({ name: 'x'.repeat(10_000) })];
  const text = lossText('quotes', { quotes: [], projects, payments: [] });
  expect(text.length).toBeLessThan(140);
  expect(text).toMatch(/ficará sem orçamento$/);
});
