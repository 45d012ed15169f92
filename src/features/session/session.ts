import type { AuthFailure } from './authFailure';
import type { User } from './user';

export type AuthMode = 'login' | 'signUp';

/** What a link in an e-mail was sent for. The app sets no password, whatever it was. */
export type LinkPurpose = 'confirmation' | 'recovery' | 'invite';

/** What became of a link: it has signed in, somebody was signed in already, or it was of no use to them. */
export type LinkOutcome =
  { end: 'entered' | 'unused'; purpose: LinkPurpose } | { end: 'spent' | 'refused' };

/**
 * What a sign-up has led to: an account that can sign in, or one whose e-mail has to be confirmed by the
 * link that was sent, or sent again: then the password of the first sign-up holds.
 */
export type SignUpOutcome = 'ready' | 'toConfirm' | 'toConfirmAsBefore';

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
  /** What the backend names with it: the length of a password, the seconds to wait. */
  failureNumber: number | null;
  /** The account was just created: 'Você pode fazer login agora.' */
  signedUp: SignUpOutcome | null;
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
  failureNumber: null,
  signedUp: null,
  lost: false,
};

/** The session a page starts with: something to check only where a session is stored. */
export const initialSession = (start: { hasStoredSession: boolean }): SessionState =>
  start.hasStoredSession ? { status: 'checking', restoreDelayed: false } : visitor;
