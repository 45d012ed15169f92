import type { UnknownAction } from '@reduxjs/toolkit';

import { ACCOUNT_TABLES, referencesOf } from '../../src/features/app/ownData/accountTables';
import { ENTITIES } from '../../src/features/app/entities/entities';
import { SIDE_NAMES } from '../../src/features/app/entities/sideTables';
import { changedFields, hasValues } from '../../src/features/shared/changes';
import type { Row } from '../../src/features/shared/list';
import { GatewayError, type GatewayFailure } from '../../src/gateway/gateway';
import type { RootState } from '../../src/store/rootReducer';
import { isObject } from '../../src/features/app/report/protect';
import type { TakeAgreement } from './agreement';

const TABLES: readonly string[] = [...ENTITIES, ...SIDE_NAMES];
export const isTable = (name: string): boolean => TABLES.includes(name);

type Fields = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row & Record<string, unknown> =>
  isObject(value) && typeof value['id'] === 'string' && typeof value['createdAt'] === 'string';

/** What an action of the recording tells of one row. */
interface Told {
  table: string;
  /** The row's id; of a project that could not be made, its quote's id. */
  id: string;
  /** The row in the backend before the change; null if it did not exist. */
  before?: Row | null;
  /** The row in the backend after the change. */
  row?: Row | null;
  /** Why the backend refused the change. */
  failure?: GatewayFailure;
  /** The fields that were sent, if the action names them. */
  sent?: Fields;
}

export const sliceOf = (type: string): string => type.slice(0, type.indexOf('/'));

/** What an action of the recording tells of each row that it is about. */
export function rowsToldOf({ type, payload }: UnknownAction): Told[] {
  const slice = sliceOf(type);
  const name = type.slice(slice.length + 1);
  if (type === 'bulk/advanced' && isObject(payload)) {
    // One of many rows that was not changed. If that is unsure, its answer was lost.
    const { entity, failed, unsure } = payload as {
      entity: string;
      failed: string[];
      unsure: string[];
    }; // what this fact carries
    return failed.map((id) => {
      return { table: entity, id, failure: unsure.includes(id) ? 'network' : 'refused' };
    });
  }
  if (!isTable(slice)) return [];
  if (name === 'creationFromQuoteFailed') {
    const { quoteId, failure } = payload as { quoteId: string; failure: GatewayFailure }; // what this fact carries
    return [{ table: slice, id: quoteId, failure }];
  }
  const one = (value: unknown): Told[] => {
    if (isRow(value)) return [{ table: slice, id: value.id, row: value }];
    if (!isObject(value)) return [];
    const row = isRow(value['row']) ? value['row'] : null;
    const id = row?.id ?? value['id'];
    if (typeof id !== 'string') return [];
    const told: Told = { table: slice, id };
    if (name === 'deleted') return [{ ...told, ...(row && { before: row }), row: null }];
    // Nothing was sent, because the backend's row differed from the row that this page knew.
    if (name.endsWith('Conflicted')) return [{ ...told, before: row }];
    const { before, failure, sent, changes } = value;
    if (isRow(before)) told.before = before;
    else if (before === null && name === 'saved') told.before = null;
    if (row) told.row = row;
    if (typeof failure === 'string') told.failure = failure as GatewayFailure; // what such a fact carries
    if (/^(?:flags|paid)Saved$/.test(name) && isObject(sent)) told.sent = sent;
    if (isObject(changes)) told.sent = changes;
    return [told];
  };
  if (Array.isArray(payload)) return payload.flatMap(one);
  if (isObject(payload)) {
    const many = payload['updates'] ?? payload['restored'];
    if (Array.isArray(many)) {
      const { failed, failure } = payload;
      // Rows that could not be restored.
      const left = Array.isArray(failed) ? failed.filter(isRow) : [];
      const refused = left.map(({ id }) => ({
        table: slice,
        id,
        failure: failure as GatewayFailure,
      })); // what such a fact carries
      return [...many.flatMap(one), ...refused];
    }
  }
  return one(payload);
}

/** Whether an action is about a whole table: a load or a snapshot. It answers no change of a row. */
export const isOfWholeTable = ({ type }: UnknownAction): boolean =>
  /\/(?:loaded|loadFailed|loadStarted|recalled)$/.test(type);

/**
 * What the end of a restoration tells of a call about which no action tells: that it failed, if a row counts as not
 * restored.
 */
function failedEnd({ type, payload }: UnknownAction, { table, id }: Call): Told | null {
  if (!type.endsWith('/restoreEnded')) return null;
  const { failure } = payload as { failure: GatewayFailure | null }; // what this fact carries
  return failure && { table, id, failure };
}

const toldOfChange = (fact: UnknownAction): Told[] =>
  isOfWholeTable(fact) ? [] : rowsToldOf(fact).filter((told) => Object.keys(told).length > 2);

/**
 * Whether the projects of a quote could not be read. Then the approval, or the project, was not sent, and the next action
 * about it tells so.
 */
function failedRead({ table, quoteId }: Call, facts: readonly UnknownAction[]): Told | null {
  const next = facts
    .flatMap(toldOfChange)
    .find(({ id, row }) => id === quoteId || (row && 'quoteId' in row && row.quoteId === quoteId));
  return next?.failure === 'unsent' ? { table, id: '*', failure: 'network' } : null;
}

/**
 * Whether the read before a failed change had succeeded. A change that was not sent because its read got no answer is
 * told as `unsent`. A form's change names the row that was read; a refused toggle and a refused bulk change end in the
 * same way whether their read or their write was refused.
 */
const isReadBefore = (told: Told | null): boolean =>
  told?.before !== undefined ||
  told?.failure === 'network' ||
  (told?.failure === 'refused' && told.sent === undefined);

type Operation =
  | 'list'
  | 'find'
  | 'findWith'
  | 'insert'
  | 'update'
  | 'remove'
  | 'restore'
  | 'restoreAll'
  | 'removeAll';

const WRITES: readonly Operation[] = ['insert', 'update', 'remove', 'restore'];

interface Call {
  table: string;
  /** The id of the row; `*` for the whole table. */
  id: string;
  /** For the insertion of a project and for a read of a quote's projects, the id of the quote. */
  quoteId?: string | null;
  operation: Operation;
  /** Answers the call according to what the recording tells of its row; null if the recording tells nothing. */
  settle: (told: Told | null) => void;
}

const isAbout = (call: Call, { table, id }: Told): boolean =>
  call.table === table && (call.id === id || call.quoteId === id);

/** One write: what was recorded, and what the app sends now. */
export interface ComparedWrite {
  row: string;
  operation: Operation;
  recorded: unknown;
  now: unknown;
}

/** The columns that the database itself fills in. */
const OWN_FIELDS = ['id', 'createdAt', 'updatedAt'];

const withoutOwn = (fields: object): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !OWN_FIELDS.includes(name)));

/** The fields of a new row. A field that is not sent is null. */
const written = (fields: object): Fields =>
  Object.fromEntries(
    Object.entries(withoutOwn(fields)).filter(([, value]) => value !== null && value !== undefined),
  );

/** Answers each call of the app according to the recording. A call waits until the recording tells its answer. */
export class RecordedBackend {
  /** All writes that were answered. */
  readonly writes: ComparedWrite[] = [];
  private pending: Call[] = [];
  private readonly tables = new Map<string, Map<string, Row>>();
  /** The tables that the report does not know, because it is older. */
  private readonly newer = new Set<string>();
  /**
   * While the connection is lost, a save first requests the account's profile, to find out whether the connection
   * is back.
   */
  private probes: { resolve: (found: null) => void; reject: (error: Error) => void }[] = [];
  private isLost = false;

  constructor(
    base: RootState,
    private readonly agreed: TakeAgreement,
  ) {
    for (const name of TABLES) {
      // A report that is older than a table contains no rows of the table.
      const slice = base[name as keyof RootState] as { entities: Record<string, Row> } | undefined;
      if (!slice) this.newer.add(name);
      this.tables.set(name, new Map(Object.entries(slice?.entities ?? {})));
    }
  }

  setLost(isLost: boolean): void {
    this.isLost = isLost;
    if (!isLost) for (const probe of this.probes.splice(0)) probe.resolve(null);
  }

  /**
   * Answers calls until the app has dispatched the first of these actions. A call for one of the action's rows is
   * answered by that action; another call that must be answered before is answered by the next action about its
   * row.
   */
  async answer(
    [fact, ...later]: readonly UnknownAction[],
    isDone: () => boolean,
    pass: () => Promise<void>,
  ): Promise<void> {
    if (!fact) return;
    const table = sliceOf(fact.type);
    if (fact.type.endsWith('/loaded')) {
      const rows = rowsToldOf(fact).flatMap(({ id, row }) => (row ? [[id, row] as const] : []));
      this.tables.set(table, new Map(rows));
    }
    const told = toldOfChange(fact);
    for (const each of told) {
      if (each.before !== undefined) this.hold(each.table, each.id, each.before);
    }
    for (let round = 0; round < 30 && !isDone(); round += 1) {
      this.answerNext(fact, told, later);
      await pass();
    }
    for (const { table: of, id, row } of told) if (row !== undefined) this.hold(of, id, row);
  }

  /** Answers all waiting calls with the rows that the backend has now. */
  async answerAll(pass: () => Promise<void>): Promise<void> {
    for (let round = 0; round < 50; round += 1) {
      for (const call of this.take(() => true)) call.settle(null);
      await pass();
    }
  }

  private answerNext(fact: UnknownAction, told: Told[], later: readonly UnknownAction[]): void {
    const table = sliceOf(fact.type);
    if (/\/(?:loaded|loadFailed)$/.test(fact.type)) {
      const failed = fact.type.endsWith('Failed')
        ? { table, id: '*', failure: 'network' as const }
        : null;
      const loads = this.take((call) => call.table === table && call.operation === 'list');
      for (const load of loads) load.settle(failed);
      if (loads.length > 0) return;
    }
    if (fact.type.endsWith('/loadStarted')) {
      // The app reads a table that no recorded action asks for, because the answer to a write was lost.
      const lost = this.take(
        (call) =>
          call.table === table && WRITES.includes(call.operation) && this.isTold(call, later),
      );
      for (const { id, settle } of lost) settle({ table, id, failure: 'network' });
      if (lost.length > 0) return;
    }
    if (told.some(({ failure }) => failure === 'unsent') && this.probes.length > 0) {
      for (const probe of this.probes.splice(0)) probe.reject(new GatewayError('network', 'lost'));
      return;
    }
    const reads = this.take(({ operation }) => operation === 'findWith');
    for (const read of reads) read.settle(failedRead(read, [fact, ...later]));
    if (reads.length > 0) return;
    const calls = told.flatMap((each) =>
      this.take((call) => isAbout(call, each)).map((call) => {
        call.settle(each);
      }),
    );
    if (calls.length > 0) return;
    // Answers the call first whose answer the recording tells first.
    const toldLater = later.map(toldOfChange);
    const place = (call: Call): number => {
      const at = toldLater.findIndex((facts) => facts.some((each) => isAbout(call, each)));
      return at === -1 ? Infinity : at;
    };
    const [next] = this.pending
      .filter(({ operation }) => operation !== 'list')
      .sort((one, other) => (place(one) < place(other) ? -1 : 1));
    if (!next) return;
    this.take((call) => call === next);
    const tells = toldLater[place(next)]?.find((each) => isAbout(next, each));
    next.settle(tells ?? failedEnd(fact, next));
  }

  private isTold(call: Call, facts: readonly UnknownAction[]): boolean {
    return facts.flatMap(toldOfChange).some((told) => isAbout(call, told));
  }

  private hold(table: string, id: string, row: Row | null): void {
    if (row) this.tables.get(table)?.set(id, row);
    else this.drop(table, id);
  }

  /** Deletes a row, clears the references to it and deletes its side rows, as the database's foreign keys do. */
  private drop(table: string, id: string): void {
    this.tables.get(table)?.delete(id);
    for (const name of ACCOUNT_TABLES) {
      for (const row of [...(this.tables.get(name)?.values() ?? [])]) {
        for (const { field, to, id: referred } of referencesOf(name, row)) {
          if (to !== table || referred !== id) continue;
          if (field === 'id') this.tables.get(name)?.delete(row.id);
          else this.tables.get(name)?.set(row.id, { ...row, [field]: null });
        }
      }
    }
  }

  private take(wanted: (call: Call) => boolean): Call[] {
    const taken = this.pending.filter(wanted);
    this.pending = this.pending.filter((call) => !taken.includes(call));
    return taken;
  }

  private call<Result>(
    table: string,
    id: string,
    operation: Operation,
    carryOut: (told: Told | null, rows: Map<string, Row>) => Result,
    quoteId: string | null = null,
  ): Promise<Result> {
    return new Promise((resolve, reject) => {
      const settle = (told: Told | null) => {
        try {
          const { failure } = told ?? {};
          const isRead = operation === 'find' && isReadBefore(told);
          if (failure !== undefined && failure !== 'gone' && !isRead) {
            // Without an answer to its read, a change is not sent.
            const isLost = operation === 'find' && failure === 'unsent';
            throw new GatewayError(isLost ? 'network' : failure, `${table}.${operation} failed`);
          }
          resolve(carryOut(told, this.tables.get(table) ?? new Map<string, Row>()));
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      };
      this.pending.push({ table, id, quoteId, operation, settle });
    });
  }

  /** Adds a write to the list, with the fields that the recorded action says were stored. */
  private note(told: Told | null, call: Omit<Call, 'settle'>, sent: object): void {
    const { table, id, operation } = call;
    const now = operation === 'update' ? sent : written(sent);
    let recorded: unknown = null;
    if (told?.row && operation === 'update') {
      // A field that the recorded write changed must be sent now, too. A field that is sent besides must have the
      // value that the row already had.
      const changed = told.before
        ? changedFields<object, Fields>(told.before, withoutOwn(told.row))
        : told.sent;
      const row: Fields = { ...told.row };
      const also = Object.keys(sent).map((name) => [name, row[name] ?? null] as const);
      recorded = { ...changed, ...Object.fromEntries(also) };
    } else if (told?.row) recorded = written(told.row);
    else if (told?.row === null) recorded = {};
    this.writes.push({
      row: `${table}/${id}`,
      operation,
      recorded,
      now: this.agreed(recorded, now),
    });
  }

  /** A fake of a table's repository in the gateway. */
  repository(table: string) {
    const gone = () => new GatewayError('gone', `${table}: no such row`);
    return {
      // A report that is older than the table tells no answer. The app is ready only once all lists are loaded.
      list: () =>
        this.newer.has(table)
          ? Promise.resolve([])
          : this.call(table, '*', 'list', (_told, rows) => [...rows.values()]),
      find: (userId: string, id: string) => {
        if (this.isLost && table === 'profiles' && id === userId) {
          return new Promise((resolve, reject) => {
            this.probes.push({ resolve, reject });
          });
        }
        return this.call(table, id, 'find', (told, rows) => {
          if (told?.failure === 'gone' && told.before === undefined) return null;
          return rows.get(id) ?? (told?.before === undefined ? (told?.row ?? null) : null);
        });
      },
      findWith: (_userId: string, values: { quoteId?: string }) =>
        this.call(
          table,
          '*',
          'findWith',
          (_told, rows) => [...rows.values()].filter((row) => hasValues<object>(row, values)),
          values.quoteId ?? null,
        ),
      insert: (_userId: string, id: string, draft: { quoteId?: string | null }) =>
        this.call(
          table,
          id,
          'insert',
          (told, rows) => {
            this.note(told, { table, id, operation: 'insert' }, draft);
            const row = told?.row ?? { id, createdAt: '', ...draft };
            rows.set(id, row);
            return row;
          },
          draft.quoteId ?? null,
        ),
      update: (_userId: string, id: string, changes: object) =>
        this.call(table, id, 'update', (told, rows) => {
          const known = rows.get(id);
          if (told?.failure === 'gone' || (!known && !told?.row)) throw gone();
          this.note(told, { table, id, operation: 'update' }, changes);
          const row = told?.row ?? { id, createdAt: '', ...known, ...changes };
          rows.set(id, row);
          return row;
        }),
      remove: (_userId: string, id: string) =>
        this.call(table, id, 'remove', (told, rows) => {
          this.note(told, { table, id, operation: 'remove' }, {});
          const row = rows.get(id) ?? told?.before ?? null;
          this.drop(table, id);
          return row;
        }),
      restore: (_userId: string, row: Row) =>
        this.call(table, row.id, 'restore', (told, rows) => {
          this.note(told, { table, id: row.id, operation: 'restore' }, row);
          const restored = told?.row ?? row;
          rows.set(row.id, restored);
          return restored;
        }),
      restoreAll: (_userId: string, all: readonly Row[]) =>
        this.call(table, '*', 'restoreAll', (_told, rows) => {
          for (const row of all) rows.set(row.id, row);
        }),
      removeAll: (_userId: string, ids: readonly string[] | null) =>
        this.call(table, '*', 'removeAll', (_told, rows) => {
          for (const id of ids ?? [...rows.keys()]) this.drop(table, id);
        }),
    };
  }
}
