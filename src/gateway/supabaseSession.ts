import {
  isAuthApiError,
  isAuthRetryableFetchError,
  type AuthError as SupabaseAuthError,
  type Session,
  type User as SupabaseUser,
} from '@supabase/supabase-js';

import { authFailureOf, numberIn } from '../features/session/authFailure';
import type { SignUpOutcome } from '../features/session/session';
import type { User } from '../features/session/user';
import {
  AuthError,
  GatewayError,
  type Log,
  type SessionEvent,
  type SessionGateway,
} from './gateway';
import { SESSION_KEY, type BackendClient } from './supabaseClient';
import type { UrlLink } from './urlTokens';

const toUser = ({ id, email, user_metadata }: SupabaseUser): User => {
  const fullName: unknown = user_metadata['full_name'];
  return { id, email: email ?? '', fullName: typeof fullName === 'string' ? fullName : null };
};

/** supabase-js returns a failed request as an error of its own instead of throwing. */
const isUnanswered = (error: SupabaseAuthError): boolean =>
  isAuthRetryableFetchError(error) || (!isAuthApiError(error) && error.status === undefined);

function refusal(error: SupabaseAuthError): AuthError {
  // A broken backend (5xx) is worth another try, yet it has answered: the connection is fine.
  const isSilent = isUnanswered(error) && !error.status;
  const failure = isSilent ? 'network' : authFailureOf(error);
  return new AuthError(failure, error.message, { cause: error }, numberIn(error));
}

interface Answer {
  data: { session: Session | null };
  error: SupabaseAuthError | null;
}

interface Parts {
  /** Holds the session. */
  client: BackendClient;
  /** Makes a client that remembers nothing, for signing up. */
  passingClient: () => BackendClient;
  /** Brought by a link in an e-mail, if any; a session in it is used only once the user has agreed. */
  urlLink: UrlLink | null;
  log: Log;
}

/** More than lies between the two instants of a first sign-up, less than between two e-mails (ms). */
const AT_ONCE = 1_000;

/** Of a sign-up without a session: the backend keeps an account that is there already as it was. */
function outcomeOf({ created_at: made, confirmation_sent_at: sent }: SupabaseUser): SignUpOutcome {
  const isEarlier = sent !== undefined && Date.parse(sent) - Date.parse(made) > AT_ONCE;
  return isEarlier ? 'toConfirmAsBefore' : 'toConfirm';
}

/** Authentication by Supabase: exactly the calls of the specification. */
export function supabaseSession(parts: Parts): SessionGateway {
  const { client, passingClient, log } = parts;
  let { urlLink } = parts;
  const listeners = new Set<(event: SessionEvent) => void>();

  return {
    async restore() {
      let { data, error }: Answer = await client.auth.getSession();
      // What is stored may be good all the same: another tab has renewed the session first.
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
      // Asked of the backend: what the token says of itself anybody can write.
      const { data, error } = await passingClient().auth.getUser(urlLink.accessToken);
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
      const passing = passingClient();
      const { data, error } = await passing.auth.signUp({
        email,
        password,
        options: { data: { full_name: fullName } },
      });
      if (error) throw refusal(error);
      // The hosted service hides a repeated sign-up behind a made-up user without identities.
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
      const { error } = await client.auth.signOut({ scope: 'local' });
      if (!error) return;
      log('The backend was not told of the sign-out', error.message);
      // Without the stored session the client is signed out here, whatever the backend thinks.
      localStorage.removeItem(SESSION_KEY);
      // Whosever it was by then: what is shown follows what is stored.
      for (const listener of listeners) listener({ type: 'signedOut' });
    },

    subscribe(listener) {
      listeners.add(listener);
      const { data } = client.auth.onAuthStateChange((event, session) => {
        if (event === 'SIGNED_OUT') listener({ type: 'signedOut' });
        // Whatever the event: a page that slept may have missed the sign-in itself.
        else if (session) listener({ type: 'signedIn', user: toUser(session.user) });
      });
      // Another tab that had to drop its session without the backend announces it in no other way, and what
      // it announces otherwise may be missed; from then on requests go out as whoever is stored. By the time
      // of the news it may be somebody else again, so it is looked up.
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
