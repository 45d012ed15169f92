import * as z from 'zod/mini';

/** A minimal check for an e-mail address: x@y.z. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Forms show the first error of a field, so this one must come before the others. */
const required = (error: string) => z.minLength(1, error);

const email = z
  .string()
  .check(z.trim(), required('Email é obrigatório'), z.regex(EMAIL, 'Email inválido'));

const password = z
  .string()
  .check(required('Senha é obrigatória'), z.minLength(6, 'Senha deve ter pelo menos 6 caracteres'));

/** The most bytes of a password that both backends use in its hash. */
const MAX_PASSWORD_BYTES = 72;

const newPassword = password.check(
  z.refine((text) => new TextEncoder().encode(text).length <= MAX_PASSWORD_BYTES, {
    error: 'Senha deve ter no máximo 72 caracteres (acentuados contam em dobro)',
  }),
);

/** The login form: address trimmed, password as typed. */
export const loginSchema = z.object({ email, password });

/** The sign-up form. Every field shows its own error, even while others are invalid. */
export const signUpSchema = z
  .object({
    fullName: z
      .string()
      .check(
        z.trim(),
        required('Nome completo é obrigatório'),
        z.minLength(2, 'Nome deve ter pelo menos 2 caracteres'),
        z.maxLength(200, 'Nome deve ter no máximo 200 caracteres'),
      ),
    email,
    password: newPassword,
    confirmation: z.string().check(required('Confirmação de senha é obrigatória')),
  })
  .check(
    z.refine((form) => form.password === form.confirmation, {
      error: 'Senhas não coincidem',
      path: ['confirmation'],
      // An empty confirmation already shows an error of its own.
      when: ({ issues }) => !issues.some(({ path }) => path?.[0] === 'confirmation'),
    }),
  );
