import { randomUUID } from 'node:crypto';
import { type RawClient, type RawRequest, runInParallel } from '../support/http';
import { anyChange, sqlTableName, TABLE_NAMES, validRow } from '../../sideTables';
import { authHeaders, type Person } from '../support/person';
import type { Random } from '../support/random';

/** The results of many simultaneous requests. */
export interface TrafficResult {
  requests: number;
  /** Answers that contained data of another user. */
  readonly leaks: string[];
  /** Answers that must not occur: a status of 5xx, or the refusal of a permitted request. */
  readonly failures: string[];
  /** The number of answers with the user's own rows. It proves that there was data to mix up. */
  ownRowsSeen: number;
  /** The number of attempts to reach another user's rows. */
  attempts: number;
}

interface Plan {
  readonly client: RawClient;
  readonly people: readonly Person[];
  readonly random: Random;
  readonly requests: number;
}

/** How many requests are in flight at the same time. */
const WIDTH = 48;

const asJson = { 'content-type': 'application/json', prefer: 'return=representation' };

function honestRequest(me: Person, random: Random): RawRequest {
  const table = random.pick(TABLE_NAMES);
  const stored = sqlTableName(table);
  const id = me.rows[table];
  const text = JSON.stringify(anyChange(table, me.secret));
  return random.pick<() => RawRequest>([
    () => ({ path: `/rest/v1/${stored}` }),
    () => ({ path: `/rest/v1/${stored}?user_id=eq.${me.id}&order=created_at.desc,id.desc` }),
    () => ({ path: `/rest/v1/${stored}?id=eq.${id}`, headers: { prefer: 'count=exact' } }),
    () => ({ path: '/auth/v1/user' }),
    () => ({
      method: 'PATCH',
      path: `/rest/v1/${stored}?id=eq.${id}`,
      headers: asJson,
      body: text,
    }),
    () => ({
      method: 'POST',
      path: `/rest/v1/${stored}`,
      headers: asJson,
      body: JSON.stringify({ id: randomUUID(), ...validRow(table, me.secret) }),
    }),
    () => ({
      method: 'DELETE',
      path: `/rest/v1/${stored}?user_id=eq.${me.id}&or=(id.lt.${id},id.gt.${id})`,
      headers: asJson,
    }),
    // A request that fails inside its transaction. The connection must not keep its role and its claims.
    () => ({
      method: 'POST',
      path: `/rest/v1/${stored}`,
      headers: asJson,
      body: JSON.stringify({ id, ...validRow(table, me.secret) }),
    }),
    () => ({ path: `/rest/v1/${stored}?id=eq.no-uuid` }),
  ])();
}

function attempt(me: Person, other: Person, random: Random): RawRequest {
  const table = random.pick(TABLE_NAMES);
  const stored = sqlTableName(table);
  const id = other.rows[table];
  const stolen = JSON.stringify(anyChange(table, 'roubado'));
  return random.pick<() => RawRequest>([
    () => ({ path: `/rest/v1/${stored}?user_id=eq.${other.id}` }),
    () => ({ path: `/rest/v1/${stored}?or=(id.eq.${id},user_id.eq.${me.id})` }),
    () => ({
      method: 'PATCH',
      path: `/rest/v1/${stored}?id=eq.${id}`,
      headers: asJson,
      body: stolen,
    }),
    () => ({ method: 'DELETE', path: `/rest/v1/${stored}?id=eq.${id}`, headers: asJson }),
    () => ({
      method: 'POST',
      path: `/rest/v1/${stored}?on_conflict=id`,
      headers: { ...asJson, prefer: 'resolution=merge-duplicates,return=representation' },
      body: JSON.stringify({ id, ...validRow(table, 'roubado') }),
    }),
    () => ({
      method: 'POST',
      path: `/rest/v1/${stored}`,
      headers: asJson,
      body: JSON.stringify({ user_id: other.id, ...validRow(table, 'roubado') }),
    }),
    // Requests with a forged token that has the attacker's own `sub`, or without a token.
    () => ({ path: `/rest/v1/${stored}`, headers: { authorization: 'Bearer oficio-local' } }),
    () => ({
      path: `/rest/v1/${stored}`,
      headers: {
        authorization: `Bearer ${me.token.split('.').slice(0, 2).join('.')}.${other.token.split('.')[2] ?? ''}`,
      },
    }),
  ])();
}

/**
 * Lets several users send requests at the same time, some of them for other users' rows. Every answer is searched
 * for leaked data.
 */
export async function mixedTraffic({
  client,
  people,
  random,
  requests,
}: Plan): Promise<TrafficResult> {
  const tally: TrafficResult = {
    requests: 0,
    leaks: [],
    failures: [],
    ownRowsSeen: 0,
    attempts: 0,
  };
  const turns = Array.from({ length: requests }, (_, turn) => turn);
  await runInParallel(turns, WIDTH, async () => {
    const me = random.pick(people);
    const others = people.filter((person) => person !== me);
    const hostile = random.oneIn(3);
    const sent = hostile ? attempt(me, random.pick(others), random) : honestRequest(me, random);
    const received = await client.send({
      ...sent,
      headers: { ...authHeaders(me.token), ...sent.headers },
    });
    const what = `${sent.method ?? 'GET'} ${sent.path} → ${String(received.status)} ${received.text.slice(0, 200)}`;
    tally.requests += 1;
    if (hostile) tally.attempts += 1;
    if (received.text.includes(me.secret)) tally.ownRowsSeen += 1;
    const lost = others.find(
      (other) =>
        received.text.includes(other.secret) ||
        (received.status < 300 && received.text.includes(`"user_id":"${other.id}"`)),
    );
    if (lost !== undefined) tally.leaks.push(what);
    if (received.status >= 500 || (!hostile && received.status === 401)) tally.failures.push(what);
  });
  return tally;
}
