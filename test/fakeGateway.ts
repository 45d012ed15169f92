import { newestDateFirst } from '../src/features/business/expenses/expense';
import type { EntityName, RowOf, StoredOf } from '../src/features/app/entities/entities';
import {
  sideTables,
  type SideDraft,
  type SideName,
  type SideRow,
} from '../src/features/app/entities/sideTables';
import { fieldBeyondLimits } from '../src/features/app/ownData/accountFormat';
import {
  ACCOUNT_TABLES,
  perTable,
  referencesOf,
  type AccountTable,
} from '../src/features/app/ownData/accountTables';
import type { LinkPurpose, SignUpOutcome } from '../src/features/app/session/session';
import type { User } from '../src/features/shared/user';
import type { Row } from '../src/features/shared/list';
import {
  AuthError,
  type ConnectionSign,
  type Gateway,
  type KeptSnapshot,
  type Repositories,
  type SessionEvent,
  type Snapshot,
} from '../src/gateway/gateway';
import { codecs } from '../src/gateway/rows/codecs';
import { FakeTable, type TableSetup } from './fakeTable';
import { Traffic } from './traffic';

interface Account extends User {
  password: string;
}

const isSameEmail = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

type Tables = { readonly [E in EntityName]: FakeTable<RowOf<E>, StoredOf<E>> } & {
  readonly [N in SideName]: FakeTable<SideRow<N>, SideDraft<N> & object>;
};

/** Whether the table's rows belong to the account itself, whose id their ids begin with. */
const isOfAccount = (name: AccountTable): boolean =>
  name in sideTables && name !== 'series' && sideTables[name as SideName].of === null; // cast: the line itself asks

/** A snapshot as it is read. */
export const keptOf = (
  { rows, figures, ...about }: Snapshot,
  figuresSuffice = false,
): KeptSnapshot => ({
  ...about,
  figures: figuresSuffice ? figures : null,
  readRows: () => Promise.resolve(rows),
});

/** A backend in memory that has accounts. Calls can be made slow or made to fail. */
class FakeBackend implements Omit<Gateway, keyof Repositories> {
  readonly traffic = new Traffic();
  readonly accounts: Account[] = [];
  /** The user whom the link that opened the page signs in; null if no link opened it. */
  link: User | null = null;
  /** The result of the next sign-up. */
  signUpOutcome: SignUpOutcome = 'ready';
  /** The purpose for which the link was sent. */
  linkPurpose: LinkPurpose = 'confirmation';
  /** If set, the page was opened by a link that gives no session. */
  uselessLink: { kind: 'spent' | 'refused' } | null = null;
  /** The user of the stored session, which survives a reload. */
  signedInAs: User | null = null;
  private readonly sessionListeners = new Set<(event: SessionEvent) => void>();
  private readonly resumeListeners = new Set<() => void>();
  private clock = Date.UTC(2026, 10, 20, 12);

  private readonly common = {
    traffic: this.traffic,
    currentUser: () => this.signedInAs?.id ?? null,
    tick: () => {
      this.clock += 1;
      return new Date(this.clock).toISOString().replace('Z', '+00:00');
    },
  };

  /**
   * Every table of the account. The rules of the account's file are also those of the database, and so are the
   * references that the file's rows have. What only the database knows is said here.
   */
  readonly tables: Tables = {
    // cast: `perTable` loses whose rows they are
    ...(perTable((name): unknown => this.table(name)) as Tables),
    expenses: this.table('expenses', { order: newestDateFirst }),
    quoteDetails: this.table('quoteDetails', {
      isUnique: ({ number }, others) =>
        number === null || others.every((other) => other.number !== number),
    }),
    expenseProjects: this.table('expenseProjects', {
      isValid: ({ projectId }) => projectId !== '',
    }),
    statementLines: this.table('statementLines', { isValid: ({ day }) => day !== '' }),
    paymentParts: this.table('paymentParts', {
      isUnique: ({ receiptNumber }, others) =>
        receiptNumber === null || others.every((each) => each.receiptNumber !== receiptNumber),
    }),
  };

  private readonly dismissed = new Map<string, readonly string[]>();

  readonly dismissals: Gateway['dismissals'] = {
    read: (userId) => this.dismissed.get(userId) ?? [],
    add: (userId, names) => {
      this.dismissed.set(userId, [...this.dismissals.read(userId), ...names]);
    },
  };

  /** The drafts that the tab has stored, as text. */
  storedDrafts: string | null = null;

  readonly drafts: Gateway['drafts'] = {
    read: () => JSON.parse(this.storedDrafts ?? 'null') as unknown,
    write: (drafts) => {
      this.storedDrafts = drafts && JSON.stringify(drafts);
    },
  };

  /** The snapshot that the device has stored, which survives a reload. */
  snapshot: Snapshot | null = null;
  keepsSnapshots = true;
  erasure: string | null = null;
  private readonly erasureListeners = new Set<() => void>();

  /** Erases the account's data, as another tab would. */
  eraseElsewhere(): void {
    for (const { rows } of Object.values(this.tables)) rows.clear();
    this.snapshot = null;
    this.snapshots.noteErasure();
    for (const listener of [...this.erasureListeners]) listener();
  }

  /** How often a snapshot was written. */
  snapshotsWritten = 0;

  readonly snapshots: Gateway['snapshots'] = {
    areEnabled: () => this.keepsSnapshots,
    setEnabled: (keeps) => {
      this.keepsSnapshots = keeps;
    },
    read: (figuresSuffice) =>
      Promise.resolve(
        this.snapshot && this.keepsSnapshots && this.snapshot.user.id === this.signedInAs?.id
          ? keptOf(this.snapshot, figuresSuffice)
          : null,
      ),
    write: (snapshot, erasure) => {
      if (erasure !== this.erasure) return Promise.resolve();
      this.snapshotsWritten += 1;
      this.snapshot = { ...snapshot, rows: { ...this.snapshot?.rows, ...snapshot.rows } };
      return Promise.resolve();
    },
    erase: () => {
      this.snapshot = null;
      return Promise.resolve();
    },
    lastErasure: () => this.erasure,
    noteErasure: () => {
      this.erasure = String(Number(this.erasure) + 1);
    },
    onErasure: (listener) => {
      this.erasureListeners.add(listener);
      return () => this.erasureListeners.delete(listener);
    },
  };

  private readonly signListeners = new Set<(sign: ConnectionSign) => void>();

  readonly onConnectionSign = (listener: (sign: ConnectionSign) => void): (() => void) => {
    this.signListeners.add(listener);
    return () => this.signListeners.delete(listener);
  };

  /** Reports a sign of whether there is a connection. */
  sign(sign: ConnectionSign): void {
    for (const listener of [...this.signListeners]) listener(sign);
  }

  private readonly leaveListeners = new Set<() => void>();

  readonly onLeave = (listener: () => void): (() => void) => {
    this.leaveListeners.add(listener);
    return () => this.leaveListeners.delete(listener);
  };

  /** Acts as if the page were hidden, reloaded or closed. */
  leave(): void {
    for (const listener of [...this.leaveListeners]) listener();
  }

  readonly session: Gateway['session'] = {
    restore: () => this.traffic.call('session.restore', {}, () => this.signedInAs),
    link: () => this.uselessLink ?? (this.link && { kind: 'session', purpose: this.linkPurpose }),
    readLink: () => this.traffic.call('session.readLink', {}, () => this.link?.email ?? null),
    acceptLink: () =>
      this.traffic.call('session.acceptLink', {}, () => {
        if (!this.link) throw new AuthError('unknown', 'No link');
        this.signedInAs = this.link;
        this.link = null;
        return this.signedInAs;
      }),
    discardLink: () => {
      this.link = null;
      this.uselessLink = null;
    },
    signIn: async (credentials) => {
      const user = await this.traffic.call('session.signIn', { email: credentials.email }, () => {
        const account = this.accounts.find(
          ({ email, password }) =>
            isSameEmail(email, credentials.email) && password === credentials.password,
        );
        if (!account) throw new AuthError('invalidCredentials', 'Invalid login credentials');
        const { password: _secret, ...found } = account;
        return found;
      });
      // The browser stores the session only when the answer arrives.
      this.signedInAs = user;
      this.announce({ type: 'signedIn', user });
      return user;
    },
    signUp: ({ fullName, email, password }) =>
      this.traffic.call('session.signUp', { email }, () => {
        if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
          throw new AuthError('invalidEmail', 'Unable to validate email address: invalid format');
        }
        if (password.length < 6) {
          throw new AuthError('weakPassword', 'Password should be at least 6 characters.');
        }
        if (this.accounts.some((account) => isSameEmail(account.email, email))) {
          throw new AuthError('alreadyRegistered', 'User already registered');
        }
        this.accounts.push({ id: `user-${email}`, email, fullName, password });
        return this.signUpOutcome;
      }),
    signOut: async () => {
      // The session ends even if the backend cannot be reached.
      await this.traffic.call('session.signOut', {}, () => undefined).catch(() => undefined);
      this.signedInAs = null;
      this.announce({ type: 'signedOut' });
    },
    subscribe: (listener) => {
      this.sessionListeners.add(listener);
      return () => this.sessionListeners.delete(listener);
    },
  };

  /** It is a property instead of a method, because it is passed on without its object. */
  readonly onResume = (listener: () => void): (() => void) => {
    this.resumeListeners.add(listener);
    return () => this.resumeListeners.delete(listener);
  };

  /** Acts as if the connection might be back. */
  resume(): void {
    for (const listener of [...this.resumeListeners]) listener();
  }

  /**
   * Sends an event to the app, as other tabs and supabase-js do, such as an expired session or a repeated
   * SIGNED_IN.
   */
  announce(event: SessionEvent): void {
    for (const listener of [...this.sessionListeners]) listener(event);
  }

  /** Creates an account and its stored session, as if the user had signed in during an earlier visit. */
  withSession(user: User, password = 'pincel-e-prumo'): this {
    this.accounts.push({ ...user, password });
    this.signedInAs = user;
    return this;
  }

  private table<T extends Row, Draft extends object>(
    name: AccountTable,
    { isValid, ...more }: TableSetup<T> = {},
  ): FakeTable<T, Draft> {
    return new FakeTable<T, Draft>({
      ...this.common,
      name,
      hasUpdatedAt: codecs[name].stamped,
      isValid: (row, userId) =>
        fieldBeyondLimits(name, { ...row, id: null, createdAt: null, updatedAt: null }) === null &&
        (!isOfAccount(name) || row.id === userId || row.id.startsWith(`${userId}-`)) &&
        isValid?.(row, userId) !== false,
      refersWell: (row, userId) =>
        referencesOf(name, row).every(
          ({ to, id }) => this.tables[to].rows.get(id)?.userId === userId,
        ),
      removed: (id) => {
        this.clearReferences(name, id);
      },
      ...more,
    });
  }

  /** Clears the references to a deleted row and deletes its side rows, as the database's foreign keys do. */
  private clearReferences(deleted: AccountTable, id: string): void {
    for (const name of ACCOUNT_TABLES) {
      const table = this.tables[name];
      for (const { row } of [...table.rows.values()]) {
        for (const { field, to, id: referred } of referencesOf(name, row)) {
          if (to !== deleted || referred !== id) continue;
          if (field === 'id') table.drop(row.id);
          else table.clearReference(field, id);
        }
      }
    }
  }
}

/** A gateway to a `FakeBackend`. */
export type FakeGateway = FakeBackend & Repositories;

/** A new fake gateway, to an empty backend. */
export function fakeGateway(): FakeGateway {
  const backend = new FakeBackend();
  const repositories = perTable((name): unknown => backend.tables[name].repository);
  return Object.assign(backend, repositories as unknown as Repositories); // cast: as above
}
