import type { AuthFailure } from './authFailure';
import type { User } from '../../shared/user';

export type AuthMode = 'login' | 'signUp';

/** The purpose of a link in an e-mail. For none of them does the app set a password. */
export type LinkPurpose = 'confirmation' | 'recovery' | 'invite';

/** The outcome of a link: it has signed somebody in, somebody was already signed in, or it has failed. */
export type LinkOutcome =
  { end: 'entered' | 'unused'; purpose: LinkPurpose } | { end: 'spent' | 'refused' };

/**
 * The outcome of a sign-up: the account can sign in, or its e-mail address must be confirmed first.
 * `toConfirmAsBefore`: the account existed without confirmation, so the password of the first sign-up is valid.
 */
export type SignUpOutcome = 'ready' | 'toConfirm' | 'toConfirmAsBefore';

/** A stored session is being restored. */
export interface CheckingSession {
  status: 'checking';
  /** Whether the restoration takes long, or has failed without a connection and is being retried. */
  restoreDelayed: boolean;
}

/** A visitor, on the landing page or on the login / sign-up screen. */
export interface SignedOutSession {
  status: 'signedOut';
  screen: 'landing' | 'auth';
  mode: AuthMode;
  /** The e-mail address of a sign-up, which the login form takes over. */
  email: string;
  /** Whether a sign-in or a sign-up is in flight. */
  pending: boolean;
  failure: AuthFailure | null;
  /** The number in the message of the failure: the length of a password, or the seconds to wait. */
  failureNumber: number | null;
  /** Set after an account was created: 'Você pode fazer login agora.' */
  signedUp: SignUpOutcome | null;
  /** Whether the last session has ended unexpectedly: 'Sua sessão terminou.' */
  lost: boolean;
}

export interface SignedInSession {
  status: 'signedIn';
  user: User;
  /** Whether the first load of every list has ended, successfully or not, or the rows of an earlier visit are shown. */
  ready: boolean;
  /**
   * Whether the user has signed in by the form. On a page that was opened with a stored session, no form was
   * shown.
   */
  byForm: boolean;
  signingOut: boolean;
}

export type SessionState = CheckingSession | SignedOutSession | SignedInSession;

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

/** The session state when a page opens. A session is only checked if one is stored. */
export const initialSession = (start: { hasStoredSession: boolean }): SessionState =>
  start.hasStoredSession ? { status: 'checking', restoreDelayed: false } : newVisitor;
