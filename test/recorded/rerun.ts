import { gunzipSync } from 'node:zlib';
import type { UnknownAction } from '@reduxjs/toolkit';

import { ENTITIES } from '../../src/features/entities/entities';
import { SIDE_NAMES } from '../../src/features/entities/sideTables';
import { differences } from '../../src/features/recording/difference';
import { fields } from '../../src/store/recordedFields';
import { parseReport } from '../../src/features/recording/readReport';
import type { Report, WrittenEntry } from '../../src/features/recording/report';
import type { User } from '../../src/features/session/user';
import type { Row } from '../../src/features/shared/list';
import { AuthError, GatewayError, type Gateway } from '../../src/gateway/gateway';
import { recordedDate } from '../../src/replay/recordedDate';
import { FROM_SAGA } from '../../src/store/recorder';
import { wholeReducer } from '../../src/store/report';
import type { RootState } from '../../src/store/rootReducer';
import { startApp, type TestApp } from '../app';
import { fakeGateway } from '../fakeGateway';

/** The facts about one row (`clients/…-0001`), or about a whole slice (`clients`), in their order. */
export type Log = Record<string, { type: string; payload: unknown }[]>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const TABLES: readonly string[] = [...ENTITIES, ...SIDE_NAMES];

const isRow = (value: unknown): value is Row & Record<string, unknown> =>
  isObject(value) && typeof value['id'] === 'string' && typeof value['createdAt'] === 'string';

/** What a fact tells of one row: how the backend held it before and after, or why it did not take a change. */
interface Told {
  table: string;
  id: string;
  before?: Row | null;
  row?: Row | null;
  failure?: string;
}

const sliceOf = (type: string): string => type.slice(0, type.indexOf('/'));

function toldOf({ type, payload }: UnknownAction): Told[] {
  const table = sliceOf(type);
  if (!TABLES.includes(table)) return [];
  const name = type.slice(table.length + 1);
  const one = (value: unknown): Told[] => {
    if (isRow(value)) return [{ table, id: value.id, row: value }];
    if (!isObject(value)) return [];
    const row = isRow(value['row']) ? value['row'] : null;
    const id = row?.id ?? value['id'];
    if (typeof id !== 'string') return [];
    const failure = typeof value['failure'] === 'string' ? { failure: value['failure'] } : {};
    const before = isRow(value['before']) ? { before: value['before'] } : {};
    if (name === 'deleted') return [{ table, id, before: row, row: null }];
    return [{ table, id, ...before, ...(row && { row }), ...failure }];
  };
  if (Array.isArray(payload)) return payload.flatMap(one);
  if (isObject(payload)) {
    const many = payload['updates'] ?? payload['restored'];
    if (Array.isArray(many)) return many.flatMap(one);
  }
  return one(payload);
}

/** Of the device, not of the app: it is repeated as it was recorded. */
const isOfDevice = (type: string): boolean => type.startsWith('device/');

const keysOf = (action: UnknownAction): string[] => {
  const told = toldOf(action);
  const isLoad = /\/(?:loaded|loadFailed|loadStarted)$/.test(action.type);
  return told.length === 0 || isLoad
    ? [sliceOf(action.type)]
    : told.map(({ table, id }) => `${table}/${id}`);
};

/** Without what JSON leaves out. The amounts of a protected report are rounded, so that sums are cents off. */
function comparable(value: unknown, real: boolean, key = ''): unknown {
  if (typeof value === 'number')
    return real || fields.get(key) !== 'amount' ? value : Math.round(value / 10);
  if (Array.isArray(value)) return value.map((item) => comparable(item, real, key));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .map(([name, item]) => [name, comparable(item, real, name)]),
  );
}

function logOf(actions: readonly UnknownAction[], real: boolean): Log {
  const log: Log = {};
  for (const action of actions) {
    if (isOfDevice(action.type)) continue;
    for (const key of keysOf(action)) {
      (log[key] ??= []).push({
        type: action.type,
        payload: comparable(action['payload'] ?? null, real),
      });
    }
  }
  return log;
}

/**
 * Whether a recorded value holds what was sent. In a protected report, texts that the app itself writes have
 * stand-ins of the same length, and amounts are rounded.
 */
function isSame(sent: unknown, recorded: unknown, real: boolean): boolean {
  if (isObject(sent)) {
    return (
      isObject(recorded) &&
      Object.entries(sent).every(([key, value]) => isSame(value, recorded[key], real))
    );
  }
  if (sent === undefined || real) return sent === undefined || sent === recorded;
  if (typeof sent === 'number') {
    return typeof recorded === 'number' && Math.abs(sent - recorded) < 0.1;
  }
  if (typeof sent === 'string') {
    return typeof recorded === 'string' && sent.length === recorded.length;
  }
  return sent === recorded;
}

interface Pending {
  table: string;
  /** `*`: the whole table. */
  id: string;
  settle: (answer: Told | null) => void;
}

/** Answers each call with what the recording tells of it. Until then, a call waits. */
class RecordedBackend {
  readonly gateway: Gateway;
  private pending: Pending[] = [];
  private readonly tables = new Map<string, Map<string, Row>>();

  /** @param real - Whether the report holds the real values. */
  constructor(
    base: RootState,
    private readonly real: boolean,
  ) {
    for (const name of TABLES) {
      const { entities } = base[name as keyof RootState] as { entities: Record<string, Row> }; // a table's slice
      this.tables.set(name, new Map(Object.entries(entities)));
    }
    this.gateway = new Proxy<Gateway>(fakeGateway(), {
      get: (fake, name: keyof Gateway) =>
        TABLES.includes(name) ? this.repository(name) : fake[name],
    });
  }

  /**
   * Answers calls until the app has put the first of these facts. A call about its rows is answered by it; other
   * calls that have to be answered before, by the next fact that tells of their row.
   */
  async answer(
    [fact, ...later]: readonly UnknownAction[],
    isDone: () => boolean,
    pass: () => Promise<void>,
  ): Promise<void> {
    if (!fact) return;
    const isLoad = (action: UnknownAction) => action.type.endsWith('/loaded');
    const table = sliceOf(fact.type);
    if (isLoad(fact)) {
      const rows = toldOf(fact).flatMap(({ id, row }) => (row ? [[id, row] as const] : []));
      this.tables.set(table, new Map(rows));
    }
    // A load tells of many rows, but answers no change of one.
    const told = isLoad(fact) ? [] : toldOf(fact);
    for (const { id, before } of told) if (before !== undefined) this.hold(table, id, before);
    for (let round = 0; round < 20 && !isDone(); round += 1) {
      const ofTable = this.take((call) => call.table === table && call.id === '*');
      const failed = fact.type.endsWith('Failed') ? { table, id: '*', failure: 'network' } : null;
      for (const call of ofTable) call.settle(failed);
      const ofRows = told.flatMap((each) =>
        this.take((call) => call.table === table && call.id === each.id).map((call) => {
          call.settle(each);
        }),
      );
      if (ofTable.length === 0 && ofRows.length === 0) {
        const [other, ...rest] = this.pending;
        this.pending = rest;
        other?.settle(
          later
            .filter((action) => !isLoad(action))
            .flatMap(toldOf)
            .find(({ table: of, id }) => of === other.table && id === other.id) ?? null,
        );
      }
      await pass();
    }
    for (const { id, row } of told) if (row !== undefined) this.hold(table, id, row);
  }

  /** Answers everything from what the backend holds. */
  async answerAll(pass: () => Promise<void>): Promise<void> {
    for (let round = 0; round < 50; round += 1) {
      for (const call of this.take(() => true)) call.settle(null);
      await pass();
    }
  }

  private hold(table: string, id: string, row: Row | null): void {
    if (row) this.tables.get(table)?.set(id, row);
    else this.tables.get(table)?.delete(id);
  }

  private take(wanted: (call: Pending) => boolean): Pending[] {
    const taken = this.pending.filter(wanted);
    this.pending = this.pending.filter((call) => !taken.includes(call));
    return taken;
  }

  private call<Result>(
    table: string,
    id: string,
    name: string,
    carryOut: (told: Told | null, rows: Map<string, Row>) => Result,
  ): Promise<Result> {
    return new Promise((resolve, reject) => {
      const settle = (told: Told | null) => {
        const { failure } = told ?? {};
        if (failure !== undefined && failure !== 'gone') {
          reject(new GatewayError(failure as GatewayError['failure'], `${table}.${name} failed`));
          return;
        }
        try {
          resolve(carryOut(told, this.tables.get(table) ?? new Map<string, Row>()));
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      };
      this.pending.push({ table, id, settle });
    });
  }

  private repository(table: string) {
    /** The recorded row, which must hold what was sent now. */
    const stored = (told: Told | null, sent: object, fallback: Row): Row => {
      if (!told?.row) return fallback;
      // What the update changed then has to be sent now, too.
      const { before, row } = told;
      const changed = before ? differences(before, row).map(({ path: [field = ''] }) => field) : [];
      const isAllSent = changed.every((field) => field === 'updatedAt' || field in sent);
      if (isAllSent && isSame(sent, row, this.real)) return row;
      throw new GatewayError('refused', `${table}: something else was sent than was recorded`);
    };
    const gone = () => new GatewayError('gone', `${table}: no such row`);
    return {
      list: () => this.call(table, '*', 'list', (_told, rows) => [...rows.values()]),
      find: (_userId: string, id: string) =>
        this.call(table, id, 'find', (told, rows) => {
          if (told?.failure === 'gone') return null;
          // A conflict is a row that was changed elsewhere before.
          return rows.get(id) ?? (told?.before === undefined ? (told?.row ?? null) : null);
        }),
      insert: (_userId: string, id: string, draft: object) =>
        this.call(table, id, 'insert', (told, rows) => {
          const row = stored(told, draft, { id, createdAt: '', ...draft });
          rows.set(id, row);
          return row;
        }),
      update: (_userId: string, id: string, changes: object) =>
        this.call(table, id, 'update', (told, rows) => {
          const known = rows.get(id);
          if (told?.failure === 'gone' || (!known && !told?.row)) throw gone();
          const row = stored(told, changes, { id, createdAt: '', ...known, ...changes });
          rows.set(id, row);
          return row;
        }),
      remove: (_userId: string, id: string) =>
        this.call(table, id, 'remove', (told, rows) => {
          const row = rows.get(id) ?? told?.before ?? null;
          rows.delete(id);
          return row;
        }),
      restore: (_userId: string, row: Row) =>
        this.call(table, row.id, 'restore', (told, rows) => {
          const restored = stored(told, {}, row);
          rows.set(row.id, restored);
          return restored;
        }),
      restoreAll: (_userId: string, all: readonly Row[]) =>
        this.call(table, '*', 'restoreAll', (_told, rows) => {
          for (const row of all) rows.set(row.id, row);
        }),
      removeAll: (_userId: string, ids: readonly string[] | null) =>
        this.call(table, '*', 'removeAll', (_told, rows) => {
          for (const id of ids ?? [...rows.keys()]) rows.delete(id);
        }),
    };
  }
}

/** The ids that the app made: of rows that a fact names first. Sagas get the same ones again. */
function madeIds({ base, entries }: Report<RootState>): () => string {
  const known = JSON.stringify(base);
  const seen = new Set<string>();
  const made: string[] = [];
  for (const { by, action } of entries) {
    if (by === 'user' || action.type.endsWith('/loaded')) {
      for (const id of JSON.stringify(action).match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? [])
        seen.add(id);
      continue;
    }
    for (const { id } of toldOf(action)) {
      if (!seen.has(id) && !known.includes(id)) made.push(id);
      seen.add(id);
    }
  }
  let count = 0;
  return () => made.shift() ?? `made-${String((count += 1))}`;
}

/** The signed-in user of a state. */
const userOf = ({ session }: RootState) => (session.status === 'signedIn' ? session.user : null);

/** How the backend answered a sign-in or the check of a stored session, by the fact that followed. */
function answerOfSession(entry: WrittenEntry | undefined): Promise<User | null> {
  const { type = '', payload }: { type?: string; payload?: unknown } = entry?.action ?? {};
  if (type === 'session/signedIn') return Promise.resolve(payload as User); // what this fact carries
  if (type === 'session/signedOut' || !entry) return Promise.resolve(null);
  const failure: unknown = isObject(payload) ? payload['failure'] : payload;
  return Promise.reject(
    typeof failure === 'string'
      ? new AuthError(failure as AuthError['failure'], type)
      : new GatewayError('network', type),
  );
}

/**
 * Runs the app's own store and sagas on a report: the recorded intents go in at their times, and the backend
 * answers with the recorded facts. Needs jest's fake timers.
 * @returns the facts by row: those that were recorded, and those that the app puts today.
 */
export async function rerun(file: Buffer): Promise<{ recorded: Log; repeated: Log }> {
  const written = (file[0] === 0x1f ? gunzipSync(file) : file).toString('utf8');
  const report = parseReport<RootState>(written);
  if (typeof report === 'string') throw new Error(`The report cannot be read: ${report}`);
  const { base, entries, real } = report;
  const RecordedDate = recordedDate(report.environment.timeZone);
  const start = entries[0]?.at ?? report.at;
  jest.setSystemTime(start);
  const backend = new RecordedBackend(base, real);
  const gateway = fakeGateway();
  const isMidway = userOf(base) !== null;
  const user = userOf(base);
  let at = 0;
  const nextOfSession = () =>
    entries.slice(at).find(({ by, action }) => by === 'saga' && action.type.startsWith('session/'));
  const session: Gateway['session'] = {
    ...gateway.session,
    restore: () => (at === 0 && user ? Promise.resolve(user) : answerOfSession(nextOfSession())),
    signIn: async () => {
      const found = await answerOfSession(nextOfSession());
      if (!found) throw new AuthError('invalidCredentials', 'The recording tells of no sign-in');
      return found;
    },
    signOut: () => Promise.resolve(),
  };
  const app: TestApp = startApp({
    gateway,
    through: () =>
      new Proxy(backend.gateway, {
        get: (target, name: keyof Gateway) => (name === 'session' ? session : target[name]),
      }),
    newId: madeIds(report),
    now: () => new RecordedDate(),
    hasStoredSession: isMidway || base.session.status === 'checking',
  });
  const pass = () => app.settle();
  if (entries.some(({ action }) => action.type.startsWith('statement/')))
    await app.store.loadStatement();
  if (entries.some(({ action }) => action.type.startsWith('ownData/')))
    await app.store.loadOwnData();
  if (isMidway) {
    await backend.answerAll(pass);
    // The sagas run as for any signed-in user; now the state becomes the one in which the recording begins.
    app.store.replaceReducer(() => base);
    app.store.replaceReducer((state = base, action) => wholeReducer(state, action));
    app.forget();
  }
  const facts = () => app.actions.filter((action) => FROM_SAGA in action);
  for (const [index, { at: instant, by, action }] of entries.entries()) {
    at = index;
    const wait = instant - Date.now();
    if (wait > 0) await app.settle(wait);
    RecordedDate.setNow(instant);
    if (by === 'user' || isOfDevice(action.type)) {
      app.store.dispatch(action);
      await pass();
      continue;
    }
    const count = (list: readonly UnknownAction[]) =>
      list.filter(({ type }) => type === action.type).length;
    const wanted = count(
      entries
        .slice(0, index + 1)
        .filter((each) => each.by === 'saga')
        .map((each) => each.action),
    );
    const left = entries.slice(index).map((entry) => entry.action);
    await backend.answer(left, () => count(facts()) >= wanted, pass);
  }
  const saga = entries.filter(({ by }) => by === 'saga').map(({ action }) => action);
  return { recorded: logOf(saga, real), repeated: logOf(facts(), real) };
}
