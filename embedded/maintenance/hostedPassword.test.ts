/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { hostedProjectFromEnvironment, setHostedPassword } from './hostedPassword';

const SECRET = 'sb_secret_x';
let server: Server;
let url: string;
/** The changes that were sent, by path. */
const changed: [string, unknown][] = [];

/** More accounts than fit on one page. */
const accounts = Array.from({ length: 250 }, (_, at) => ({
  id: `id-${String(at)}`,
  email: `pessoa-${String(at)}@exemplo.com.br`,
}));

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://project');
    const answer = (status: number, body: object): void => {
      response.writeHead(status).end(JSON.stringify(body));
    };
    if (request.headers.authorization !== `Bearer ${SECRET}`) {
      answer(401, { code: 'no_authorization', message: 'This endpoint requires a valid token' });
    } else if (request.method === 'PUT') {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        changed.push([pathname, JSON.parse(body)]);
        answer(200, {});
      });
    } else {
      const size = Number(searchParams.get('per_page'));
      const start = (Number(searchParams.get('page')) - 1) * size;
      answer(200, { users: accounts.slice(start, start + size) });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : 0)}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('the account is found on whichever page, by its e-mail in any case', async () => {
  await setHostedPassword(
    { url, secretKey: SECRET },
    ' Pessoa-249@exemplo.com.br ',
    'nova-senha-1',
  );
  expect(changed).toEqual([['/auth/v1/admin/users/id-249', { password: 'nova-senha-1' }]]);
});

test.each([
  ['nobody@exemplo.com.br', SECRET, 'There is no account with the e-mail nobody@exemplo.com.br.'],
  ['pessoa-1@exemplo.com.br', 'sb_secret_other', /refuses \(401\)/],
])('%s by %s is refused in words', async (email, secretKey, words) => {
  await expect(setHostedPassword({ url, secretKey }, email, 'x')).rejects.toThrow(words);
});

test.each([
  [{}, /^Which project/],
  [{ SUPABASE_URL: 'https://a.supabase.co' }, /^Which project/],
  [
    { SUPABASE_URL: 'https://a.supabase.co', SUPABASE_SECRET_KEY: 'sb_publishable_x' },
    /is a publishable key/,
  ],
])('the environment %j says what is missing', (env, words) => {
  expect(() => hostedProjectFromEnvironment(env)).toThrow(words);
});
