import type { BulkUndo, BulkValue } from '../entities/bulk';
import type { EntityName, SomeRows } from '../entities/entities';
import { DONE_FIELD, type Profile } from '../../business/profile/profile';
import type { Project } from '../../business/projects/project';
import { applyStageEdits, hasAllEditedStages } from '../../business/projects/stageEdits';
import type { SeriesChange } from '../../business/series/seriesSlice';
import type { StatementOutcome } from '../../business/statement/confirmation';
import { hasValues, isDeepEqual } from '../../shared/changes';
import type { Row, WriteFailure } from '../../shared/list';
import {
  type Notice,
  type NoticeMessage,
  type NoticesState,
  type UnconfirmedWrite,
} from './notice';

/*
 * Functions that show notices, and remove notices that newer events have made obsolete. Each changes the Immer
 * draft that it gets.
 */

/** The most notices after which the oldest good news leaves. */
const MAX_NOTICES = 4;

/** How many rows the kept undos may write together. The newest change is kept, however many rows it has. */
export const UNDONE_ROWS = 1_000;

/**
 * How many rows the undo of a change writes. 0: the change cannot be undone, or only while its notice is visible. `undo.ts`
 * says how each is undone.
 */
function undoneRows(message: NoticeMessage): number {
  switch (message.code) {
    case 'deleted':
    case 'restoreFailed':
      return message.rows.length;
    case 'set':
    case 'setBackFailed':
      return message.set.length;
    case 'dutyDone':
      return 1;
    case 'partReceived':
    case 'partTakenBack':
    case 'receiptUndoFailed':
      // Each step may write a row of the parts and the payment.
      return 2 * message.before.length;
    case 'charged':
    case 'chargeUndoFailed':
      // The payments with the rows of their parts, and the project.
      return 2 * message.paymentIds.length + 1;
    case 'seriesChanged':
    case 'seriesUndoFailed':
      // Records with the rows of their parts and their numbers.
      return 3 * message.made.length + message.rows.length;
    case 'statement':
      return message.lines.length === 0
        ? 0
        : message.lines.length + message.receipts.length + message.expenses.length;
    default:
      return 0;
  }
}

/** The visible and the kept notices, newest first. */
export const allNewestFirst = ({ shown, past }: NoticesState): NoticesState['past'] =>
  [...past, ...shown].sort((a, b) => b.id - a.id);

/** Whether a change can be undone, if only while its notice is visible. */
const canUndo = (message: NoticeMessage): boolean =>
  message.code === 'formClosed' || undoneRows(message) > 0;

/** The newest notice about a change that can be undone; none while the rows that it changed are being restored. */
export function newestUndoable(state: NoticesState): Notice | undefined {
  const newest = allNewestFirst(state).find(({ message, undoing }) => !undoing && canUndo(message));
  const changed = newest ? changedIds(newest.message) : [];
  const isEarly = state.past.some(
    ({ message, undoing }) =>
      undoing && 'rows' in message && message.rows.some(({ id }) => changed.includes(id)),
  );
  return isEarly ? undefined : newest;
}

/** The ids of the rows that a change has written without deleting them. */
function changedIds(message: NoticeMessage): readonly string[] {
  switch (message.code) {
    case 'set':
    case 'setBackFailed':
      return message.set.map(({ id }) => id);
    case 'partReceived':
    case 'partTakenBack':
    case 'receiptUndoFailed':
      return [message.id];
    case 'charged':
    case 'chargeUndoFailed':
      return [message.projectId, ...message.paymentIds];
    case 'seriesChanged':
    case 'seriesUndoFailed':
      return message.made.map(({ rowId }) => rowId);
    case 'statement': {
      const parts = message.receipts.flatMap(({ id, takers = [] }) => [{ id }, ...takers]);
      return [...message.expenses, ...parts.map(({ id }) => id)];
    }
    default:
      return [];
  }
}

/** Removes notices from the screen. The changes of those that can be undone are kept, oldest changes first dropped. */
function leave(state: NoticesState, leaves: (notice: Notice) => boolean): void {
  const left = state.shown.filter((notice) => leaves(notice) && undoneRows(notice.message) > 0);
  state.shown = state.shown.filter((notice) => !leaves(notice));
  if (left.length === 0) return;
  let rows = 0;
  state.past = [...state.past, ...left]
    .sort((a, b) => b.id - a.id)
    .filter(({ message }, at) => {
      rows += undoneRows(message);
      return at === 0 || rows <= UNDONE_ROWS;
    })
    .reverse();
}

/** Removes obsolete notices from the screen: those whose messages match. Their changes can still be undone. */
export function removeNotices(
  state: NoticesState,
  isOvertaken: (message: NoticeMessage, about: Notice['about']) => boolean,
): void {
  leave(state, ({ message, about }) => isOvertaken(message, about));
}

export function closeNotice(state: NoticesState, id: number): void {
  leave(state, (notice) => notice.id === id);
}

/** Forgets notices, and that their changes can be undone: they are undone, or no longer what is stored. */
export function forgetNotices(state: NoticesState, isVoid: (notice: Notice) => boolean): void {
  state.shown = state.shown.filter((notice) => !isVoid(notice));
  state.past = state.past.filter((notice) => !isVoid(notice));
}

/**
 * Shows a notice: a success, a failure about a row, or an offer (`info`). It replaces a visible notice that has
 * the same message.
 */
export function showNotice(
  state: NoticesState,
  message: NoticeMessage,
  about: Notice['about'] = null,
  tone: Notice['tone'] = about ? 'danger' : 'success',
  unconfirmed: UnconfirmedWrite[] = [],
): void {
  removeNotices(state, (other) => isDeepEqual(other, message));
  const lost = unconfirmed.length > 0 && { unconfirmed };
  state.shown.push({ id: state.nextId, tone, message, about, ...lost });
  state.nextId += 1;
  if (state.shown.length <= MAX_NOTICES) return;
  // A failure stays until it is closed or overtaken, and an offer is made only once a session. Among failures alone, a new
  // notice still has to be seen.
  const oldest = state.shown.slice(0, -1).find((notice) => notice.tone === 'success');
  if (oldest) closeNotice(state, oldest.id);
}

/** Shows a notice about a failed write. If the answer was lost, the notice says so until the table is loaded. */
export function showFailure(
  state: NoticesState,
  message: NoticeMessage,
  about: Notice['about'],
  { failure, ...write }: UnconfirmedWrite & { failure: WriteFailure },
): void {
  showNotice(state, message, about, 'danger', failure === 'network' ? [write] : []);
}

/** Whether a table contains what a write should have stored. */
function isStored(rows: readonly Row[], { id, wanted }: UnconfirmedWrite): boolean {
  const row = rows.find((each) => each.id === id);
  switch (wanted.kind) {
    case 'noRow':
      return !row;
    case 'row':
      return row !== undefined;
    case 'values':
      return row !== undefined && hasValues<object>(row, wanted.values);
    case 'unknown':
      return false;
    case 'stages': {
      const { stages } = (row ?? { stages: [] }) as Pick<Project, 'stages'>; // cast: only projects have stages
      const isWhole = hasAllEditedStages(stages, wanted.edits);
      return isWhole && isDeepEqual(applyStageEdits(stages, wanted.edits), stages);
    }
  }
}

/**
 * Settles the lost answers of a table that was loaded. The writes of other tables remain unknown. A notice about writes
 * that were all stored is removed. One about writes that were not stored remains, and once nothing is unknown it no
 * longer says so.
 */
export function settleLostAnswers(
  state: NoticesState,
  table: UnconfirmedWrite['table'],
  rows: readonly Row[],
): void {
  for (const notice of [...state.shown, ...state.past]) {
    const { unconfirmed = [], message } = notice;
    const settled = unconfirmed.filter((write) => write.table === table);
    if (settled.length === 0) continue;
    const lost = settled.filter((write) => !isStored(rows, write)).map(({ id }) => id);
    const unknown = unconfirmed.filter((write) => write.table !== table);
    if (lost.length > 0) notice.hasLost = true;
    if (unknown.length === 0 && notice.hasLost !== true) {
      forgetNotices(state, ({ id }) => id === notice.id);
      continue;
    }
    if (message.code === 'bulkFailed') {
      const failed = new Set([...lost, ...unknown.map(({ id }) => id)]);
      message.ids = message.ids.filter((id) => failed.has(id));
    }
    if (unknown.length > 0) notice.unconfirmed = unknown;
    else {
      delete notice.unconfirmed;
      delete notice.hasLost;
    }
  }
}

/** Shows a notice about several rows of a list. Without rows it shows none. */
export function showRowsNotice(
  state: NoticesState,
  code: 'deleted' | 'restored' | 'restoreFailed',
  entity: EntityName,
  rows: readonly Row[],
  failure: WriteFailure | null = null,
): void {
  if (rows.length === 0) return;
  const some = { entity, rows } as SomeRows; // cast: the rows are of that entity's list
  const tone = code === 'restoreFailed' ? 'danger' : 'success';
  const wanted = { kind: 'row' } as const;
  const lost = failure === 'network' ? rows.map(({ id }) => ({ table: entity, id, wanted })) : [];
  showNotice(state, { code, ...some }, null, tone, lost);
}

/**
 * Removes the notices about failures of a list, or only of one row. A success removes only the failures of its own
 * row, so that it cannot hide another row's failure. The next request of the user removes those of the whole list.
 */
export function clearFailures(state: NoticesState, entity: EntityName, id?: string): void {
  removeNotices(
    state,
    (_, about) => about?.entity === entity && (id === undefined || about.id === id),
  );
}

/** Offers to create projects for these quotes, in addition to those that are already offered. */
export function offerMissingProjects(state: NoticesState, quoteIds: readonly string[]): void {
  const offered = state.shown.flatMap(({ message }) =>
    message.code === 'projectsMissing' ? message.quoteIds : [],
  );
  removeNotices(state, (message) => message.code === 'projectsMissing');
  const all = new Set([...offered, ...quoteIds]);
  showNotice(state, { code: 'projectsMissing', quoteIds: [...all] }, null, 'info');
}

/** Removes these quotes from the notice that offers to create missing projects. */
export function withdrawMissingProjects(
  state: NoticesState,
  quoteIds: readonly (string | null)[],
): void {
  for (const { message } of state.shown) {
    if (message.code !== 'projectsMissing') continue;
    message.quoteIds = message.quoteIds.filter((id) => !quoteIds.includes(id));
  }
  removeNotices(
    state,
    (message) => message.code === 'projectsMissing' && message.quoteIds.length === 0,
  );
}

/** Returns a check of whether a notice is about one of these rows, as they were deleted or restored. */
function isAboutRows(rows: readonly Row[]) {
  const ids = new Set(rows.map(({ id }) => id));
  return ({ message }: Notice): boolean =>
    'rows' in message && message.rows.some(({ id }) => ids.has(id));
}

/** The restoration of deleted rows begins: the offers to restore them leave. */
export const beginRestoration = (state: NoticesState, rows: readonly Row[]): void =>
  beginUndo(state, isAboutRows(rows));

/** The restoration of deleted rows has ended. Another notice tells what could not be restored. */
export const endRestoration = (state: NoticesState, rows: readonly Row[]): void =>
  forgetNotices(state, isAboutRows(rows));

/** An undo begins: the notices of the change leave, and are kept until it has ended. */
export function beginUndo(state: NoticesState, isUndone: (notice: Notice) => boolean): void {
  const undone = allNewestFirst(state).filter(isUndone);
  forgetNotices(state, isUndone);
  state.past.push(...undone.map((notice) => ({ ...notice, undoing: true as const })));
}

/**
 * An undo has ended.
 * @param kept - how many rows were left alone; null if it is not told, because another notice tells what became of it.
 */
export function endUndo(
  state: NoticesState,
  isUndone: (notice: Notice) => boolean,
  kept: number | null,
): void {
  const undone = state.past.findLast((notice) => notice.undoing && isUndone(notice));
  state.past = state.past.filter((notice) => !(notice.undoing && isUndone(notice)));
  if (undone && kept !== null) showUndone(state, undone.message, kept);
}

/** The profile was saved: a duty may be marked as done, which can be undone, or that was undone. */
export function followDuties(state: NoticesState, row: Profile, before: Profile | null): void {
  for (const field of Object.values(DONE_FIELD)) {
    const [from, to] = [before?.[field] ?? null, row[field]];
    if (to !== null && to > (from ?? '')) {
      const id = state.nextId;
      showNotice(state, { code: 'dutyDone', id: row.id, field, from, to });
      closeNotice(state, id);
    } else if (to !== from) {
      const done = state.past.findLast(
        ({ message }) => message.code === 'dutyDone' && message.field === field,
      );
      if (!done) continue;
      forgetNotices(state, ({ id }) => id === done.id);
      showUndone(state, done.message);
    }
  }
}

/** Tells what an undo has undone. */
export function showUndone(state: NoticesState, of: NoticeMessage, kept = 0): void {
  if (of.code !== 'undone')
    showNotice(state, { code: 'undone', of, kept }, null, kept > 0 ? 'info' : 'success');
}

/** Removes the links to a deleted project from the notices. */
export function removeProjectLinks(state: NoticesState, projectId: string): void {
  removeNotices(
    state,
    (message) =>
      (message.code === 'projectCreated' || message.code === 'projectKept') &&
      message.id === projectId,
  );
}

const isSeriesChange = ({ code }: NoticeMessage): boolean =>
  code === 'seriesChanged' || code === 'seriesUndoFailed';

/** Shows what was done with what comes again. Earlier changes leave the screen, so that the newest is undone first. */
export function showSeriesChange(state: NoticesState, change: SeriesChange): void {
  removeNotices(state, isSeriesChange);
  showNotice(state, { code: 'seriesChanged', ...change });
}

/** The undo of such a change begins. */
export const beginSeriesUndo = (state: NoticesState, { how, made, rows }: SeriesChange): void =>
  beginUndo(
    state,
    ({ message }) =>
      (message.code === 'seriesChanged' || message.code === 'seriesUndoFailed') &&
      isDeepEqual(
        { how: message.how, made: message.made, rows: message.rows },
        { how, made, rows },
      ),
  );

/** It has ended. What could not be undone is told by another notice. */
export function endSeriesUndo(state: NoticesState, left: SeriesChange, changed: number): void {
  const hasFailed = left.made.length + left.rows.length > 0;
  endUndo(state, ({ message }) => isSeriesChange(message), hasFailed ? null : changed);
  if (!hasFailed) return;
  if (changed > 0) showNotice(state, { code: 'seriesKept', count: changed }, null, 'info');
  showNotice(state, { code: 'seriesUndoFailed', ...left }, null, 'danger');
}

/** Removes the notice about a change of one row from the screen, because it is obsolete. */
export function removeToggleNotice(state: NoticesState, rowId: string): void {
  removeNotices(state, (message) => changeOf(message, rowId) !== undefined);
}

/** The change that a message is about, if it is one of a field of only this row. */
const changeOf = (message: NoticeMessage, rowId: string, field?: BulkUndo['field']) =>
  'set' in message && message.set.length === 1 && (field ?? message.field) === message.field
    ? message.set.find(({ id }) => id === rowId)
    : undefined;

function forgetNewest(state: NoticesState, matches: (message: NoticeMessage) => boolean): void {
  const found = allNewestFirst(state).find(({ message }) => matches(message));
  if (found) forgetNotices(state, ({ id }) => id === found.id);
}

/**
 * Forgets the change of a field of one row: it was not saved, or a later change of the field has overwritten it.
 * @param to - the value that the change has set; by default any.
 */
export function forgetChange(
  state: NoticesState,
  rowId: string,
  field: BulkUndo['field'],
  to?: BulkValue,
): void {
  forgetNewest(state, (message) => {
    const change = changeOf(message, rowId, field);
    if (!change) return false;
    return to === undefined || change.to === to;
  });
}

/** Forgets a change of many rows, because it is being undone. Other changes of these rows are kept. */
export function forgetBulkChange(state: NoticesState, { entity, field, set }: BulkUndo): void {
  forgetNewest(
    state,
    (message) =>
      'set' in message &&
      message.entity === entity &&
      message.field === field &&
      isDeepEqual(message.set, set),
  );
}

/** Forgets what was confirmed about these lines of a statement: it is being undone, or part of a later confirmation. */
export function forgetConfirmation(
  state: NoticesState,
  { lines }: Pick<StatementOutcome, 'lines'>,
): void {
  const ids = new Set(lines.map(({ id }) => id));
  forgetNotices(
    state,
    ({ message }) => message.code === 'statement' && message.lines.some(({ id }) => ids.has(id)),
  );
}

/** Removes the offer to open a closed form again. */
export function removeReopenOffer(state: NoticesState, id: string): void {
  removeNotices(state, (message) => message.code === 'formClosed' && message.modal.id === id);
}
