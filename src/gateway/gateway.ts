import type { SideDraft, SideName, SideRow } from '../features/app/entities/sideTables';
import type { AuthFailure } from '../features/app/session/authFailure';
import type { LinkPurpose, SignUpOutcome } from '../features/app/session/session';
import type { Figures } from '../features/business/dashboard/figures';
import type { User } from '../features/shared/user';
import type { Row } from '../features/shared/list';
import type { DraftStorage } from './drafts';
import type { EntityName, RowOf, StoredOf } from '../features/app/entities/entities';

/**
 * Why a call failed.
 * - `network`: there was no answer, or an inconclusive one (5xx). A write may have been committed.
 * - `conflict`: a row with this id exists already.
 * - `gone`: the row to update no longer exists, or does not hold the required values.
 * - `dangling`: the row points at a row that does not exist.
 * - `refused`: the backend refused the call.
 * - `outdated`: the backend does not know the table or one of its columns, because app and schema have different
 *   versions.
 * - `unsent`: there is no connection, so nothing was sent.
 */
export type GatewayFailure =
  'network' | 'conflict' | 'gone' | 'dangling' | 'refused' | 'outdated' | 'unsent';

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

/** The answer would be larger than the backend sends at once, so the caller must request fewer rows. */
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
    /** The number in the backend's message: a password length, or seconds to wait. */
    readonly number: number | null = null,
  ) {
    super(message, options);
  }
}

/** What the link that opened this page is for. A valid link can sign somebody in. */
export type OpeningLink =
  { kind: 'session'; purpose: LinkPurpose } | { kind: 'spent' } | { kind: 'refused' };

/**
 * One user's rows of a table. Every call is filtered by the user's id, in addition to row level security. A failed call
 * rejects with a `GatewayError`.
 */
export interface Repository<T extends Row, Draft> {
  /** Reads all rows, in as many requests as needed. Malformed rows are logged and left out. */
  list: (userId: string) => Promise<T[]>;
  /** Reads one row as it is stored now; null if it does not exist. */
  find: (userId: string, id: string) => Promise<T | null>;
  /**
   * Reads the rows that hold these values, as they are stored now. None of the values is null or a list. Malformed rows
   * are left out. Of more than a thousand rows, only a thousand are read.
   */
  findWith: (userId: string, values: Partial<Draft>) => Promise<T[]>;
  /** Inserts a row under the caller's id and returns it as stored. */
  insert: (userId: string, id: string, draft: Draft) => Promise<T>;
  /**
   * Sends the given fields and returns the row as stored.
   * @param held - Values that the row must hold, none of them null. If the row does not hold them, the update fails
   *   with `gone`.
   */
  update: (userId: string, id: string, changes: Partial<Draft>, held?: Partial<T>) => Promise<T>;
  /** Deletes a row and returns it as it was. Returns null if the row was already deleted, which is not a failure. */
  remove: (userId: string, id: string) => Promise<T | null>;
  /**
   * Inserts a deleted row again with its old id and `created_at`, so that it returns to its place in the list. Returns
   * the row as stored.
   */
  restore: (userId: string, row: T) => Promise<T>;
  /** Restores many rows in one request. Either all of them are stored or none. */
  restoreAll: (userId: string, rows: readonly T[]) => Promise<void>;
  /** Deletes these rows, if they exist. Null deletes all rows, including malformed ones. */
  removeAll: (userId: string, ids: readonly string[] | null) => Promise<void>;
}

/**
 * A change of the session. `signedIn` may be repeated for the same user, for example because the name or the e-mail has
 * changed.
 */
export type SessionEvent = { type: 'signedIn'; user: User } | { type: 'signedOut' };

/** Authentication. Sign-in and sign-up reject with an `AuthError`. */
export interface SessionGateway {
  /** Returns the user of the stored session, which is renewed if necessary. Rejects with `GatewayError('network')`. */
  restore: () => Promise<User | null>;
  /** Returns the link that opened this page, read from the address alone; null if there is none. */
  link: () => OpeningLink | null;
  /**
   * Asks the backend for the e-mail of the link's account. Returns null if there is no link or an invalid one. Rejects
   * with `GatewayError('network')`.
   */
  readLink: () => Promise<string | null>;
  /** Signs in with the link. Rejects with an `AuthError`. */
  acceptLink: () => Promise<User>;
  discardLink: () => void;
  signIn: (credentials: { email: string; password: string }) => Promise<User>;
  /** Creates an account without signing in. */
  signUp: (account: {
    fullName: string;
    email: string;
    password: string;
  }) => Promise<SignUpOutcome>;
  /** Ends the session in this browser, even if the backend cannot be reached. */
  signOut: () => Promise<void>;
  /** Calls the listener when another tab or the backend changes the session. Returns a function to unsubscribe. */
  subscribe: (listener: (event: SessionEvent) => void) => () => void;
}

/** The name under which the first steps are dismissed. All other entries are ids of quotes. */
export const FIRST_STEPS = 'firstSteps';

/** The offers that a user has dismissed. They are stored on this device. */
export interface Dismissals {
  read: (userId: string) => readonly string[];
  add: (userId: string, names: readonly string[]) => void;
}

/** The rows of each table, as a page last loaded or saved them. */
export type SnapshotRows = { [E in EntityName]?: RowOf<E>[] } & { [N in SideName]?: SideRow<N>[] };

/** An account's tables at one instant (ISO). */
export interface Snapshot {
  user: User;
  at: string;
  rows: SnapshotRows;
  /** The dashboard's figures, if there are so many rows that reading them takes long; else null. */
  figures: Figures | null;
}

/** A snapshot that is being read. If it has figures, its rows have not been read yet. */
export interface KeptSnapshot extends Omit<Snapshot, 'rows'> {
  /** Reads the rows. Repeated calls return the same rows. Null if the rows are gone or reading takes too long. */
  readRows: () => Promise<SnapshotRows | null>;
}

/** The snapshot of an account's tables on this device, which is shown until the backend has answered. */
export interface SnapshotStorage {
  /** Whether snapshots are stored. The choice belongs to the device and outlasts its sessions. */
  areEnabled: () => boolean;
  /** Turns snapshots on or off. A stored snapshot stays until it is erased. */
  setEnabled: (enabled: boolean) => void;
  /**
   * Reads the snapshot of the account whose session is stored here. Null if there is no session or no snapshot, or if
   * reading takes too long.
   * @param figuresSuffice - True for the first screen: a snapshot that has figures is returned before its rows are
   *   read.
   */
  read: (figuresSuffice: boolean) => Promise<KeptSnapshot | null>;
  /**
   * Stores these tables and leaves the others as they are. The work is done in small steps while the browser is idle.
   * It ends if this account's session is no longer stored here.
   * @param erasure - The time of the last erasure before the tables were loaded. If there was a later one, the tables
   *   are not stored.
   */
  write: (snapshot: Snapshot, erasure: string | null) => Promise<void>;
  /** Erases the snapshots of all accounts. */
  erase: () => Promise<void>;
  /** When an account's data was last erased in this browser, by any of its tabs; null if never. */
  lastErasure: () => string | null;
  /** Tells all tabs that the account's data was erased. */
  noteErasure: () => void;
  /** Calls the listener when another tab notes an erasure. Returns a function to unsubscribe. */
  onErasure: (listener: () => void) => () => void;
}

/**
 * A sign of whether the backend can be reached.
 * - `answered`: a request got an answer.
 * - `unanswered`: a request got no answer.
 * - `offline`: a request got no answer, and the browser reports that there is no network.
 * - `doubtful`: the browser reports that there is no network. A backend on this machine may still answer.
 */
export type ConnectionSign = 'answered' | 'unanswered' | 'offline' | 'doubtful';

type ListRepositories = { [E in EntityName]: Repository<RowOf<E>, StoredOf<E>> };

type SideRepositories = { [N in SideName]: Repository<SideRow<N>, SideDraft<N>> };

export interface Repositories extends ListRepositories, SideRepositories {}

/** All access to the backend and to the browser's storage. */
export interface Gateway extends Repositories {
  session: SessionGateway;
  dismissals: Dismissals;
  drafts: DraftStorage;
  snapshots: SnapshotStorage;
  /** Calls the listener with every sign of whether the backend can be reached. Returns a function to unsubscribe. */
  onConnectionSign: (listener: (sign: ConnectionSign) => void) => () => void;
  /** Calls the listener when the page may be about to close. Returns a function to unsubscribe. */
  onLeave: (listener: () => void) => () => void;
  /**
   * Calls the listener when a connection may be back: the browser is online again, or the page is visible again.
   * Returns a function to unsubscribe.
   */
  onResume: (listener: () => void) => () => void;
}

/** Logs an error for developers. It is never shown to users and never contains a secret. */
export type Log = (message: string, detail?: unknown) => void;
