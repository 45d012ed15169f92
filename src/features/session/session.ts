import type { AuthFailure } from './authFailure';
import type { User } from './user';

export type AuthMode = 'login' | 'signUp';

/** The purpose of a link in an e-mail. Whatever it is, the app never sets a password. */
export type LinkPurpose = 'confirmation' | 'recovery' | 'invite';

/** The outcome of a link: it signed in, somebody was already signed in, or it failed. */
export type LinkOutcome =
  { end: 'entered' | 'unused'; purpose: LinkPurpose } | { end: 'spent' | 'refused' };

/**
 * The outcome of a sign-up: the account can sign in, or its e-mail must be confirmed first.
 * `toConfirmAsBefore`: the account existed unconfirmed, so the first sign-up's password is the valid one.
 */
export type SignUpOutcome = 'ready' | 'toConfirm' | 'toConfirmAsBefore';

/** A stored session is being restored. */
export interface CheckingSession {
  status: 'checking';
  /** Restoring takes long, or failed without a connection and is being retried. */
  restoreDelayed: boolean;
}

/** A visitor, on the landing page or on the login / sign-up screen. */
export interface SignedOutSession {
  status: 'signedOut';
  screen: 'landing' | 'auth';
  mode: AuthMode;
  /** The e-mail of a sign-up, kept for the login form. */
  email: string;
  /** A sign-in or sign-up is in flight. */
  pending: boolean;
  failure: AuthFailure | null;
  /** The number in the failure's message: a password length, or seconds to wait. */
  failureNumber: number | null;
  /** An account was just created: 'Você pode fazer login agora.' */
  signedUp: SignUpOutcome | null;
  /** The last session ended unexpectedly: 'Sua sessão terminou.' */
  lost: boolean;
}

export interface SignedInSession {
  status: 'signedIn';
  user: User;
  /** Whether the first load of every list has ended, successfully or not, or the rows of an earlier visit are shown. */
  ready: boolean;
  /** Whether the user signed in by the form. A page that opened with a stored session has shown none. */
  byForm: boolean;
  /** The user's sign-out is in flight. */
  signingOut: boolean;
}

export type SessionState = CheckingSession | SignedOutSession | SignedInSession;

/** The session state of a new visitor. */
export const newVisitor: SignedOutSession = {
  status: 'signedOut',
  screen: 'landing',
  mode: 'login',
  email: '',
  pending: false,
  failure: null,
  failureNumber: null,
  signedUp: null,
  lost: false,
};

/** The first session state of a page. A session is checked only where one is stored. */
export const initialSession = (start: { hasStoredSession: boolean }): SessionState =>
  start.hasStoredSession ? { status: 'checking', restoreDelayed: false } : newVisitor;
