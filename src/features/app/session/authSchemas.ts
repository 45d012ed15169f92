import * as z from 'zod/mini';

import { storableText } from '../../shared/controlCharacters';

/** The pattern of an e-mail address, which is only checked roughly: x@y.z. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The check that a field is filled in. It must be the first one, because forms show the first error of a field. */
const required = (error: string) => z.minLength(1, error);

const email = z
  .string()
  .check(
    z.overwrite(storableText),
    required('Email é obrigatório'),
    z.regex(EMAIL, 'Email inválido'),
  );

const password = z
  .string()
  .check(required('Senha é obrigatória'), z.minLength(6, 'Senha deve ter pelo menos 6 caracteres'));

/** The most bytes of a password. Both backends ignore further bytes in their hash. */
const MAX_PASSWORD_BYTES = 72;

const newPassword = password.check(
  z.refine((text) => new TextEncoder().encode(text).length <= MAX_PASSWORD_BYTES, {
    error: 'Senha deve ter no máximo 72 caracteres (acentuados contam em dobro)',
  }),
);

/** The schema of the login form. The address is trimmed and cleaned, the password is neither. */
export const loginSchema = z.object({ email, password });

/** The schema of the sign-up form. Every field shows its own error, even while other fields are invalid. */
export const signUpSchema = z
  .object({
    fullName: z
      .string()
      .check(
        z.overwrite(storableText),
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
      // An empty confirmation already shows another error.
      when: ({ issues }) => !issues.some(({ path }) => path?.[0] === 'confirmation'),
    }),
  );
