import type { AuthFailure } from '../../features/session/authFailure';
import { failureText } from './AuthPage';

const failures: Record<AuthFailure, [login: string, signUp: string]> = {
  invalidCredentials: ['Email ou senha incorretos', 'Erro ao criar conta. Tente novamente.'],
  emailNotConfirmed: [
    'Email não confirmado. Verifique sua caixa de entrada.',
    'Erro ao criar conta. Tente novamente.',
  ],
  // The catalogue of the sign-up has no entry for it: 'Otherwise'.
  tooManyRequests: [
    'Muitas tentativas. Tente novamente em alguns minutos.',
    'Erro ao criar conta. Tente novamente.',
  ],
  alreadyRegistered: [
    'Erro ao fazer login. Tente novamente.',
    'Este email já está cadastrado. Tente fazer login.',
  ],
  weakPassword: [
    'Erro ao fazer login. Tente novamente.',
    'A senha deve ter pelo menos 6 caracteres.',
  ],
  invalidEmail: ['Erro ao fazer login. Tente novamente.', 'Email inválido.'],
  network: [
    'Erro inesperado. Verifique sua conexão e tente novamente.',
    'Erro inesperado. Verifique sua conexão e tente novamente.',
  ],
  unknown: ['Erro ao fazer login. Tente novamente.', 'Erro ao criar conta. Tente novamente.'],
};

test.each(Object.entries(failures))('%s', (failure, [login, signUp]) => {
  expect(failureText('login', failure as AuthFailure)).toBe(login); // the keys of that record
  expect(failureText('signUp', failure as AuthFailure)).toBe(signUp);
});
