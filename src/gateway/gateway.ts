import type { SideDraft, SideName, SideRow } from '../features/entities/sideTables';
import type { AuthFailure } from '../features/session/authFailure';
import type { LinkPurpose, SignUpOutcome } from '../features/session/session';
import type { Figures } from '../features/dashboard/figures';
import type { User } from '../features/session/user';
import type { Row } from '../features/shared/list';
import type { DraftStorage } from './drafts';
import type { EntityName, RowOf, StoredOf } from '../features/entities/entities';

/**
 * Why a call failed.
 * - `network`: no answer, or one that is inconclusive (5xx). A write may have been committed.
 * - `conflict`: a row with this id exists already.
 * - `gone`: the row to update does not exist (any more), or does not hold the required values.
 * - `dangling`: the row points at a row that does not exist (any more).
 * - `refused`: the backend refused it.
 * - `outdated`: the backend does not know the table or a column of it: app and schema are of different versions.
 * - `unsent`: there is no connection, and nothing was sent.
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

/** The answer would be larger than the backend sends at once. Fewer rows must be requested. */
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

/** The link that opened this page: it can sign somebody in, or it is invalid. */
export type OpeningLink =
  { kind: 'session'; purpose: LinkPurpose } | { kind: 'spent' } | { kind: 'refused' };

/**
 * One user's rows of a table. Every call is filtered by the user's id, in addition to row level security. All
 * calls reject with a `GatewayError`.
 */
export interface Repository<T extends Row, Draft> {
  /** All rows, in as many requests as needed. Malformed rows are logged and left out. */
  list: (userId: string) => Promise<T[]>;
  /** One row as stored now; null if there is none (any more). */
  find: (userId: string, id: string) => Promise<T | null>;
  /** Inserts a row under the caller's id and returns it as stored. */
  insert: (userId: string, id: string, draft: Draft) => Promise<T>;
  /**
   * Sends the given fields and returns the row as stored.
   * @param held - Update only while the row holds these values (none of them null); otherwise it fails with
   *   `gone`.
   */
  update: (
    userId: string,
    id: string,
    changes: Partial<Draft>,
    held?: Partial<Draft>,
  ) => Promise<T>;
  /** Deletes a row and returns it as it was. A row that is gone already is a success and returns null. */
  remove: (userId: string, id: string) => Promise<T | null>;
  /** Inserts a deleted row with its id and its place in the list; returns it as stored. */
  restore: (userId: string, row: T) => Promise<T>;
  /** Restores many rows in one request: all of them, or none. */
  restoreAll: (userId: string, rows: readonly T[]) => Promise<void>;
  /** Deletes these rows, as far as they exist. Null deletes all rows, including malformed ones. */
  removeAll: (userId: string, ids: readonly string[] | null) => Promise<void>;
}

/** `signedIn` may be repeated for the same user, whose name or e-mail may have changed. */
export type SessionEvent = { type: 'signedIn'; user: User } | { type: 'signedOut' };

/** Authentication. Sign-in and sign-up reject with an `AuthError`. */
export interface SessionGateway {
  /**
   * The user of the stored session, which is refreshed if necessary; rejects with `GatewayError('network')`.
   */
  restore: () => Promise<User | null>;
  /** The link that opened this page, from the address alone; null without one. */
  link: () => OpeningLink | null;
  /**
   * The e-mail of the link's account, as the backend reports it; null without a link or with an invalid one.
   * Rejects with `GatewayError('network')`.
   */
  readLink: () => Promise<string | null>;
  /** Signs in with the link. Rejects with an `AuthError`. */
  acceptLink: () => Promise<User>;
  /** Forgets the link. */
  discardLink: () => void;
  signIn: (credentials: { email: string; password: string }) => Promise<User>;
  /** Creates an account without signing in. */
  signUp: (account: {
    fullName: string;
    email: string;
    password: string;
  }) => Promise<SignUpOutcome>;
  /** Ends the session here even if the backend cannot be reached. */
  signOut: () => Promise<void>;
  /** Reports session changes that other tabs or the backend cause. Returns a function to unsubscribe. */
  subscribe: (listener: (event: SessionEvent) => void) => () => void;
}

/** The name under which the first steps are dismissed; all other entries are quote ids. */
export const FIRST_STEPS = 'firstSteps';

/** What a user has dismissed, remembered on this device. */
export interface Dismissals {
  read: (userId: string) => readonly string[];
  add: (userId: string, names: readonly string[]) => void;
}

/** Rows by table, as a page had last loaded or saved them. */
export type SnapshotRows = { [E in EntityName]?: RowOf<E>[] } & { [N in SideName]?: SideRow<N>[] };

/** An account's tables as they were at an instant (ISO). */
export interface Snapshot {
  user: User;
  at: string;
  rows: SnapshotRows;
  /** The dashboard's figures of all tables, where reading the rows takes long; else null. */
  figures: Figures | null;
}

/** A snapshot as it is read. With figures, its rows have not been read yet. */
export interface KeptSnapshot extends Omit<Snapshot, 'rows'> {
  /** Reads the rows, once. Null if they are gone, or if reading takes too long. */
  readRows: () => Promise<SnapshotRows | null>;
}

/** The snapshot of an account's tables on this device, which is shown until the backend has answered. */
export interface SnapshotStorage {
  /** Whether snapshots are stored. The choice belongs to the device and outlasts its sessions. */
  areEnabled: () => boolean;
  /** Turns snapshots on or off. A stored snapshot stays until it is erased. */
  setEnabled: (enabled: boolean) => void;
  /**
   * The snapshot of the account whose session is stored here. Null if one of them is missing or reading takes
   * too long.
   * @param figuresSuffice - For the first screen: a snapshot with figures comes without waiting for its rows.
   */
  read: (figuresSuffice: boolean) => Promise<KeptSnapshot | null>;
  /**
   * Stores these tables and leaves the others as they are. It works in small steps while the browser is idle, and
   * only while this account's session is stored here.
   * @param erasure - The last erasure before the tables were loaded. After a later one they are not stored.
   */
  write: (snapshot: Snapshot, erasure: string | null) => Promise<void>;
  /** Erases the snapshots of all accounts. */
  erase: () => Promise<void>;
  /** When an account's data were last erased in this browser, in whatever tab; null if never. */
  lastErasure: () => string | null;
  /** Tells all tabs that the account's data was erased. */
  noteErasure: () => void;
  /** Calls back when another tab notes an erasure. Returns a function to unsubscribe. */
  onErasure: (listener: () => void) => () => void;
}

/**
 * A sign of whether the backend can be reached.
 * - `answered`, `unanswered`: a request got an answer, or none.
 * - `offline`: a request got no answer, and the browser reports that there is no network.
 * - `doubtful`: the browser reports that there is no network. A backend on this machine may still answer.
 */
export type ConnectionSign = 'answered' | 'unanswered' | 'offline' | 'doubtful';

/** One repository for each list. */
type ListRepositories = { [E in EntityName]: Repository<RowOf<E>, StoredOf<E>> };

/** One repository for each side table. */
type SideRepositories = { [N in SideName]: Repository<SideRow<N>, SideDraft<N>> };

/** One repository for each table. */
export interface Repositories extends ListRepositories, SideRepositories {}

/** All access to the backend and to the browser's storage. */
export interface Gateway extends Repositories {
  session: SessionGateway;
  dismissals: Dismissals;
  drafts: DraftStorage;
  snapshots: SnapshotStorage;
  /** Calls back with every sign of whether there is a connection. Returns the unsubscriber. */
  onConnectionSign: (listener: (sign: ConnectionSign) => void) => () => void;
  /** Calls back when the page may be closing. Returns a function to unsubscribe. */
  onLeave: (listener: () => void) => () => void;
  /** Calls back when a connection may be back: the browser is online again, or the page is visible again. */
  onResume: (listener: () => void) => () => void;
}

/** Logs what went wrong, for developers. It is never shown and never contains a secret. */
export type Log = (message: string, detail?: unknown) => void;
