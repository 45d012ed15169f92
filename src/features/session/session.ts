import type { AuthFailure } from './authFailure';
import type { User } from './user';

export type AuthMode = 'login' | 'signUp';

/** A stored session is being restored. */
export interface CheckingSession {
  status: 'checking';
  /** It takes long, or failed for lack of a connection and is tried again. */
  restoreDelayed: boolean;
}

/** A visitor, on the landing page or on the login / sign-up screen. */
export interface SignedOutSession {
  status: 'signedOut';
  screen: 'landing' | 'auth';
  mode: AuthMode;
  /** Kept for the login form after a sign-up. */
  email: string;
  /** A sign-in or sign-up is under way. */
  pending: boolean;
  failure: AuthFailure | null;
  /** The account was just created: 'Você pode fazer login agora.' */
  signedUp: boolean;
  /** The last session ended in the middle of work: 'Sua sessão terminou.' */
  lost: boolean;
}

export interface SignedInSession {
  status: 'signedIn';
  user: User;
  /** The first load of all lists has settled, with or without success. */
  ready: boolean;
  /** The user came by the login form; a page that opens with a session has shown none. */
  byForm: boolean;
  /** The sign-out that the user asked for is under way. */
  signingOut: boolean;
}

export type SessionState = CheckingSession | SignedOutSession | SignedInSession;

/** The session of a visitor who has just come. */
export const visitor: SignedOutSession = {
  status: 'signedOut',
  screen: 'landing',
  mode: 'login',
  email: '',
  pending: false,
  failure: null,
  signedUp: false,
  lost: false,
};

/** The session a page starts with: something to check only where a session is stored. */
export const initialSession = (start: { hasStoredSession: boolean }): SessionState =>
  start.hasStoredSession ? { status: 'checking', restoreDelayed: false } : visitor;
