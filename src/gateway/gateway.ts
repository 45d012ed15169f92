import type { SideDraft, SideName, SideRow } from '../features/entities/sideTables';
import type { AuthFailure } from '../features/session/authFailure';
import type { LinkPurpose, SignUpOutcome } from '../features/session/session';
import type { User } from '../features/session/user';
import type { Row } from '../features/shared/list';
import type { DraftStorage } from './drafts';
import type { EntityName, RowOf, StoredOf } from '../features/entities/entities';

/**
 * Why a call failed.
 * - `network`: no answer, or one that does not tell (5xx). A write may have been committed.
 * - `conflict`: a row with this id exists already.
 * - `gone`: the row to update does not exist (any more), or does not hold what it should.
 * - `dangling`: the row points at another one that does not exist (any more).
 * - `refused`: the backend said no.
 */
export type GatewayFailure = 'network' | 'conflict' | 'gone' | 'dangling' | 'refused';

export class GatewayError extends Error {
  override readonly name = 'GatewayError';

  constructor(
    readonly failure: GatewayFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The rows that were asked for are more text than the backend puts into one answer. */
export class TooLargeAnswer extends GatewayError {
  constructor(message: string, options?: ErrorOptions) {
    super('refused', message, options);
  }
}

export class AuthError extends Error {
  override readonly name = 'AuthError';

  constructor(
    readonly failure: AuthFailure,
    message: string,
    options?: ErrorOptions,
    /** What the backend names with it: a length, seconds. */
    readonly number: number | null = null,
  ) {
    super(message, options);
  }
}

/** The link that opened this page: it would sign somebody in, or is of no use. */
export type Link =
  { kind: 'session'; purpose: LinkPurpose } | { kind: 'spent' } | { kind: 'refused' };

/**
 * One table, seen as one user's list of records. Every call is filtered by the user's id,
 * beside row level security. All reject with a `GatewayError`.
 */
export interface Repository<T extends Row, Draft> {
  /** All rows, however many requests that takes; malformed ones are logged and left out. */
  list: (userId: string) => Promise<T[]>;
  /** One row as it is stored now; null if there is none (any more). */
  find: (userId: string, id: string) => Promise<T | null>;
  /** Inserts a row under an id made by the caller and returns it as stored. */
  insert: (userId: string, id: string, draft: Draft) => Promise<T>;
  /**
   * Sends the given fields and returns the row as stored.
   * @param held - The update is made only while the row holds these values, none of them null; it is
   * `gone` where it does not.
   */
  update: (
    userId: string,
    id: string,
    changes: Partial<Draft>,
    held?: Partial<Draft>,
  ) => Promise<T>;
  /** Returns the row as it was; deleting what is already gone is a success, and returns null. */
  remove: (userId: string, id: string) => Promise<T | null>;
  /** Inserts a row that was deleted, with its id and its place in the list; returns it as stored. */
  restore: (userId: string, row: T) => Promise<T>;
  /** The same of many rows in one request: all of them, or none. */
  restoreAll: (userId: string, rows: readonly T[]) => Promise<void>;
  /** Deletes those of these rows that are there; null: whatever is there, malformed rows among it. */
  removeAll: (userId: string, ids: readonly string[] | null) => Promise<void>;
}

/** `signedIn`: newly or still, said at will; the same user's name or e-mail may have changed. */
export type SessionEvent = { type: 'signedIn'; user: User } | { type: 'signedOut' };

/** Authentication. Sign-in and sign-up reject with an `AuthError`. */
export interface SessionGateway {
  /** The stored session's user, refreshed where needed; rejects with `GatewayError('network')`. */
  restore: () => Promise<User | null>;
  /** The link that opened this page, by what stands in it; null without one. */
  link: () => Link | null;
  /**
   * The e-mail of the account that the link would sign in, as the backend says it; null without a link,
   * or with one of no use. Rejects with `GatewayError('network')`.
   */
  readLink: () => Promise<string | null>;
  /** Signs in with that link. Rejects with an `AuthError`. */
  acceptLink: () => Promise<User>;
  /** Forgets the link. */
  discardLink: () => void;
  signIn: (credentials: { email: string; password: string }) => Promise<User>;
  /** Makes an account without signing in. */
  signUp: (account: {
    fullName: string;
    email: string;
    password: string;
  }) => Promise<SignUpOutcome>;
  /** Ends the session here whether or not the backend can be reached. */
  signOut: () => Promise<void>;
  /** What happens to the session by itself or in other tabs. Returns the unsubscriber. */
  subscribe: (listener: (event: SessionEvent) => void) => () => void;
}

/** The dashboard's first steps among the dismissed; the others are the ids of quotes. */
export const FIRST_STEPS = 'firstSteps';

/** What a user does not wish to see again, remembered on this device. */
export interface Dismissals {
  read: (userId: string) => readonly string[];
  add: (userId: string, names: readonly string[]) => void;
}

/** One repository a list. */
type ListRepositories = { [E in EntityName]: Repository<RowOf<E>, StoredOf<E>> };

/** One repository a side table. */
type SideRepositories = { [N in SideName]: Repository<SideRow<N>, SideDraft<N>> };

/** One repository a table. */
export interface Repositories extends ListRepositories, SideRepositories {}

/** Where data lives. */
export interface Gateway extends Repositories {
  session: SessionGateway;
  dismissals: Dismissals;
  drafts: DraftStorage;
  /** Calls back when the page may be left for good. Returns the unsubscriber. */
  onLeave: (listener: () => void) => () => void;
  /** Calls back when a connection may be back: online again, or the page in front again. */
  onResume: (listener: () => void) => () => void;
}

/** Writes down what went wrong, for developers; never shown, never a secret. */
export type Log = (message: string, detail?: unknown) => void;
