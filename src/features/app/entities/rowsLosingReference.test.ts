import { aClient, anExpense, aPayment, aProject, aQuote } from '../../../../test/builders';
import { listsOf } from '../../../../test/lists';
import { ENTITIES, type EntityName, type Lists } from './entities';
import { rowsLosingReference } from './rowsLosingReference';

const quotes = [aQuote({ clientId: 'bia' }), aQuote({ clientId: 'ana' }), aQuote()];
const projects = [
  aProject({ clientId: 'bia', quoteId: 'site' }),
  aProject({ clientId: 'bia', quoteId: null }),
];
const payments = [aPayment({ projectId: 'marca' }), aPayment({ projectId: null })];
const lists = listsOf({
  clients: [aClient()],
  quotes,
  projects,
  payments,
  expenses: [anExpense()],
});

test.each<[EntityName, string, Partial<Lists>]>([
  ['clients', 'bia', { quotes: [quotes[0]!], projects }],
  ['clients', 'ana', { quotes: [quotes[1]!] }],
  ['quotes', 'site', { projects: [projects[0]!] }],
  ['projects', 'marca', { payments: [payments[0]!] }],
  ['payments', 'marca', {}],
  ['expenses', 'bia', {}],
])('a deletion from %s, of %s', (entity, id, expected) => {
  expect(rowsLosingReference(lists, entity, id)).toEqual(listsOf(expected));
});

test.each(ENTITIES)('what nobody points at leaves nothing behind (%s)', (entity) => {
  expect(Object.values(rowsLosingReference(lists, entity, 'nobody')).flat()).toEqual([]);
});
