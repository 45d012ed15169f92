import { startSignedIn } from '../../../test/app';
import { aClient, anExpense, aPayment, aProject, aQuote } from '../../../test/builders';
import type { SomeRows } from '../../features/app/entities/entities';
import { deletedText } from './noticeTexts';

beforeEach(() => {
  jest.useFakeTimers();
});

test.each<[SomeRows, string]>([
  [{ entity: 'clients', rows: [aClient({ name: 'Ana' })] }, 'Cliente “Ana” excluído.'],
  [{ entity: 'quotes', rows: [aQuote({ clientId: 'c1' })] }, 'Orçamento de “Bia” excluído.'],
  [{ entity: 'quotes', rows: [aQuote({ clientId: 'gone' })] }, 'Orçamento excluído.'],
  [{ entity: 'projects', rows: [aProject({ name: 'Site' })] }, 'Projeto “Site” excluído.'],
  [{ entity: 'payments', rows: [aPayment({ projectId: 'j1' })] }, 'Pagamento de “Loja” excluído.'],
  [{ entity: 'payments', rows: [aPayment(), aPayment()] }, '2 pagamentos excluídos.'],
  [{ entity: 'expenses', rows: [anExpense({ description: 'Luz' })] }, 'Gasto “Luz” excluído.'],
])('%#: %j', async (deleted, text) => {
  const app = await startSignedIn(({ tables }, { id }) => {
    tables.clients.seed(id, aClient({ id: 'c1', name: 'Bia' }));
    tables.projects.seed(id, aProject({ id: 'j1', name: 'Loja' }));
  });
  expect(deletedText(app.state(), deleted, 'excluído')).toBe(text);
});
