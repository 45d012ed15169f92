import type { LinkPurpose } from '../features/app/session/session';

/** What a link from an e-mail has put into the address: either a session, or the news that the link is invalid. */
export type UrlLink =
  | { kind: 'session'; accessToken: string; refreshToken: string; purpose: LinkPurpose }
  | { kind: 'spent' }
  | { kind: 'refused' };

const SECRETS = [
  'access_token',
  'refresh_token',
  'provider_token',
  'provider_refresh_token',
  'expires_at',
  'expires_in',
  'token_type',
  'token_hash',
  'type',
  'code',
  'error',
  'error_code',
  'error_description',
  'sb',
];

const PURPOSES: Readonly<Record<string, LinkPurpose>> = {
  recovery: 'recovery',
  magiclink: 'recovery',
  invite: 'invite',
};

/**
 * Takes the tokens out of the page's address. They are removed from the address at once, so that they appear neither on
 * screen nor in the history.
 */
export function takeUrlTokens(location: Location, history: History): UrlLink | null {
  const fragment = new URLSearchParams(location.hash.replace(/^#/, ''));
  const query = new URLSearchParams(location.search);
  const isOurs = SECRETS.some((name) => fragment.has(name) || query.has(name));
  if (!isOurs) return null;
  const accessToken = fragment.get('access_token');
  const refreshToken = fragment.get('refresh_token');
  const originalQuery = new URLSearchParams(query);
  for (const name of SECRETS) query.delete(name);
  const rest = query.toString();
  history.replaceState(history.state, '', `${location.pathname}${rest && `?${rest}`}`);
  if (accessToken && refreshToken) {
    const purpose = PURPOSES[fragment.get('type') ?? ''] ?? 'confirmation';
    return { kind: 'session', accessToken, refreshToken, purpose };
  }
  const found = (name: string) => fragment.get(name) ?? originalQuery.get(name);
  if (found('error') === null && found('error_code') === null) return null;
  return { kind: found('error_code') === 'otp_expired' ? 'spent' : 'refused' };
}
