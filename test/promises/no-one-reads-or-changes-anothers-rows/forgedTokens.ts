import { createHmac, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Person } from '../support/person';

/** A token that must be refused, and what is wrong with it. */
export interface ForgedToken {
  readonly what: string;
  readonly token: string;
}

type Json = Readonly<Record<string, unknown>>;

const part = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

const hmac = (hash: string, key: string | Buffer, signed: string): string =>
  createHmac(hash, key).update(signed).digest('base64url');

function parsed(text: string | undefined): Record<string, unknown> {
  // The token is genuine, so its parts can be decoded.
  return JSON.parse(Buffer.from(text ?? '', 'base64url').toString()) as Record<string, unknown>;
}

/**
 * Tokens that are made from the attacker's own valid token. They claim to be `victim`, or to have more rights than
 * a user.
 */
export function forgedTokens(attacker: Person, victim: Person): readonly ForgedToken[] {
  const [head = '', body = '', signature = ''] = attacker.token.split('.');
  const claims = parsed(body);
  const asVictim = { ...claims, sub: victim.id };
  const guess = randomBytes(32);

  /** Changes the content of a token but keeps its valid signature. */
  const kept = (what: string, claimsChanged: Json, header: string = head): ForgedToken => ({
    what,
    token: `${header}.${part(claimsChanged)}.${signature}`,
  });
  /** Signs a content with the attacker's own key. */
  const own = (what: string, header: Json, content: unknown, key: string | Buffer = guess) => {
    const signed = `${part(header)}.${part(content)}`;
    const hash = String(header['alg']).replace('HS', 'sha');
    return { what, token: `${signed}.${hmac(hash, key, signed)}` };
  };
  const unsigned = (what: string, header: Json, end = ''): ForgedToken => ({
    what,
    token: `${part(header)}.${part(asVictim)}.${end}`,
  });
  const HS256 = { alg: 'HS256', typ: 'JWT' };
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = rsa.publicKey.export({ format: 'jwk' });
  const byRsa = (what: string, header: Json): ForgedToken => {
    const signed = `${part(header)}.${part(asVictim)}`;
    const end = sign('sha256', Buffer.from(signed), rsa.privateKey).toString('base64url');
    return { what, token: `${signed}.${end}` };
  };

  return [
    kept('sub changed', asVictim),
    kept('role service_role', { ...claims, role: 'service_role' }),
    kept('role postgres', { ...claims, role: 'postgres' }),
    kept('expiry moved', { ...claims, exp: 99_999_999_999 }),
    kept('session changed', { ...claims, session_id: victim.id }),
    kept('good signature, alg none', asVictim, part({ alg: 'none', typ: 'JWT' })),
    kept('good signature, HS512', asVictim, part({ alg: 'HS512', typ: 'JWT' })),
    ...['none', 'None', 'NONE', 'nOnE'].map((alg) => unsigned(`alg ${alg}`, { alg, typ: 'JWT' })),
    unsigned('no alg', { typ: 'JWT' }),
    unsigned('alg null', { alg: null }),
    unsigned('HS256 without signature', HS256),
    unsigned('HS256 with an empty hash', HS256, part('')),
    unsigned('alg none with a signature', { alg: 'none' }, signature),
    own('another key', HS256, asVictim),
    own('empty key', HS256, asVictim, ''),
    own('the public key as secret', HS256, asVictim, 'oficio-local'),
    own(
      'a word as secret',
      HS256,
      asVictim,
      'super-secret-jwt-token-with-at-least-32-characters-long',
    ),
    own('HS384', { alg: 'HS384', typ: 'JWT' }, asVictim),
    own('HS512', { alg: 'HS512', typ: 'JWT' }, asVictim),
    own('kid leads to an empty file', { ...HS256, kid: '../../../../dev/null' }, asVictim, ''),
    own('kid is SQL', { ...HS256, kid: "x' union select 'k" }, asVictim, 'k'),
    own('crit', { ...HS256, crit: ['exp'] }, asVictim),
    own('b64 false', { ...HS256, b64: false, crit: ['b64'] }, asVictim),
    own('service_role by another key', HS256, { ...claims, role: 'service_role' }),
    byRsa('RS256 by a key of its own', { alg: 'RS256', typ: 'JWT' }),
    byRsa('RS256 that brings its key', { alg: 'RS256', typ: 'JWT', jwk }),
    byRsa('RS256 that says where its key is', { alg: 'RS256', jku: 'http://127.0.0.1:9/jwks' }),
    own(
      'the public RSA key as secret',
      HS256,
      asVictim,
      rsa.publicKey.export({ type: 'spki', format: 'pem' }),
    ),
    { what: 'cut short', token: attacker.token.slice(0, -2) },
    { what: 'one bit of the signature', token: flipped(attacker.token) },
    { what: 'two parts', token: `${head}.${body}` },
    { what: 'four parts', token: `${attacker.token}.x` },
    { what: 'parts swapped', token: `${body}.${head}.${signature}` },
    { what: 'a refresh token', token: victim.refreshToken },
    { what: "the victim's id", token: victim.id },
    { what: 'a list of tokens', token: `${attacker.token},${attacker.token}` },
    { what: 'nothing like a token', token: 'null' },
  ];
}

function flipped(token: string): string {
  const [head = '', body = '', signature = ''] = token.split('.');
  const bytes = Buffer.from(signature, 'base64url');
  bytes.writeUInt8(bytes.readUInt8(0) ^ 1, 0);
  return `${head}.${body}.${bytes.toString('base64url')}`;
}

/**
 * Wrong claims, which only somebody with the server's key could sign. They must be refused even if they are
 * signed.
 */
export function wrongClaims(victim: Person, now: number): readonly (readonly [string, Json])[] {
  const good = {
    sub: victim.id,
    role: 'authenticated',
    aud: 'authenticated',
    session_id: victim.id,
    exp: now + 86_400,
  };
  return [
    ['expired a second ago', { ...good, exp: now - 1 }],
    ['never expires', { ...good, exp: undefined }],
    ['not valid yet', { ...good, nbf: now + 86_000 }],
    ['service_role', { ...good, role: 'service_role' }],
    ['anon with a sub', { ...good, role: 'anon' }],
    ['no role', { ...good, role: undefined }],
    ['a list of roles', { ...good, role: ['authenticated'] }],
    ['another audience', { ...good, aud: 'somebody-else' }],
    ['no audience', { ...good, aud: undefined }],
    ['no sub', { ...good, sub: undefined }],
    ['sub is no uuid', { ...good, sub: "' or true --" }],
    ['sub is an object', { ...good, sub: { id: victim.id } }],
    ['no session', { ...good, session_id: undefined }],
  ];
}
