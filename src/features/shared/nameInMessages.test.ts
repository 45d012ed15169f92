import { nameInMessages } from './nameInMessages';

test.each([
  ['Patrícia Nunes', 'Patrícia'],
  ['Dra. Renata Queiroz', 'Dra. Renata'],
  ['Sr João da Silva', 'Sr João'],
  ['  Ana  Prado ', 'Ana'],
  ['Dr.', 'Dr.'],
  ['Editora Folha Miúda', 'Editora Folha Miúda'],
  ['Associação dos Moradores', 'Associação dos Moradores'],
  ['', ''],
])('%p is called %p', (name, called) => {
  expect(nameInMessages(name)).toBe(called);
});
