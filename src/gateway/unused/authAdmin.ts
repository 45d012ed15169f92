import { isAuthError, type AuthError } from '@supabase/auth-js/dist/module/lib/errors';
import { _request, type Fetch } from '@supabase/auth-js/dist/module/lib/fetch';

interface Options {
  url: string;
  headers: Record<string, string>;
  fetch: Fetch;
}

/**
 * Stands in for auth-js's `GoTrueAdminApi` in the app's bundle (see scripts/webpack/unused.ts).
 * Administration needs the secret key, which no browser may have; the one thing that auth-js itself
 * asks of it is to end a session.
 */
export default class AuthAdmin {
  constructor(private readonly options: Options) {}

  async signOut(jwt: string, scope: string): Promise<{ data: null; error: AuthError | null }> {
    const { url, headers, fetch } = this.options;
    try {
      await _request(fetch, 'POST', `${url}/logout?scope=${encodeURIComponent(scope)}`, {
        headers,
        jwt,
        noResolveJson: true,
      });
      return { data: null, error: null };
    } catch (error) {
      if (isAuthError(error)) return { data: null, error };
      throw error;
    }
  }
}
