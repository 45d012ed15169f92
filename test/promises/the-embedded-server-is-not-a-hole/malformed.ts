import type { RawRequest } from '../support/http';
import type { Random } from '../support/random';
import { sqlTableName, TABLE_NAMES, validRow } from '../../sideTables';
import { randomBody, randomHeaderText, randomJsonValue, randomText } from './randomInput';

/** Sessions that malformed requests may carry. */
export interface Sessions {
  readonly good: string;
  readonly refresh: string;
}

const COLUMNS: readonly string[] = [
  'id',
  'user_id',
  'name',
  'items',
  'total_value',
  'status',
  'stages',
  'start_date',
  'deadline',
  'received_amount',
  'paid',
  'amount',
  'date',
  'category',
  'description',
  'created_at',
  'updated_at',
];

const METHODS = ['GET', 'HEAD', 'PUT', 'OPTIONS', 'TRACE', 'PROPFIND'];

/** Mostly methods that a table allows, because any other method is refused at once. */
const TABLE_METHODS = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'POST',
  'POST',
  'PATCH',
  'PATCH',
  'DELETE',
];

/** A text for the request line: escaped, or unescaped if HTTP allows that. */
function inPath(random: Random): string {
  const text = randomText(random);
  // A lone surrogate cannot be written in a URL.
  if (random.oneIn(2)) return encodeURIComponent(Buffer.from(text).toString());
  return text.replaceAll(/[^!-~]/gu, '');
}

function query(random: Random): string {
  const name = (): string =>
    random.pick([
      () => random.pick(COLUMNS),
      () =>
        random.pick([
          'select',
          'order',
          'limit',
          'offset',
          'columns',
          'on_conflict',
          'or',
          'and',
          'not.or',
        ]),
      () => inPath(random),
    ])();
  const value = (): string =>
    random.pick([
      () => inPath(random),
      () => `eq.${inPath(random)}`,
      () => `in.(${inPath(random)})`,
      () => `(${random.pick(COLUMNS)}.eq.${inPath(random)})`,
      () => `${random.pick(COLUMNS)}.${inPath(random)}`,
    ])();
  const long = random.oneIn(200) ? `&x=${'a'.repeat(random.below(40_000))}` : '';
  return Array.from({ length: 1 + random.below(3) }, () => `${name()}=${value()}`).join('&') + long;
}

function oddHeaders(random: Random): Record<string, string> {
  const known = [
    'accept',
    'prefer',
    'range',
    'range-unit',
    'accept-profile',
    'content-profile',
    'if-none-match',
    'accept-encoding',
    'origin',
    'cookie',
    'authorization',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-supabase-api-version',
    'x-http-method-override',
    'content-type',
    'content-encoding',
    'apikey',
  ];
  return Object.fromEntries(
    Array.from({ length: random.below(3) }, () => [random.pick(known), randomHeaderText(random)]),
  );
}

const range = (random: Random): Record<string, string> =>
  random.oneIn(4)
    ? {
        range: random.pick([
          '0-',
          '5-2',
          '-5',
          '0-0,2-3',
          'bytes=0-1',
          `0-${'9'.repeat(30)}`,
          randomHeaderText(random),
        ]),
      }
    : {};

function headersFor(random: Random, { good }: Sessions): Record<string, string> {
  return {
    ...(random.oneIn(20) ? {} : { apikey: 'oficio-local' }),
    ...(random.oneIn(10) ? {} : { authorization: `Bearer ${good}` }),
    'content-type': 'application/json',
    ...range(random),
    ...oddHeaders(random),
  };
}

/** The body of rows that a table would accept, except for one wrong field. */
function almostRight(random: Random, table: string): string {
  const wrong = random.oneIn(8) ? {} : { [random.pick(COLUMNS)]: randomJsonValue(random) };
  const known =
    TABLE_NAMES.find((name) => sqlTableName(name) === table) ?? random.pick(TABLE_NAMES);
  const row = { ...validRow(known, randomText(random)), ...wrong };
  return JSON.stringify(random.oneIn(3) ? [row, row] : row);
}

function dataRequest(random: Random, sessions: Sessions): RawRequest {
  const table = random.oneIn(15) ? inPath(random) : sqlTableName(random.pick(TABLE_NAMES));
  const method = random.pick(random.oneIn(12) ? METHODS : TABLE_METHODS);
  const writes = method === 'POST' || method === 'PATCH' || method === 'PUT';
  const prefer = random.pick([
    'return=representation',
    'return=minimal',
    'resolution=merge-duplicates',
    'missing=default',
    'count=exact',
    'handling=strict, max-affected=1',
    randomHeaderText(random),
  ]);
  return {
    method,
    path: `/rest/v1/${table}${random.oneIn(writes ? 2 : 4) ? '' : `?${query(random)}`}`,
    headers: { prefer, ...headersFor(random, sessions) },
    ...(writes
      ? { body: random.oneIn(2) ? randomBody(random, COLUMNS) : almostRight(random, table) }
      : {}),
  };
}

/** The body of a sign-up whose values have the right types but cannot create an account. */
function almostAnAccount(random: Random): string {
  const email = random.pick([
    `${randomText(random)}@exemplo.br`,
    randomText(random),
    'ninguem@exemplo.br',
  ]);
  const password = random.pick([
    randomText(random).slice(0, 5),
    `${randomText(random)}${'x'.repeat(80)}`,
  ]);
  return JSON.stringify({
    email,
    password,
    data: randomJsonValue(random),
    refresh_token: randomText(random),
  });
}

function authRequest(random: Random, sessions: Sessions): RawRequest {
  const path = random.pick([
    'signup',
    'token?grant_type=password',
    'token?grant_type=refresh_token',
    'token?grant_type=',
    'token',
    'user',
    'settings',
    'health',
    '.well-known/jwks.json',
    inPath(random),
  ]);
  const keys = ['email', 'password', 'data', 'refresh_token', 'gotrue_meta_security'];
  return {
    method: random.oneIn(8) ? random.pick(METHODS) : 'POST',
    path: `/auth/v1/${path}`,
    headers: headersFor(random, sessions),
    body: random.oneIn(3) ? almostAnAccount(random) : randomBody(random, keys),
  };
}

function pageRequest(random: Random): RawRequest {
  const path = random.pick([
    () => `/${inPath(random)}`,
    () => `/assets/${inPath(random)}`,
    () => `/${inPath(random)}/${inPath(random)}.js`,
    () => `//${inPath(random)}`,
    () => `/assets/${'../'.repeat(random.below(9))}${inPath(random)}`,
    () => `/?${query(random)}`,
  ])();
  return {
    method: random.oneIn(8) ? random.pick(METHODS) : 'GET',
    path,
    headers: { ...range(random), ...oddHeaders(random) },
  };
}

/** One malformed request, which cannot create an account. */
export function malformedRequest(random: Random, sessions: Sessions): RawRequest {
  const kind = random.below(10);
  if (kind < 5) return dataRequest(random, sessions);
  if (kind < 8) return authRequest(random, sessions);
  return pageRequest(random);
}
