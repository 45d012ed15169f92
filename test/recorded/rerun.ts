import { gunzipSync } from 'node:zlib';
import type { UnknownAction } from '@reduxjs/toolkit';

import { ACCOUNT_TABLES } from '../../src/features/app/ownData/accountTables';
import { parseReport } from '../../src/features/app/report/readReport';
import type { Report } from '../../src/features/app/report/report';
import type { AuthFailure } from '../../src/features/app/session/authFailure';
import type { LinkPurpose, SignUpOutcome } from '../../src/features/app/session/session';
import type { User } from '../../src/features/shared/user';
import {
  AuthError,
  FIRST_STEPS,
  GatewayError,
  type Gateway,
  type KeptSnapshot,
  type OpeningLink,
  type Snapshot,
} from '../../src/gateway/gateway';
import { recordedDate } from '../../src/replay/recordedDate';
import { FROM_SAGA } from '../../src/store/report/recorder';
import { wholeReducer } from '../../src/store/report/report';
import type { RootState } from '../../src/store/rootReducer';
import { startApp } from '../app';
import { fakeGateway, keptOf, type FakeGateway } from '../fakeGateway';
import { isObject } from '../../src/features/app/report/protect';
import { compareWithRecording, type TakeAgreement } from './agreement';
import { isOfWholeTable, isTable, RecordedBackend, sliceOf, rowsToldOf } from './recordedBackend';

/**
 * The actions about each row (`clients/…-0001`) or about a whole slice (`clients`), in order; and the fields that
 * were sent of each row (`written: clients/…-0001`).
 */
export type FactLog = Record<string, { type: string; payload: unknown }[]>;

const keysOf = (action: UnknownAction): string[] => {
  const slice = sliceOf(action.type);
  const told = isTable(slice) && !isOfWholeTable(action) ? rowsToldOf(action) : [];
  return told.length === 0 ? [slice] : told.map(({ table, id }) => `${table}/${id}`);
};

function logOf(actions: readonly UnknownAction[]): FactLog {
  const log: FactLog = {};
  for (const action of actions) {
    for (const key of keysOf(action)) {
      (log[key] ??= []).push({ type: action.type, payload: action['payload'] ?? null });
    }
  }
  return log;
}

/**
 * The recorded actions and those of the repeated run. The repeated ones have the recorded value wherever the two
 * agree.
 */
function logsOf(
  saga: readonly UnknownAction[],
  facts: readonly UnknownAction[],
  { writes }: RecordedBackend,
  agreed: TakeAgreement,
): { recorded: FactLog; repeated: FactLog } {
  const [recorded, repeated] = [logOf(saga), logOf(facts)];
  for (const [key, entries] of Object.entries(repeated)) {
    repeated[key] = entries.map(({ type, payload }, index) => {
      const then = recorded[key]?.[index];
      return {
        type,
        payload: agreed(then?.type === type ? then.payload : undefined, payload, type),
      };
    });
  }
  for (const { row, operation, recorded: then, now } of writes) {
    const key = `written: ${row}`;
    (repeated[key] ??= []).push({ type: operation, payload: now });
    const entries = (recorded[key] ??= []);
    if (then !== null) entries.push({ type: operation, payload: then });
  }
  return { recorded, repeated };
}

const MADE = 'projects/createdFromQuote';
const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/**
 * Returns a function that gives the sagas the same ids that the app has made in the recording: the ids of rows
 * that an action is the first to mention. The id of a project that was made of a quote is not among them, because it is
 * made from the quote's.
 */
function madeIds({ base, entries }: Report<RootState>): () => string {
  const known = JSON.stringify(base);
  const seen = new Set<string>();
  const made: string[] = [];
  let count = 0;
  for (const { by, action } of entries) {
    if (by === 'user' || isOfWholeTable(action)) {
      for (const id of JSON.stringify(action).match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? [])
        seen.add(id);
      continue;
    }
    for (const { id } of rowsToldOf(action)) {
      // Other rows have ids that are derived from their main row or their account.
      const isMade = UUID.test(id) && action.type !== MADE && !seen.has(id);
      if (isMade && !known.includes(id)) made.push(id);
      seen.add(id);
    }
  }
  return () => made.shift() ?? `made-${String((count += 1))}`;
}

/** The signed-in user of a state. */
const userOf = ({ session }: RootState) => (session.status === 'signedIn' ? session.user : null);

/** The snapshot of an earlier visit, as far as the recording shows it; null if none was shown. */
function keptSnapshot({ base, entries }: Report<RootState>): Snapshot | null {
  const actions = entries.map(({ action }) => action);
  const shown = actions.find(({ type }) => type === 'session/dataRecalled');
  const entered = actions.find(({ type }) => type === 'session/signedIn');
  const user = userOf(base) ?? entered?.['payload'];
  if (!shown || !user) return null;
  const recalled = actions.filter(({ type }) => type.endsWith('/recalled'));
  // A table that is newer than the report had no rows yet.
  const newer = ACCOUNT_TABLES.filter((table) => !(table in base)).map((table) => [table, []]);
  const rows = recalled.map((action) => [sliceOf(action.type), action['payload']] as const);
  return {
    user: user as User, // what `session/signedIn` carries
    at: (shown['payload'] as { at: string }).at, // as above
    rows: Object.fromEntries([...newer, ...rows]) as Snapshot['rows'], // as above
    figures: null,
  };
}

/** The link that opened the page; null if the recording tells of none. */
function linkOf(actions: readonly UnknownAction[]): OpeningLink | null {
  const facts = actions.filter(({ type }) => /^session\/link(?:Found|Failed|Ended)$/.test(type));
  const [first] = facts;
  if (!first) return null;
  const told = isObject(first['payload']) ? first['payload']['end'] : first['payload'];
  if (told === 'spent' || (told === 'linkSpent' && facts.length === 1)) return { kind: 'spent' };
  if (told === 'refused' || told === 'linkRefused') return { kind: 'refused' };
  const purpose = facts.flatMap(({ payload }) => (isObject(payload) ? payload['purpose'] : []));
  return { kind: 'session', purpose: (purpose[0] ?? 'confirmation') as LinkPurpose }; // what such a fact carries
}

/** Answers the app's calls to the session according to the recorded actions. */
class RecordedSession {
  private readonly waiting = new Map<
    string,
    { resolve: (value: never) => void; reject: (error: Error) => void }
  >();

  readonly gateway: Gateway['session'];

  /** @param recall - shows the snapshot of this device. */
  constructor(
    private readonly fake: FakeGateway,
    private readonly recall: () => void,
    actions: readonly UnknownAction[],
  ) {
    const wait = <Answer>(name: string): Promise<Answer> =>
      new Promise<Answer>((resolve, reject) => {
        this.waiting.set(name, { resolve, reject });
      });
    this.gateway = {
      ...fake.session,
      restore: () => wait('restore'),
      link: () => linkOf(actions),
      readLink: () => wait('readLink'),
      acceptLink: () => wait('acceptLink'),
      signIn: () => wait('signIn'),
      signUp: () => wait('signUp'),
      signOut: () => Promise.resolve(),
    };
  }

  private settle(names: string[], act: 'resolve' | 'reject', value: unknown): boolean {
    const name = names.find((each) => this.waiting.has(each));
    if (name === undefined) return false;
    this.waiting.get(name)?.[act](value as never); // each gets what its facts carry
    this.waiting.delete(name);
    return true;
  }

  /** Gives the answer that leads to the recorded action. */
  answer(fact: UnknownAction, later: readonly UnknownAction[]): void {
    const { type, payload } = fact;
    const number = isObject(fact['meta']) ? fact['meta']['number'] : null;
    const failed = (names: string[]) => {
      const failure = payload as AuthFailure; // what this fact carries
      const error =
        failure === 'network'
          ? new GatewayError('network', type)
          : new AuthError(failure, type, {}, typeof number === 'number' ? number : null);
      this.settle(names, 'reject', error);
    };
    switch (type) {
      case 'session/signedIn': {
        // A user who enters with a snapshot is not confirmed yet.
        const isUnconfirmed = later.some((action) => action.type === 'session/restoreDelayed');
        if (isUnconfirmed) this.recall();
        else if (!this.settle(['signIn', 'acceptLink', 'restore'], 'resolve', payload)) {
          this.fake.announce({ type: 'signedIn', user: payload as User }); // as above
        }
        return;
      }
      case 'session/userRefreshed':
        this.fake.announce({ type: 'signedIn', user: payload as User }); // as above
        return;
      case 'session/dataRecalled':
        this.recall();
        return;
      case 'session/restoreDelayed':
        this.settle(['restore'], 'reject', new GatewayError('network', type));
        return;
      case 'session/signInFailed':
        failed(['signIn']);
        return;
      case 'session/signUpFailed':
        failed(['signUp']);
        return;
      case 'session/signedUp':
        this.settle(['signUp'], 'resolve', (payload as { outcome: SignUpOutcome }).outcome); // as above
        return;
      case 'session/linkFound':
        this.settle(['readLink'], 'resolve', (payload as { email: string }).email); // as above
        return;
      case 'session/linkFailed':
        if (!this.settle(['readLink'], 'resolve', null)) failed(['acceptLink']);
    }
  }
}

/** Reads the file of a report, as the replay page does, but synchronously. */
function read(file: Buffer): Report<RootState> {
  const bytes = file[0] === 0x1f ? gunzipSync(file) : file;
  const report = parseReport<RootState>(bytes.toString('utf8'));
  if (typeof report === 'string') throw new Error(`The report cannot be read: ${report}`);
  return report;
}

/**
 * Runs the app's own store and sagas on a report: the recorded intents are dispatched at their times, and the
 * backend answers with the recorded facts. It needs jest's fake timers.
 * @returns the actions by row and the sent fields, both as recorded and as in this run.
 */
export async function rerun(file: Buffer): Promise<{ recorded: FactLog; repeated: FactLog }> {
  const report = read(file);
  const { base, entries } = report;
  const actions = entries.map(({ action }) => action);
  const RecordedDate = recordedDate(report.environment.timeZone);
  jest.setSystemTime(entries[0]?.at ?? report.at);
  const agreed = compareWithRecording(report);
  const backend = new RecordedBackend(base, agreed);
  const fake = fakeGateway();
  const snapshot = keptSnapshot(report);
  let recall = (): void => undefined;
  const kept = new Promise<KeptSnapshot | null>((resolve) => {
    recall = () => {
      resolve(snapshot && keptOf(snapshot));
    };
    if (!snapshot) recall();
  });
  let showFirstScreen = (): void => undefined;
  const firstScreen = new Promise<void>((resolve) => {
    showFirstScreen = resolve;
  });
  const session = new RecordedSession(fake, recall, actions);
  // A quote whose project was not offered had been declined on this device, or needed no offer.
  const offered = new Set(
    actions.flatMap(({ type, payload }) => {
      if (type === 'navigation/firstStepsOffered') return [FIRST_STEPS];
      if (type !== 'projects/missingFromQuotes') return [];
      return (payload as { quoteIds: string[] }).quoteIds; // what this fact carries
    }),
  );
  const dismissals: Gateway['dismissals'] = {
    read: () =>
      [FIRST_STEPS, ...app.state().quotes.ids.map(String)].filter((name) => !offered.has(name)),
    add: () => undefined,
  };
  const gateway = new Proxy<Gateway>(fake, {
    get: (target, name: keyof Gateway) => {
      if (name === 'session') return session.gateway;
      if (name === 'dismissals') return dismissals;
      return isTable(name) ? backend.repository(name) : target[name];
    },
  });
  const user = userOf(base);
  let answeredAt = null as string | null;
  const app = startApp({
    gateway: fake,
    through: () => gateway,
    newId: madeIds(report),
    now: () => new RecordedDate(answeredAt ?? Date.now()),
    hasStoredSession: user !== null || base.session.status === 'checking',
    kept,
    firstScreen,
  });
  const pass = () => app.settle();
  const uses = (slice: string) => actions.some(({ type }) => sliceOf(type) === slice);
  if (uses('statement')) await app.store.loadStatement();
  if (uses('ownData')) await app.store.loadOwnData();
  const comesBack = () => {
    fake.sign('answered');
    backend.setLost(false);
  };
  /**
   * Makes the connection count as lost.
   * @param since - when the backend had last answered (ISO).
   */
  const getsLost = (since: string | null) => {
    backend.setLost(true);
    answeredAt = since;
    if (since !== null) fake.sign('answered');
    answeredAt = null;
    fake.sign('offline');
  };
  if (user) {
    // The sagas run as for any signed-in user, until the state is the one with which the recording begins.
    await pass();
    session.answer({ type: 'session/signedIn', payload: user }, []);
    await pass();
    await backend.answerAll(pass);
    if (base.device.lost) getsLost(base.device.lost.since);
    await pass();
  }
  app.store.replaceReducer(() => base);
  app.store.replaceReducer((state = base, action) => wholeReducer(state, action));
  app.forget();
  /** Whether an action belongs to a table that did not exist when the report was made. */
  const isNewer = ({ type }: UnknownAction) => isTable(sliceOf(type)) && !(sliceOf(type) in base);
  const facts = () => app.actions.filter((action) => FROM_SAGA in action && !isNewer(action));
  const countOf = (list: readonly UnknownAction[], type: string) =>
    list.filter((action) => action.type === type).length;
  const answered: UnknownAction[] = [];
  for (const [index, { at, by, action }] of entries.entries()) {
    const wait = at - Date.now();
    if (wait > 0) await app.settle(wait);
    // The app cannot find a newer version here, so the recorded action is dispatched directly.
    if (by === 'user' || action.type === 'notices/versionFound') {
      app.store.dispatch(action);
      await pass();
      continue;
    }
    answered.push(action);
    const { type } = action;
    const wanted = countOf(answered, type);
    const isDone = () => countOf(facts(), type) >= wanted;
    const later = actions.slice(index + 1);
    if (!isDone() && type === 'device/connectionLost') {
      getsLost((action['payload'] as { since: string | null }).since); // what this fact carries
    }
    if (!isDone() && type === 'device/connectionBack') comesBack();
    if (!isDone()) session.answer(action, later);
    if (!isDone() && type.endsWith('/recalled')) recall();
    if (!isDone() && type.endsWith('/loadStarted')) showFirstScreen();
    await pass();
    await backend.answer([action, ...later], isDone, pass);
    if (isDone() || !type.endsWith('/loadStarted')) continue;
    // The page was told that a connection may be back.
    fake.resume();
    await pass();
  }
  return logsOf(answered, facts(), backend, agreed);
}
