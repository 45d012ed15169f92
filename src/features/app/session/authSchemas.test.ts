import type * as z from 'zod/mini';
import { loginSchema, signUpSchema } from './authSchemas';

/** The first message of each field, as a form shows them. */
function complaints(schema: z.ZodMiniType, form: unknown): Record<string, string> {
  const result = schema.safeParse(form);
  const shown: Record<string, string> = {};
  for (const { path, message } of result.error?.issues ?? []) {
    shown[path.join('.')] ??= message;
  }
  return shown;
}

const noEmail = { email: 'Email é obrigatório' };
const badEmail = { email: 'Email inválido' };

test.each([
  [{ email: '', password: 'segredo' }, noEmail],
  [{ email: '   ', password: 'segredo' }, noEmail],
  [{ email: 'marina', password: 'segredo' }, badEmail],
  [{ email: 'marina@prado', password: 'segredo' }, badEmail],
  [{ email: 'ma rina@prado.br', password: 'segredo' }, badEmail],
  [{ email: 'a@b@c.br', password: 'segredo' }, badEmail],
  [{ email: 'a@b.c', password: '' }, { password: 'Senha é obrigatória' }],
  [{ email: 'a@b.c', password: '12345' }, { password: 'Senha deve ter pelo menos 6 caracteres' }],
  [{ email: 'a@b.c', password: '      ' }, {}],
  [{ email: 'a@b.c', password: '123456' }, {}],
])('login %j says %j', (form, expected) => {
  expect(complaints(loginSchema, form)).toEqual(expected);
});

const account = {
  fullName: 'Marina Prado',
  email: 'marina@prado.art.br',
  password: 'pincel-e-prumo',
  confirmation: 'pincel-e-prumo',
};

const tooLong = 'Senha deve ter no máximo 72 caracteres (acentuados contam em dobro)';

test.each([
  [{}, {}],
  [{ fullName: '' }, { fullName: 'Nome completo é obrigatório' }],
  [{ fullName: ' ' }, { fullName: 'Nome completo é obrigatório' }],
  [{ fullName: ' M ' }, { fullName: 'Nome deve ter pelo menos 2 caracteres' }],
  [{ fullName: 'Jó' }, {}],
  [{ fullName: 'M'.repeat(200) }, {}],
  [{ fullName: 'M'.repeat(201) }, { fullName: 'Nome deve ter no máximo 200 caracteres' }],
  [{ password: 'p'.repeat(72), confirmation: 'p'.repeat(72) }, {}],
  [{ password: 'p'.repeat(73), confirmation: 'p'.repeat(73) }, { password: tooLong }],
  [{ password: 'ã'.repeat(36), confirmation: 'ã'.repeat(36) }, {}],
  [{ password: 'ã'.repeat(37), confirmation: 'ã'.repeat(37) }, { password: tooLong }],
  [{ confirmation: '' }, { confirmation: 'Confirmação de senha é obrigatória' }],
  [{ confirmation: 'outra' }, { confirmation: 'Senhas não coincidem' }],
  [{ confirmation: 'pincel-e-prumo ' }, { confirmation: 'Senhas não coincidem' }],
  [
    { fullName: '', email: 'x', password: '1', confirmation: '2' },
    {
      fullName: 'Nome completo é obrigatório',
      email: 'Email inválido',
      password: 'Senha deve ter pelo menos 6 caracteres',
      confirmation: 'Senhas não coincidem',
    },
  ],
  [
    { fullName: '', email: '', password: '', confirmation: '' },
    {
      fullName: 'Nome completo é obrigatório',
      email: 'Email é obrigatório',
      password: 'Senha é obrigatória',
      confirmation: 'Confirmação de senha é obrigatória',
    },
  ],
])('sign-up with %j says %j', (change, expected) => {
  expect(complaints(signUpSchema, { ...account, ...change })).toEqual(expected);
});

test('names and addresses are trimmed, passwords are not', () => {
  const form = { ...account, fullName: ' Marina ', email: ' a@b.c ' };
  const spaced = { ...form, password: ' segredo ', confirmation: ' segredo ' };
  expect(signUpSchema.parse(spaced)).toEqual({
    fullName: 'Marina',
    email: 'a@b.c',
    password: ' segredo ',
    confirmation: ' segredo ',
  });
});

test('control characters leave every field but the passwords', () => {
  const secret = 'se\u0000gre\u0007do';
  expect(loginSchema.parse({ email: '\u0000a@b.c\u0000', password: secret })).toEqual({
    email: 'a@b.c',
    password: secret,
  });
  const typed = { email: 'a@b.c\u0000', password: secret, confirmation: secret };
  expect(signUpSchema.parse({ ...typed, fullName: ' Ana\u0000\ud800 ' })).toMatchObject({
    email: 'a@b.c',
    fullName: 'Ana',
    password: secret,
  });
  expect(complaints(signUpSchema, { ...typed, fullName: '\u0000\u0000' })).toEqual({
    fullName: 'Nome completo é obrigatório',
  });
});
