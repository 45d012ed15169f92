import type { Client, ClientDraft } from '../src/features/clients/client';
import type { ClientDetails, ClientDetailsDraft } from '../src/features/clients/clientDetails';
import { newestDateFirst, type Expense, type ExpenseDraft } from '../src/features/expenses/expense';
import type { ExpenseProject, ExpenseProjectDraft } from '../src/features/expenses/expenseProject';
import type { Payment, PaymentDraft } from '../src/features/payments/payment';
import { parsePartId, type PartDraft, type StoredPart } from '../src/features/payments/paymentPart';
import type { Profile, ProfileDraft } from '../src/features/profile/profile';
import type { Project, ProjectDraft } from '../src/features/projects/project';
import type { Quote, QuoteDraft } from '../src/features/quotes/quote';
import type { QuoteDetails, QuoteDetailsDraft } from '../src/features/quotes/quoteDetails';
import type { LinkPurpose, SignUpOutcome } from '../src/features/session/session';
import type { User } from '../src/features/session/user';
import type { StoredLine, StoredLineDraft } from '../src/features/statement/storedLine';
import type { MeiAdjustment, MeiAdjustmentDraft } from '../src/features/year/meiAdjustment';
import type { EntityName } from '../src/features/entities/entities';
import {
  AuthError,
  type ConnectionSign,
  type Gateway,
  type KeptSnapshot,
  type SessionEvent,
  type Snapshot,
} from '../src/gateway/gateway';
import { FakeTable } from './fakeTable';
import { Traffic } from './traffic';

interface Account extends User {
  password: string;
}

const isSameEmail = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const isFilled = (text: string): boolean => /\S/.test(text);

const isAmount = (amount: number | null): boolean => amount === null || amount >= 0;

/** A snapshot as it is read. */
export const keptOf = (
  { rows, figures, ...about }: Snapshot,
  figuresSuffice = false,
): KeptSnapshot => ({
  ...about,
  figures: figuresSuffice ? figures : null,
  readRows: () => Promise.resolve(rows),
});

/** A gateway to a backend in memory that has accounts. Calls can be made slow or made to fail. */
export class FakeGateway implements Gateway {
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

  readonly tables = {
    clients: new FakeTable<Client, ClientDraft>({
      ...this.common,
      name: 'clients',
      isValid: ({ name }) => isFilled(name),
      hasUpdatedAt: false,
      removed: (id): void => {
        this.tables.quotes.clearReference('clientId', id);
        this.tables.projects.clearReference('clientId', id);
        this.tables.clientDetails.drop(id);
      },
    }),
    quotes: new FakeTable<Quote, QuoteDraft>({
      ...this.common,
      name: 'quotes',
      isValid: ({ totalValue }) => isAmount(totalValue),
      removed: (id): void => {
        this.tables.projects.clearReference('quoteId', id);
        this.tables.quoteDetails.drop(id);
      },
      refersWell: ({ clientId }, userId): boolean => this.owns('clients', clientId, userId),
    }),
    projects: new FakeTable<Project, ProjectDraft>({
      ...this.common,
      name: 'projects',
      isValid: ({ name }) => isFilled(name),
      removed: (id): void => {
        this.tables.payments.clearReference('projectId', id);
        this.tables.expenseProjects.clearReference('projectId', id);
      },
      refersWell: ({ clientId, quoteId }, userId): boolean =>
        this.owns('clients', clientId, userId) && this.owns('quotes', quoteId, userId),
    }),
    payments: new FakeTable<Payment, PaymentDraft>({
      ...this.common,
      name: 'payments',
      isValid: ({ receivedAmount, totalAmount }) =>
        isAmount(receivedAmount) && isAmount(totalAmount),
      removed: (id): void => {
        for (const part of [...this.tables.paymentParts.rows.keys()]) {
          if (parsePartId(part).paymentId === id) this.tables.paymentParts.drop(part);
        }
      },
      refersWell: ({ projectId }, userId): boolean => this.owns('projects', projectId, userId),
    }),
    expenses: new FakeTable<Expense, ExpenseDraft>({
      ...this.common,
      name: 'expenses',
      isValid: ({ description, amount }) => isFilled(description) && isAmount(amount),
      order: newestDateFirst,
      removed: (id): void => {
        this.tables.expenseProjects.drop(id);
      },
    }),
    profiles: new FakeTable<Profile, ProfileDraft>({
      ...this.common,
      name: 'profiles',
      isValid: ({ id, pixKey, pixKeyType }, userId) =>
        id === userId && (pixKey === null) === (pixKeyType === null),
    }),
    clientDetails: new FakeTable<ClientDetails, ClientDetailsDraft>({
      ...this.common,
      name: 'clientDetails',
      isValid: ({ document }) => document === null || /^(\d{11}|[\dA-Z]{12}\d{2})$/.test(document),
      refersWell: ({ id }, userId): boolean => this.owns('clients', id, userId),
    }),
    quoteDetails: new FakeTable<QuoteDetails, QuoteDetailsDraft>({
      ...this.common,
      name: 'quoteDetails',
      isValid: ({ version }) => version >= 1,
      isUnique: (row, others): boolean =>
        row.number === null || others.every(({ number }) => number !== row.number),
      refersWell: ({ id }, userId): boolean => this.owns('quotes', id, userId),
    }),
    expenseProjects: new FakeTable<ExpenseProject, ExpenseProjectDraft>({
      ...this.common,
      name: 'expenseProjects',
      isValid: ({ projectId }) => projectId !== '',
      refersWell: ({ id, projectId }, userId): boolean =>
        this.owns('expenses', id, userId) && this.owns('projects', projectId, userId),
    }),
    meiAdjustments: new FakeTable<MeiAdjustment, MeiAdjustmentDraft>({
      ...this.common,
      name: 'meiAdjustments',
      isValid: ({ id, note: _note, updatedAt: _stamp, createdAt: _made, ...amounts }, userId) =>
        id.startsWith(`${userId}-`) && Object.values(amounts).every(isAmount),
    }),
    statementLines: new FakeTable<StoredLine, StoredLineDraft>({
      ...this.common,
      name: 'statementLines',
      isValid: ({ id, day, amount }, userId) =>
        id.startsWith(`${userId}-`) && day !== '' && isAmount(amount),
    }),
    paymentParts: new FakeTable<StoredPart, PartDraft>({
      ...this.common,
      name: 'paymentParts',
      isValid: ({ amount }) => isAmount(amount),
      isUnique: ({ receiptNumber }, others): boolean =>
        receiptNumber === null || others.every((each) => each.receiptNumber !== receiptNumber),
      refersWell: ({ id }, userId): boolean =>
        this.owns('payments', parsePartId(id).paymentId, userId),
    }),
  };

  readonly clients = this.tables.clients.repository;
  readonly quotes = this.tables.quotes.repository;
  readonly projects = this.tables.projects.repository;
  readonly payments = this.tables.payments.repository;
  readonly expenses = this.tables.expenses.repository;
  readonly profiles = this.tables.profiles.repository;
  readonly clientDetails = this.tables.clientDetails.repository;
  readonly quoteDetails = this.tables.quoteDetails.repository;
  readonly expenseProjects = this.tables.expenseProjects.repository;
  readonly paymentParts = this.tables.paymentParts.repository;
  readonly meiAdjustments = this.tables.meiAdjustments.repository;
  readonly statementLines = this.tables.statementLines.repository;

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

  private owns(table: EntityName, id: string | null, userId: string): boolean {
    return id === null || this.tables[table].rows.get(id)?.userId === userId;
  }
}

/** A new fake gateway; see `FakeGateway`. */
export const fakeGateway = (): FakeGateway => new FakeGateway();
