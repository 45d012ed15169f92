import { inGenderOf, listWords, withArticle, makeListWords } from './nouns';

test('the words of a list agree with its noun', () => {
  expect(listWords.clients.create).toBe('Novo Cliente');
  expect(withArticle('clients')).toBe('o cliente');
  expect(inGenderOf('clients', 'excluído')).toBe('excluído');
});

describe('a list with a feminine noun', () => {
  const { clients } = listWords;
  const invoice = makeListWords('fatura', 'feminine', { title: 'Faturas', key: 'f' });
  beforeAll(() => {
    listWords.clients = invoice;
  });
  afterAll(() => {
    listWords.clients = clients;
  });

  test('has its button, its article and what is said of it in the feminine', () => {
    expect(invoice.create).toBe('Nova Fatura');
    expect(withArticle('clients')).toBe('a fatura');
    expect(inGenderOf('clients', 'excluído')).toBe('excluída');
    expect(inGenderOf('clients', 'marcados')).toBe('marcadas');
    expect(inGenderOf('clients', 'Nenhum', 'Nenhuma')).toBe('Nenhuma');
  });
});
