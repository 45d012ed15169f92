import { SignJWT } from 'jose';
import { tokenSigner } from '../../../embedded/auth/tokens';
import { allAttacks, type Attacker, asPerson } from './attacks';
import { mixedTraffic } from './crowd';
import { forgedTokens, wrongClaims } from './forgedTokens';
import { rowCountIn, storedDataOf, leakIn, countReferencesTo } from './storedData';
import { holdsText, sqlTableName, TABLE_NAMES } from '../../sideTables';
import { openAttackedBackend, type AttackedBackend } from '../support/engines';
import { type RawClient, rawClient, runInParallel } from '../support/http';
import { rounds } from '../support/long';
import { authHeaders, newPerson, type Person } from '../support/person';
import { seededRandom } from '../support/random';

// `test:faults` sends 50,000 requests, which takes minutes on a busy machine.
jest.setTimeout(900_000);

/** The number of requests that the simultaneous users send. `npm run test:faults` sends more. */
const CROWD = rounds(1_000, 50_000);

/**
 * Sends every attack, or those on one table.
 * @returns how often each status was answered, and every answer that revealed data
 */
async function attack(client: RawClient, by: Attacker, victim: Person, own: Person, place = '/') {
  const statuses = new Map<number, number>();
  const problems: string[] = [];
  const attacks = allAttacks(by, victim, own).filter(({ path }) => path.startsWith(place));
  await runInParallel(attacks, 8, async (sent) => {
    const received = await client.send(sent);
    const rows = received.status < 300 && received.text.includes(`"user_id":"${victim.id}"`);
    const leak = leakIn(received, victim) ?? (rows ? 'a row of the victim' : null);
    if (leak !== null || received.status >= 500) {
      problems.push(
        `${leak ?? String(received.status)}: ${sent.method ?? 'GET'} ${sent.path} ${received.text.slice(0, 300)}`,
      );
    }
    statuses.set(received.status, (statuses.get(received.status) ?? 0) + 1);
  });
  return { statuses, problems };
}

describe.each(['PGlite', 'PostgreSQL'] as const)(
  'no one reads or changes another’s rows: %s',
  (engine) => {
    let stage: AttackedBackend | null = null;
    let client: RawClient;
    let victim: Person;
    let attacker: Person;

    beforeAll(async () => {
      stage = await openAttackedBackend(engine);
      if (stage === null) return;
      client = rawClient(stage.server.url);
      victim = await newPerson(stage.server.url);
      attacker = await newPerson(stage.server.url);
    });
    afterAll(async () => {
      if (stage === null) return;
      process.stderr.write(`${engine}: ${String(client.count())} requests\n`);
      client.close();
      await stage.close();
    });

    /** Defines a test, which is skipped with one message if the database engine is not installed. */
    const check = (name: string, work: (stage: AttackedBackend) => Promise<void>): void => {
      test(name, async () => (stage === null ? undefined : work(stage)));
    };

    check('another user, by every door', async ({ server: { database } }) => {
      const before = await storedDataOf(database, victim);
      const { statuses, problems } = await attack(client, asPerson(attacker), victim, attacker);
      expect(problems).toEqual([]);
      expect(await storedDataOf(database, victim)).toBe(before);
      expect(await countReferencesTo(database, victim)).toBe(0);
      // Many attacks were executed. They were not all refused for lack of a session.
      expect(statuses.get(200) ?? 0).toBeGreaterThan(100);
      expect(statuses.get(401)).toBeUndefined();
      // A count includes only the attacker's own rows.
      const total = (
        await database.transaction((sql) => sql.query('select count(*)::text as n from clients'))
      )[0];
      const counted = await client.send({
        path: '/rest/v1/clients',
        headers: { ...authHeaders(attacker.token), prefer: 'count=exact' },
      });
      const ownRows = JSON.parse(await storedDataOf(database, attacker)) as unknown[][];
      expect(rowCountIn(counted)).toBe(ownRows[0]?.length);
      expect(rowCountIn(counted)).toBeLessThan(Number(total?.['n']));
    });

    check(
      'anonymous visitors, with and without the public key as their token',
      async ({ server }) => {
        const before = await storedDataOf(server.database, victim);
        // The first is the database's to refuse. The others become the same visitor, or are refused before any
        // database is asked.
        const all: readonly Attacker['headers'][] = [
          { apikey: 'oficio-local' },
          authHeaders('oficio-local'),
          {},
          { apikey: 'another-key' },
        ];
        const visitors = engine === 'PGlite' ? all : all.slice(0, 1);
        for (const headers of visitors) {
          // The others meet the same guards at every table, so every table is tried in `npm run test:faults` only.
          for (const place of headers === all[0]
            ? ['/']
            : rounds(['/rest/v1/clients', '/auth'], ['/'])) {
            const visitor = { headers, id: attacker.id };
            const { statuses, problems } = await attack(client, visitor, victim, attacker, place);
            expect(problems).toEqual([]);
            const successes = [...statuses].filter(([status]) => status < 400 && status !== 304);
            expect([headers, successes]).toEqual([headers, []]);
          }
        }
        expect(await storedDataOf(server.database, victim)).toBe(before);
      },
    );

    // A token is refused before any database is asked.
    if (engine === 'PGlite')
      check('forged and tampered tokens open nothing', async ({ server }) => {
        const before = await storedDataOf(server.database, victim);
        const forged = forgedTokens(attacker, victim);
        await runInParallel(forged, 8, async ({ what, token }) => {
          const headers = authHeaders(token);
          for (const table of TABLE_NAMES) {
            for (const method of ['GET', 'HEAD', 'DELETE', 'PATCH', 'POST']) {
              const change = method === 'PATCH' || method === 'POST';
              const { status } = await client.send({
                method,
                path: `/rest/v1/${sqlTableName(table)}?${method === 'POST' ? '' : `user_id=eq.${victim.id}`}`,
                headers: { ...headers, 'content-type': 'application/json', prefer: 'count=exact' },
                ...(change ? { body: JSON.stringify({ user_id: victim.id }) } : {}),
              });
              expect([what, table, method, status]).toEqual([what, table, method, 401]);
            }
          }
          for (const [method, path] of [
            ['GET', 'user'],
            ['POST', 'logout?scope=global'],
          ] as const) {
            const { status } = await client.send({ method, path: `/auth/v1/${path}`, headers });
            expect([what, path, [401, 403].includes(status)]).toEqual([what, path, true]);
          }
        });
        expect(forged.length).toBeGreaterThan(30);
        // The victim's sessions must still exist.
        const { status } = await client.send({
          path: '/auth/v1/user',
          headers: authHeaders(victim.token),
        });
        expect(status).toBe(200);
        expect(await storedDataOf(server.database, victim)).toBe(before);
      });

    check('a person’s own requests still work after all this', async () => {
      for (const table of TABLE_NAMES) {
        const { status, text } = await client.send({
          path: `/rest/v1/${sqlTableName(table)}?user_id=eq.${victim.id}`,
          headers: authHeaders(victim.token),
        });
        const own = holdsText(table) ? victim.secret : victim.rows[table];
        expect([table, status, text.includes(own)]).toEqual([table, 200, true]);
      }
    });

    check(
      `${String(CROWD)} mixed requests of several users at once leak nothing`,
      async ({ server }) => {
        const random = seededRandom(`crowd on ${engine}`);
        const people = await Promise.all(Array.from({ length: 6 }, () => newPerson(server.url)));
        const tally = await mixedTraffic({ client, people, random, requests: CROWD });
        process.stderr.write(`${engine}: ${JSON.stringify(tally)}\n`);
        expect(tally.leaks).toEqual([]);
        expect(tally.failures).toEqual([]);
        expect(tally.requests).toBe(CROWD);
        // Own rows were read often, and requests for other people's rows changed nothing.
        expect(tally.ownRowsSeen).toBeGreaterThan(CROWD / 5);
        for (const person of people)
          expect(await countReferencesTo(server.database, person)).toBe(0);
        const [strays] = await server.database.transaction((sql) =>
          sql.query("select count(*)::text as n from clients where observations like 'roubado%'"),
        );
        expect(strays?.['n']).toBe('0');
      },
    );
  },
);

test('no one reads or changes another’s rows: these attacks notice a hole', async () => {
  const stage = await openAttackedBackend('PGlite');
  if (stage === null) throw new Error('PGlite is always there');
  await stage.server.database.script('alter table public.payments disable row level security');
  const client = rawClient(stage.server.url);
  const [victim, attacker] = [await newPerson(stage.server.url), await newPerson(stage.server.url)];
  const before = await storedDataOf(stage.server.database, victim);
  const attacked = '/rest/v1/payments';
  const { problems } = await attack(client, asPerson(attacker), victim, attacker, attacked);
  expect(problems.length).toBeGreaterThan(10);
  expect(await storedDataOf(stage.server.database, victim)).not.toBe(before);
  client.close();
  await stage.close();
});

describe('no one reads or changes another’s rows: tokens that only the server could sign', () => {
  const secret = new Uint8Array(48).fill(7);
  const mint = tokenSigner(secret, 'http://localhost/auth/v1');
  const now = Math.floor(Date.now() / 1000);
  const victim = { id: '11111111-1111-4111-8111-111111111111' };

  test.each(wrongClaims({ ...victim } as Person, now))('%s is refused', async (_, claims) => {
    const token = await new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(secret);
    expect(['expired', 'invalid']).toContain(await mint.verify(token));
  });

  test('a good one passes, so that the others fail for their claims', async () => {
    const [, claims] = wrongClaims({ ...victim } as Person, now)[0] ?? ['', {}];
    const token = await new SignJWT({ ...claims, exp: now + 86_400 })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(secret);
    expect(await mint.verify(token)).toMatchObject({ sub: victim.id });
  });
});
