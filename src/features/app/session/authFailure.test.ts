import {
  authFailureOf,
  numberInMessage,
  type AuthErrorLike,
  type AuthFailure,
} from './authFailure';

describe('recognising a refusal', () => {
  test.each<[AuthErrorLike, AuthFailure]>([
    [{ message: 'Invalid login credentials' }, 'invalidCredentials'],
    [{ message: 'INVALID LOGIN CREDENTIALS' }, 'invalidCredentials'],
    [{ message: 'AuthApiError: Invalid login credentials.' }, 'invalidCredentials'],
    [{ message: 'Credenciais', code: 'invalid_credentials' }, 'invalidCredentials'],
    [{ message: 'Email not confirmed' }, 'emailNotConfirmed'],
    [{ message: 'x', code: 'email_not_confirmed' }, 'emailNotConfirmed'],
    [{ message: 'Too many requests' }, 'tooManyRequests'],
    [{ message: 'Request rate limit reached' }, 'tooManyRequests'],
    [{ message: 'email rate limit exceeded' }, 'tooManyEmails'],
    [{ message: 'Signups not allowed for this instance', code: 'signup_disabled' }, 'signUpClosed'],
    [{ message: 'Email signups are disabled', code: 'email_provider_disabled' }, 'signUpClosed'],
    [{ message: 'User is banned', code: 'user_banned' }, 'banned'],
    [{ message: 'x', code: 'over_request_rate_limit' }, 'tooManyRequests'],
    [{ message: 'x', code: 'over_email_send_rate_limit' }, 'tooManyEmails'],
    [
      { message: 'For security purposes, you can only request this after 40 seconds', status: 429 },
      'tooManyEmails',
    ],
    [{ message: 'User already registered' }, 'alreadyRegistered'],
    [{ message: 'x', code: 'user_already_exists' }, 'alreadyRegistered'],
    [{ message: 'x', code: 'email_exists' }, 'alreadyRegistered'],
    [{ message: 'Password should be at least 6 characters.' }, 'weakPassword'],
    [
      { message: 'Password should be at least 8 characters.', code: 'weak_password' },
      'weakPassword',
    ],
    [
      {
        message: 'Password is known to be weak and easy to guess, please choose a different one.',
        code: 'weak_password',
      },
      'leakedPassword',
    ],
    [
      {
        message: 'Password should contain at least one character of each: abc, 0123.',
        code: 'weak_password',
      },
      'plainPassword',
    ],
    [{ message: 'Invalid email' }, 'invalidEmail'],
    [{ message: 'Unable to validate email address: invalid format' }, 'invalidEmail'],
    [{ message: 'x', code: 'email_address_invalid' }, 'invalidEmail'],
    [{ message: 'Email address "a@b" is invalid', code: 'email_address_invalid' }, 'invalidEmail'],
    [{ message: 'The request is invalid', code: 'email_not_confirmed' }, 'emailNotConfirmed'],
    [{ message: 'The request is invalid', code: 'email_unheard_of' }, 'unknown'],
    [{ message: 'Database error saving new user', status: 500 }, 'unknown'],
    [{ message: '' }, 'unknown'],
    [{ message: 'x', code: undefined, status: undefined }, 'unknown'],
  ])('%j is %s', (error, failure) => {
    expect(authFailureOf(error)).toBe(failure);
  });
});

test.each([
  ['Password should be at least 10 characters. Password should contain at least one …', 10],
  ['For security purposes, you can only request this after 59 seconds.', 59],
  ['Invalid login credentials', null],
])('%s names %p', (message, number) => {
  expect(numberInMessage({ message })).toBe(number);
});
