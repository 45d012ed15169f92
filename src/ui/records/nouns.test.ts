import { agree, listWords, withArticle, words } from './nouns';

test('the words of a list agree with its noun', () => {
  expect(listWords.clients.create).toBe('Novo Cliente');
  expect(withArticle('clients')).toBe('o cliente');
  expect(agree('clients', 'excluído')).toBe('excluído');
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
