import type * as Bcrypt from '@node-rs/bcrypt';

// A hash of the cost that people's passwords get takes 60 ms of processor time, and these tests sign up hundreds of users.
// `test/promises/the-embedded-server-is-not-a-hole/answers.test.ts` looks at the real one.
jest.mock('@node-rs/bcrypt', () => {
  const bcrypt = jest.requireActual<typeof Bcrypt>('@node-rs/bcrypt');
  return {
    ...bcrypt,
    hash: (password: string, { version }: { version: Bcrypt.Version }) =>
      bcrypt.hash(password, { version, cost: 4 }),
  };
});
