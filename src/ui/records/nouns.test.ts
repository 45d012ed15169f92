import { ENTITIES } from '../../features/entities/entities';
import { agree, listWords, withArticle, words } from './nouns';

test('the words of a list agree with its noun', () => {
  expect(ENTITIES.map((entity) => `${listWords[entity].create}, ${withArticle(entity)}`)).toEqual([
    'Novo Cliente, o cliente',
    'Novo Orçamento, o orçamento',
    'Novo Projeto, o projeto',
    'Novo Pagamento, o pagamento',
    'Novo Gasto, o gasto',
  ]);
});

describe('a list with a feminine noun', () => {
  const { clients } = listWords;
  const invoice = words('fatura', 'feminine', { title: 'Faturas', key: 'f' });
  beforeAll(() => {
    listWords.clients = invoice;
  });
  afterAll(() => {
    listWords.clients = clients;
  });

  test('has its button, its article and what is said of it in the feminine', () => {
    expect(invoice.create).toBe('Nova Fatura');
    expect(withArticle('clients')).toBe('a fatura');
    expect(agree('clients', 'excluído')).toBe('excluída');
    expect(agree('clients', 'marcados')).toBe('marcadas');
    expect(agree('clients', 'Nenhum', 'Nenhuma')).toBe('Nenhuma');
  });
});
