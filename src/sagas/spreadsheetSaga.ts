import { call, cancelled, delay, put, select, take, type SagaGenerator } from 'typed-redux-saga';

import type { FreshRow } from '../features/business/spreadsheet/checkSheet';
import type { SheetEntity } from '../features/business/spreadsheet/fields';
import { digestOf } from '../features/business/spreadsheet/rowDigest';
import {
  selectImported,
  selectSpreadsheetRequest,
  selectSpreadsheetStep,
  spreadsheetActions,
  type ImportedRows,
  type SpreadsheetStep,
  type StopReason,
} from '../features/business/spreadsheet/spreadsheetSlice';
import type { Row } from '../features/shared/list';
import type { Repository } from '../gateway/gateway';
import type { ImportEntry, ImportJournal, JournalRow } from '../gateway/importJournal';
import type { LaterContext } from './laterSagas';
import { insertRows, partsOf } from './ownData/insertRows';

/** How many rows one request stores, and how many it removes. The address of a removal contains the ids. */
const STORED_AT_ONCE = 500;
const REMOVED_AT_ONCE = 40;

/** The pause (ms) before a removal is tried again. */
const PAUSE = 10_000;
/** How long (ms) a request that got no answer may still be on its way. */
const STRAGGLING = 4_000;

interface Edges {
  journal: ImportJournal;
  newId: () => string;
  now: () => Date;
}

/** A repository of any row type, because both lists and their side tables are treated alike. */
type AnyRepository = Repository<Row, unknown>;

/** Makes the rows, with their ids. The first row of the sheet comes first in the list, so it is the newest. */
function rowsOf(
  entity: SheetEntity,
  fresh: readonly FreshRow[],
  { newId, now }: Edges,
): ImportedRows {
  const start = now().getTime();
  const made: Pick<ImportedRows, 'entity'> & { rows: Row[]; sides: Row[] } = {
    entity,
    rows: [],
    sides: [],
  };
  for (const [at, row] of fresh.entries()) {
    const id = newId();
    const since = row.entity === 'clients' && row.createdOn ? `${row.createdOn}T12:00:00` : null;
    const createdAt = new Date((since ? new Date(since).getTime() : start) - at).toISOString();
    const updatedAt = createdAt;
    if (row.entity === 'clients') {
      made.rows.push({ id, createdAt, ...row.draft });
      if (row.details) made.sides.push({ id, createdAt, updatedAt, ...row.details } as Row);
    } else {
      made.rows.push({ id, createdAt, updatedAt, ...row.draft } as Row);
      const { projectId } = row;
      if (projectId !== null) made.sides.push({ id, createdAt, updatedAt, projectId } as Row);
    }
  }
  return made as ImportedRows; // cast: the rows are those of `entity`
}

/** What the journal keeps of rows. */
function notesOn(rows: readonly Row[], sides: readonly Row[]): JournalRow[] {
  const sideById = new Map<string, Row>(sides.map((row) => [row.id, row]));
  return rows.map((row) => {
    const side = sideById.get(row.id);
    return { id: row.id, row: digestOf(row), side: side ? digestOf(side) : null };
  });
}

/**
 * Stores the rows of a spreadsheet, all of them or none, and removes them again. The journal has each row's id before the
 * row is sent, and until all are stored. What a closed page has left is removed at the next start, except what was
 * changed or used since.
 */
export function* spreadsheetSaga(context: LaterContext, edges: Edges): SagaGenerator<void> {
  const { clients, clientDetails, expenses, expenseProjects, loadTable } = context;
  const { quotes, projects, statementLines } = context;
  const { userId, log } = clients;
  const { journal } = edges;

  // cast: a repository gets only the rows of its own entity
  const main = (entity: SheetEntity) =>
    (entity === 'clients' ? clients : expenses).repository as unknown as AnyRepository;
  const side = (entity: SheetEntity) =>
    (entity === 'clients' ? clientDetails : expenseProjects).repository as unknown as AnyRepository;
  const step = (payload: SpreadsheetStep) => put(spreadsheetActions.stepped(payload));

  function* reload(entity: SheetEntity): SagaGenerator<void> {
    if (entity === 'clients') {
      yield* loadTable(clients);
      yield* loadTable(clientDetails);
    } else {
      yield* loadTable(expenses);
      yield* loadTable(expenseProjects);
    }
  }

  const insert = ({ restoreAll, find }: AnyRepository, rows: readonly Row[]) =>
    insertRows(
      { insert: (some) => restoreAll(userId, some), find: (id) => find(userId, id) },
      rows,
    );

  /** Asks for as long as there is no connection. */
  function* persist<T>(entity: SheetEntity, ask: () => SagaGenerator<T>): SagaGenerator<T> {
    for (;;) {
      try {
        return yield* ask();
      } catch (error) {
        log('Imported rows were not removed', error);
        yield* step({ name: 'removing', entity, waits: true });
        yield* delay(PAUSE);
      }
    }
  }

  /** The ids that rows of other lists refer to. Another device may have made these, so they are read again. */
  function* findUsed(entity: SheetEntity): SagaGenerator<Set<string | null>> {
    if (entity === 'expenses') {
      const lines = yield* call(statementLines.repository.list, userId);
      return new Set(lines.map(({ expenseId }) => expenseId));
    }
    const ofQuotes = yield* call(quotes.repository.list, userId);
    const ofProjects = yield* call(projects.repository.list, userId);
    return new Set([...ofQuotes, ...ofProjects].map(({ clientId }) => clientId));
  }

  /** Reads what is stored of the journal's rows: how many are there whole, and which somebody has changed or used. */
  function* readAgain({ entity, rows }: ImportEntry) {
    const stored = yield* call(main(entity).list, userId);
    const storedSides = yield* call(side(entity).list, userId);
    const byId = new Map<string, Row>(stored.map((row) => [row.id, row]));
    const sideById = new Map<string, Row>(storedSides.map((row) => [row.id, row]));
    const used = yield* findUsed(entity);
    const isChanged = (now: Row | undefined, digest: string | null) =>
      now !== undefined && digestOf(now) !== digest;
    return {
      whole: rows.filter(({ id, side: own }) => byId.has(id) && (own === null || sideById.has(id)))
        .length,
      touched: rows.filter(
        ({ id, row, side: own }) =>
          used.has(id) || isChanged(byId.get(id), row) || isChanged(sideById.get(id), own),
      ),
    };
  }

  /**
   * Removes rows that nobody has changed or used since. Side rows go with their rows.
   * @returns how many rows have stayed.
   */
  function* takeBack(
    entry: ImportEntry,
    touched: readonly JournalRow[],
    isUnsure: boolean,
  ): SagaGenerator<number> {
    const { entity } = entry;
    journal.write(userId, { ...entry, total: null });
    yield* step({ name: 'removing', entity, waits: false });
    const kept = new Set(touched.map(({ id }) => id));
    const ids = entry.rows.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
    // A request of the closed page, or one without an answer, may arrive after the first removal.
    for (const pause of isUnsure ? [0, STRAGGLING] : [0]) {
      yield* delay(pause);
      for (const some of partsOf(ids, REMOVED_AT_ONCE))
        yield* persist(entity, () => call(main(entity).removeAll, userId, some));
    }
    journal.write(userId, null);
    yield* reload(entity);
    return kept.size;
  }

  /** Takes back what was stored before an import ended. */
  function* stop(entry: ImportEntry, reason: StopReason, isUnsure: boolean): SagaGenerator<void> {
    const { entity } = entry;
    const { touched } = yield* persist(entity, () => readAgain(entry));
    const kept = yield* takeBack(entry, touched, isUnsure);
    yield* step({ name: 'stopped', entity, reason, kept });
  }

  /**
   * Works while this tab has the journal. Otherwise another tab is importing.
   * @returns whether this tab had it.
   */
  function* withJournal(work: () => SagaGenerator<void>): SagaGenerator<boolean> {
    const giveBack = yield* call(journal.take, userId);
    if (!giveBack) return false;
    try {
      yield* work();
    } catch (error) {
      log('A spreadsheet was not settled', error);
      yield* step({ name: 'idle' });
    } finally {
      // A sign-out ends the work. The user was told that it leaves a part.
      if (yield* cancelled()) journal.write(userId, null);
      giveBack();
    }
    return true;
  }

  const isCancelled = function* (): SagaGenerator<boolean> {
    const now = yield* select(selectSpreadsheetStep);
    return now.name === 'writing' && now.cancelled;
  };

  function* importRows(entity: SheetEntity, fresh: readonly FreshRow[]): SagaGenerator<void> {
    const made = rowsOf(entity, fresh, edges);
    const sides = new Map<string, Row>(made.sides.map((row) => [row.id, row]));
    const total = made.rows.length;
    let entry: ImportEntry = { entity, rows: [], total };
    try {
      for (const rows of partsOf<Row>(made.rows, STORED_AT_ONCE)) {
        if (yield* isCancelled()) break;
        const ownSides = rows.flatMap(({ id }) => sides.get(id) ?? []);
        entry = { ...entry, rows: [...entry.rows, ...notesOn(rows, ownSides)] };
        journal.write(userId, entry);
        yield* insert(main(entity), rows);
        yield* insert(side(entity), ownSides);
        yield* put(spreadsheetActions.advanced(entry.rows.length));
      }
    } catch (error) {
      log('A spreadsheet was not stored', error);
      yield* stop(entry, 'failed', true);
      return;
    }
    if (yield* isCancelled()) {
      yield* stop(entry, 'cancelled', false);
      return;
    }
    journal.write(userId, null);
    yield* reload(entity);
    yield* put(spreadsheetActions.imported(made));
  }

  function* undo({ entity, rows, sides }: ImportedRows): SagaGenerator<void> {
    const entry: ImportEntry = { entity, rows: notesOn(rows, sides), total: null };
    let touched: JournalRow[];
    try {
      ({ touched } = yield* readAgain(entry));
    } catch (error) {
      log('Imported rows were not read again', error);
      yield* put(spreadsheetActions.undoFailed('failed'));
      return;
    }
    const kept = yield* takeBack(entry, touched, false);
    yield* step({ name: 'undone', entity, count: rows.length - kept, kept });
  }

  /** Removes what an interruption has left. What came in whole stays: only its last answer was lost. */
  function* recover(): SagaGenerator<void> {
    const entry = journal.read(userId);
    if (!entry) return;
    const { entity, total } = entry;
    yield* step({ name: 'removing', entity, waits: false });
    const { whole, touched } = yield* persist(entity, () => readAgain(entry));
    if (whole === total) {
      journal.write(userId, null);
      yield* reload(entity);
      yield* step({ name: 'stopped', entity, reason: 'whole', kept: total });
      return;
    }
    const kept = yield* takeBack(entry, touched, true);
    yield* step({ name: 'stopped', entity, reason: 'interrupted', kept });
  }

  /** Does what was asked for, unless it was cancelled while this tab waited for the journal. */
  function* answer(): SagaGenerator<void> {
    const imported = yield* select(selectImported);
    // Another tab may have been closed since, and the journal has room for one entry.
    yield* recover();
    const request = yield* select(selectSpreadsheetRequest);
    if (!request) return;
    yield* put(spreadsheetActions.begun());
    if (request.name === 'import') yield* importRows(request.entity, request.fresh);
    else if (imported) yield* undo(imported);
  }

  yield* withJournal(recover);
  // One work at a time. A request stays in the store until it is taken up, also one that came before this saga.
  for (;;) {
    const request = yield* select(selectSpreadsheetRequest);
    if (!request) {
      yield* take([spreadsheetActions.importRequested, spreadsheetActions.undoRequested]);
    } else if (!(yield* withJournal(answer))) {
      yield* put(spreadsheetActions.begun());
      yield* request.name === 'import'
        ? step({ name: 'stopped', entity: request.entity, reason: 'busy', kept: 0 })
        : put(spreadsheetActions.undoFailed('busy'));
    }
  }
}
