import type { AuthFailure } from '../../../features/app/session/authFailure';
import { failureText } from './AuthPage';

const failures: Record<AuthFailure, [login: string, signUp: string]> = {
  invalidCredentials: ['Email ou senha incorretos', 'Erro ao criar conta. Tente novamente.'],
  emailNotConfirmed: [
    'Email não confirmado. Verifique sua caixa de entrada.',
    'Erro ao criar conta. Tente novamente.',
  ],
  // The specification's catalogue has no entry for this failure, so 'Otherwise' applies.
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
  plainPassword: [
    'Erro ao fazer login. Tente novamente.',
    'Erro ao criar conta. Tente novamente. Misture na senha letras minúsculas, letras maiúsculas, números e símbolos.',
  ],
  leakedPassword: [
    'Erro ao fazer login. Tente novamente.',
    'Erro ao criar conta. Tente novamente. Esta senha já apareceu em vazamentos: escolha outra.',
  ],
  tooManyEmails: [
    'Erro ao fazer login. Tente novamente.',
    'O projeto já enviou os emails que pode por agora. Espere até uma hora.',
  ],
  signUpClosed: [
    'Erro ao fazer login. Tente novamente.',
    'Os cadastros estão fechados. Peça uma conta a quem cuida do projeto.',
  ],
  banned: [
    'Esta conta está bloqueada. Fale com quem cuida do projeto.',
    'Esta conta está bloqueada. Fale com quem cuida do projeto.',
  ],
  linkSpent: [
    'Este link já foi usado ou venceu. Se era para confirmar o email, tente entrar: ele pode já estar confirmado.',
    'Erro ao criar conta. Tente novamente.',
  ],
  linkRefused: [
    'Este link não pôde ser usado. Entre com o seu email e a sua senha.',
    'Erro ao criar conta. Tente novamente.',
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

test('what the backend names is said with it', () => {
  expect(failureText('signUp', 'weakPassword', 6)).toBe(
    'A senha deve ter pelo menos 6 caracteres.',
  );
  expect(failureText('signUp', 'weakPassword', 10)).toBe(
    'A senha deve ter pelo menos 6 caracteres. Este projeto pede pelo menos 10.',
  );
  expect(failureText('signUp', 'tooManyEmails', 59)).toBe(
    'Um email saiu há pouco para este endereço. Espere 59 segundos para pedir outro.',
  );
});
