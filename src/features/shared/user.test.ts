import { aUser } from '../../../test/builders';
import { displayName } from './user';

test.each([
  ['Marina Prado', 'marina@prado.art.br', 'Marina Prado'],
  ['  Marina Prado ', 'marina@prado.art.br', 'Marina Prado'],
  [null, 'marina@prado.art.br', 'marina'],
  ['', 'marina@prado.art.br', 'marina'],
  ['   ', 'marina@prado.art.br', 'marina'],
  [null, 'a.b+c@x.y', 'a.b+c'],
  [null, '@prado.art.br', 'Usuário'],
  [null, ' @prado.art.br', 'Usuário'],
  [null, '', 'Usuário'],
  ['😀', '', '😀'],
])('%j with %j is shown as %j', (fullName, email, shown) => {
  expect(displayName(aUser({ fullName, email }))).toBe(shown);
});
