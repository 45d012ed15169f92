/** The tokens that a link in a confirmation e-mail puts into the address. */
export interface UrlTokens {
  accessToken: string;
  refreshToken: string;
}

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

/**
 * Takes the tokens out of the page's address and scrubs it at once, so that they neither stay
 * on screen nor enter the history.
 */
export function takeUrlTokens(location: Location, history: History): UrlTokens | null {
  const fragment = new URLSearchParams(location.hash.replace(/^#/, ''));
  const query = new URLSearchParams(location.search);
  const isOurs = SECRETS.some((name) => fragment.has(name) || query.has(name));
  if (!isOurs) return null;
  const accessToken = fragment.get('access_token');
  const refreshToken = fragment.get('refresh_token');
  for (const name of SECRETS) query.delete(name);
  const rest = query.size > 0 ? `?${query.toString()}` : '';
  history.replaceState(history.state, '', `${location.pathname}${rest}`);
  return accessToken && refreshToken ? { accessToken, refreshToken } : null;
}
