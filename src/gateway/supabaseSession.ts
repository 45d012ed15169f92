import {
  isAuthApiError,
  isAuthRetryableFetchError,
  type AuthError as SupabaseAuthError,
  type Session,
  type User as SupabaseUser,
} from '@supabase/supabase-js';

import { authFailureOf, numberInMessage } from '../features/session/authFailure';
import type { SignUpOutcome } from '../features/session/session';
import type { User } from '../features/session/user';
import { isRecord } from '../features/shared/decode';
import {
  AuthError,
  GatewayError,
  type Log,
  type SessionEvent,
  type SessionGateway,
} from './gateway';
import { SESSION_KEY, storedSessionMember, type BackendClient } from './supabaseClient';
import type { UrlLink } from './urlTokens';

const toUser = ({ id, email, user_metadata }: SupabaseUser): User => {
  const fullName: unknown = user_metadata['full_name'];
  return { id, email: email ?? '', fullName: typeof fullName === 'string' ? fullName : null };
};

/** The user of the session that is stored in this browser, taken from the session itself; null without one. */
export function storedUser(): User | null {
  const user = storedSessionMember('user');
  if (!isRecord(user) || typeof user['id'] !== 'string') return null;
  return toUser({ user_metadata: {}, ...user } as SupabaseUser); // cast: supabase-js stored it
}

/** supabase-js returns a failed request as a special error instead of throwing. */
const isUnanswered = (error: SupabaseAuthError): boolean =>
  isAuthRetryableFetchError(error) || (!isAuthApiError(error) && error.status === undefined);

function refusal(error: SupabaseAuthError): AuthError {
  // A failing backend (5xx) is worth a retry, but it has answered, so the connection works.
  const isSilent = isUnanswered(error) && !error.status;
  const failure = isSilent ? 'network' : authFailureOf(error);
  return new AuthError(failure, error.message, { cause: error }, numberInMessage(error));
}

/** How long (ms) signing out waits for the backend, which may not be reached. */
const SIGN_OUT_WITHIN = 5_000;

const late = (): Promise<{ error: { message: string } }> =>
  new Promise((resolve) => {
    setTimeout(resolve, SIGN_OUT_WITHIN, { error: { message: 'It took too long' } });
  });

interface Answer {
  data: { session: Session | null };
  error: SupabaseAuthError | null;
}

interface SessionSources {
  /** The client with the session. */
  client: BackendClient;
  /** Creates a client that stores nothing, for signing up. */
  temporaryClient: () => BackendClient;
  /** From a link in an e-mail, if any. Its session is used only after the user has agreed. */
  urlLink: UrlLink | null;
  log: Log;
}

/**
 * Longer than the two timestamps of a first sign-up are apart, shorter than the pause between two e-mails
 * (ms).
 */
const MAX_STAMP_DIFFERENCE = 1_000;

/** The outcome of a sign-up without a session. For an existing account the backend keeps the old one. */
function outcomeOf({ created_at: made, confirmation_sent_at: sent }: SupabaseUser): SignUpOutcome {
  const isEarlier =
    sent !== undefined && Date.parse(sent) - Date.parse(made) > MAX_STAMP_DIFFERENCE;
  return isEarlier ? 'toConfirmAsBefore' : 'toConfirm';
}

/** Authentication by Supabase. It makes exactly the calls of the specification. */
export function supabaseSession(sources: SessionSources): SessionGateway {
  const { client, temporaryClient, log } = sources;
  let { urlLink } = sources;
  const listeners = new Set<(event: SessionEvent) => void>();

  return {
    async restore() {
      let { data, error }: Answer = await client.auth.getSession();
      // The stored session may be valid all the same, because another tab renewed it first.
      if (error && !isUnanswered(error)) ({ data, error } = await client.auth.getSession());
      if (error && isUnanswered(error)) {
        throw new GatewayError('network', error.message, { cause: error });
      }
      return data.session && toUser(data.session.user);
    },

    link() {
      if (urlLink?.kind !== 'session') return urlLink;
      return { kind: 'session', purpose: urlLink.purpose };
    },

    async readLink() {
      if (urlLink?.kind !== 'session') return null;
      // The backend must confirm it: anybody can write a token's content.
      const { data, error } = await temporaryClient().auth.getUser(urlLink.accessToken);
      if (!error) return data.user.email ?? null;
      if (isUnanswered(error)) throw new GatewayError('network', error.message, { cause: error });
      urlLink = null;
      return null;
    },

    async acceptLink() {
      const brought = urlLink?.kind === 'session' ? urlLink : null;
      urlLink = null;
      const { data, error } = await client.auth.setSession({
        access_token: brought?.accessToken ?? '',
        refresh_token: brought?.refreshToken ?? '',
      });
      if (error) throw refusal(error);
      if (!data.user) throw new AuthError('unknown', 'The link brought no session');
      return toUser(data.user);
    },

    discardLink() {
      urlLink = null;
    },

    async signIn({ email, password }) {
      const { data, error } = await client.auth.signInWithPassword({ email, password });
      if (error) throw refusal(error);
      return toUser(data.user);
    },

    async signUp({ fullName, email, password }) {
      const passing = temporaryClient();
      const { data, error } = await passing.auth.signUp({
        email,
        password,
        options: { data: { full_name: fullName } },
      });
      if (error) throw refusal(error);
      // The hosted service answers a repeated sign-up with an invented user without identities.
      if (data.user?.identities?.length === 0) {
        throw new AuthError('alreadyRegistered', 'User already registered');
      }
      if (data.session) {
        const { error: unrevoked } = await passing.auth.signOut({ scope: 'local' });
        if (unrevoked) log('The session handed out by sign-up was not revoked', unrevoked.message);
      }
      return data.session || !data.user ? 'ready' : outcomeOf(data.user);
    },

    async signOut() {
      // The client first renews an expired token, for up to half a minute. It ignores a renewal that succeeds
      // after the session was removed here.
      const { error } = await Promise.race([client.auth.signOut({ scope: 'local' }), late()]);
      if (!error) return;
      log('The backend was not told of the sign-out', error.message);
      // Without a stored session the client is signed out here, whatever the backend knows.
      localStorage.removeItem(SESSION_KEY);
      // All listeners are told, because the page must follow what is stored.
      for (const listener of listeners) listener({ type: 'signedOut' });
    },

    subscribe(listener) {
      listeners.add(listener);
      const { data } = client.auth.onAuthStateChange((event, session) => {
        if (event === 'SIGNED_OUT') listener({ type: 'signedOut' });
        // For every event type: a page that was asleep may have missed the sign-in itself.
        else if (session) listener({ type: 'signedIn', user: toUser(session.user) });
      });
      // A tab that drops its session without reaching the backend announces it only by the storage. Other
      // announcements can be missed, too, and from then on requests are sent as the stored user. The stored
      // session may have changed again before this event arrives, so it is read anew.
      const onStorage = ({ key }: StorageEvent): void => {
        if (key !== SESSION_KEY && key !== null) return;
        if (localStorage.getItem(SESSION_KEY) === null) listener({ type: 'signedOut' });
        else void tellWhoIsStored();
      };
      const tellWhoIsStored = async (): Promise<void> => {
        const { data: stored } = await client.auth.getSession();
        if (stored.session) listener({ type: 'signedIn', user: toUser(stored.session.user) });
      };
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        data.subscription.unsubscribe();
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}
