import {
  isAuthApiError,
  isAuthRetryableFetchError,
  type AuthError as SupabaseAuthError,
  type Session,
  type User as SupabaseUser,
} from '@supabase/supabase-js';

import { authFailureOf, numberInMessage } from '../features/app/session/authFailure';
import type { SignUpOutcome } from '../features/app/session/session';
import type { User } from '../features/shared/user';
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

/** The user of the session that is stored in this browser, read from the session itself; null if there is none. */
export function storedUser(): User | null {
  const user = storedSessionMember('user');
  if (!isRecord(user) || typeof user['id'] !== 'string') return null;
  return toUser({ user_metadata: {}, ...user } as SupabaseUser); // cast: supabase-js stored the user
}

/** Whether a request got no answer. supabase-js returns a special error for that instead of throwing. */
const isUnanswered = (error: SupabaseAuthError): boolean =>
  isAuthRetryableFetchError(error) || (!isAuthApiError(error) && error.status === undefined);

function refusal(error: SupabaseAuthError): AuthError {
  // A failing backend (5xx) counts as unanswered for a retry. But it has answered, so the connection works.
  const isSilent = isUnanswered(error) && !error.status;
  const failure = isSilent ? 'network' : authFailureOf(error);
  return new AuthError(failure, error.message, { cause: error }, numberInMessage(error));
}

/** How long (ms) a sign-out waits for the backend, which may be unreachable. */
const SIGN_OUT_TIMEOUT = 5_000;

const signOutTimeout = (): Promise<{ error: { message: string } }> =>
  new Promise((resolve) =>
    setTimeout(resolve, SIGN_OUT_TIMEOUT, { error: { message: 'It took too long' } }),
  );

interface Answer {
  data: { session: Session | null };
  error: SupabaseAuthError | null;
}

interface SessionSources {
  client: BackendClient;
  /** Creates a client that stores nothing. It is used for signing up. */
  temporaryClient: () => BackendClient;
  /**
   * What a link from an e-mail has put into the address; null if there was no link. Its session is used only after the
   * user has agreed.
   */
  urlLink: UrlLink | null;
  log: Log;
}

/**
 * The greatest difference (ms) between the two timestamps of a first sign-up. It is shorter than the pause between two
 * e-mails.
 */
const MAX_STAMP_DIFFERENCE = 1_000;

/**
 * Returns the outcome of a sign-up that did not create a session. An account that existed before keeps its old time of
 * creation.
 */
function outcomeOf({ created_at: made, confirmation_sent_at: sent }: SupabaseUser): SignUpOutcome {
  const isEarlier =
    sent !== undefined && Date.parse(sent) - Date.parse(made) > MAX_STAMP_DIFFERENCE;
  return isEarlier ? 'toConfirmAsBefore' : 'toConfirm';
}

/** Authentication by Supabase. It makes exactly the calls that the specification names. */
export function supabaseSession(sources: SessionSources): SessionGateway {
  const { client, temporaryClient, log } = sources;
  let { urlLink } = sources;
  const listeners = new Set<(event: SessionEvent) => void>();

  return {
    async restore() {
      let { data, error }: Answer = await client.auth.getSession();
      // The stored session may be valid even so, because another tab has renewed it.
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
      // The backend must confirm the user, because anybody can write the content of a token.
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
      const temporary = temporaryClient();
      const { data, error } = await temporary.auth.signUp({
        email,
        password,
        options: { data: { full_name: fullName } },
      });
      if (error) throw refusal(error);
      // The hosted service answers a repeated sign-up with an invented user that has no identities.
      if (data.user?.identities?.length === 0) {
        throw new AuthError('alreadyRegistered', 'User already registered');
      }
      if (data.session) {
        const { error: unrevoked } = await temporary.auth.signOut({ scope: 'local' });
        if (unrevoked) log('The session handed out by sign-up was not revoked', unrevoked.message);
      }
      return data.session || !data.user ? 'ready' : outcomeOf(data.user);
    },

    async signOut() {
      // The client first renews an expired token, which can take half a minute. If a renewal succeeds after the session
      // was removed here, the client ignores it.
      const { error } = await Promise.race([
        client.auth.signOut({ scope: 'local' }),
        signOutTimeout(),
      ]);
      if (!error) return;
      log('The backend was not told of the sign-out', error.message);
      // Without a stored session the client is signed out in this browser, even if the backend does not know it.
      localStorage.removeItem(SESSION_KEY);
      // All listeners are told, because the page must show the stored session.
      for (const listener of listeners) listener({ type: 'signedOut' });
    },

    subscribe(listener) {
      listeners.add(listener);
      const { data } = client.auth.onAuthStateChange((event, session) => {
        if (event === 'SIGNED_OUT') listener({ type: 'signedOut' });
        // Any other event reports a sign-in, because a page that was asleep may have missed the event of the sign-in
        // itself.
        else if (session) listener({ type: 'signedIn', user: toUser(session.user) });
      });
      // A tab that drops its session without reaching the backend announces that only through the storage. Other
      // announcements can be missed, too. From then on, requests are sent as the stored user, so the page must know
      // that user. The session is read again, because it may have changed since this event.
      const onStorage = ({ key }: StorageEvent): void => {
        if (key !== SESSION_KEY && key !== null) return;
        if (localStorage.getItem(SESSION_KEY) === null) listener({ type: 'signedOut' });
        else void reportStoredUser();
      };
      const reportStoredUser = async (): Promise<void> => {
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
