import * as z from 'zod/mini';

import { aClient } from '../../../../test/builders';
import { clientFormSchema, clientFormValues, type ClientFormValues } from './clientForm';

const empty = clientFormValues(null);

/** The draft that the form gives, or its messages by field. */
function outcome(values: Partial<ClientFormValues>): unknown {
  const result = z.safeParse(clientFormSchema(null), { ...empty, name: 'Ana', ...values });
  if (result.success) return result.data;
  return Object.fromEntries(
    result.error.issues.map(({ path, message }) => [path.join('.'), message]),
  );
}

const draft = { name: 'Ana', company: null, phone: null, email: null, observations: null };

test.each<[string, Partial<ClientFormValues>, unknown]>([
  ['nothing but a name', {}, draft],
  ['no name', { name: '' }, { name: 'Nome é obrigatório' }],
  ['a name of spaces', { name: ' \u00A0 ' }, { name: 'Nome é obrigatório' }],
  ['a name of marks without width', { name: '\u200B' }, { name: 'Nome é obrigatório' }],
  ['a name of one emoji', { name: '🦜' }, { ...draft, name: '🦜' }],
  ['a very long name', { name: 'n'.repeat(10_000) }, { ...draft, name: 'n'.repeat(10_000) }],
  ['texts around spaces', { company: '  Serra Azul ' }, { ...draft, company: 'Serra Azul' }],
  ['optional texts of spaces', { phone: '  ', observations: '\n' }, draft],
  ['lines', { observations: 'a\nb' }, { ...draft, observations: 'a\nb' }],
  ['an e-mail', { email: ' ana@nogueira.com.br ' }, { ...draft, email: 'ana@nogueira.com.br' }],
  ['no @', { email: 'ana' }, { email: 'Email inválido' }],
  ['no domain', { email: 'ana@' }, { email: 'Email inválido' }],
  ['no top-level domain', { email: 'ana@prado' }, { ...draft, email: 'ana@prado' }],
  ['signs', { email: "a.n+a_'1@x-y.art.br" }, { ...draft, email: "a.n+a_'1@x-y.art.br" }],
  ['two dots', { email: 'ana@x..com' }, { email: 'Email inválido' }],
  ['two @', { email: 'ana@x@y.com' }, { email: 'Email inválido' }],
  ['an accent', { email: 'josé@x.com' }, { email: 'Email inválido' }],
  ['brackets', { email: '<ana@x.com>' }, { email: 'Email inválido' }],
  ['a hyphen before the dot', { email: 'ana@x-.com' }, { email: 'Email inválido' }],
  ['a space inside', { email: 'a na@x.com' }, { email: 'Email inválido' }],
  [
    'two faults at once',
    { name: '', email: 'x' },
    { name: 'Nome é obrigatório', email: 'Email inválido' },
  ],
])('%s', (_case, values, expected) => {
  expect(outcome(values)).toEqual(expected);
});

test('a client opens as it is stored and is stored as it opens', () => {
  const client = aClient({ company: 'Serra Azul', phone: '+55 11 98765-4321' });
  const { id: _id, createdAt: _createdAt, ...stored } = client;
  expect(clientFormValues(client)).toEqual({
    name: client.name,
    company: 'Serra Azul',
    phone: '+55 11 98765-4321',
    email: '',
    observations: '',
  });
  expect(z.parse(clientFormSchema(null), clientFormValues(client))).toEqual(stored);
});

test("an e-mail that was stored otherwise is nobody else's fault", () => {
  const client = aClient({ email: 'josé@x.com' });
  const schema = clientFormSchema(client);
  const values = { ...clientFormValues(client), phone: '11' };
  expect(z.safeParse(schema, values).success).toBe(true);
  expect(z.safeParse(schema, { ...values, email: 'joão@x.com' }).success).toBe(false);
});
