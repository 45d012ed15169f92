import type { BulkUndo, BulkValue } from '../entities/bulk';
import type { EntityName, SomeRows } from '../entities/entities';
import type { SideName } from '../entities/sideTables';
import type { AnyForm } from '../forms/modal';
import type {
  Charged,
  OtherAmountStored,
  PaymentFlag,
  TakeBack,
  ToldTakeBack,
} from '../../business/payments/paymentsSlice';
import { partId, type PartOfPayment } from '../../business/payments/paymentPart';
import type { Project } from '../../business/projects/project';
import {
  applyStageEdits,
  hasAllEditedStages,
  type StageEdits,
} from '../../business/projects/stageEdits';
import type { QuoteAnswer } from '../../business/quotes/quoteDetails';
import type { SeriesChange } from '../../business/series/seriesSlice';
import type { LinkOutcome } from '../session/session';
import type { StatementOutcome } from '../../business/statement/confirmation';
import { hasValues, isDeepEqual } from '../../shared/changes';
import type { Day } from '../../shared/days';
import type { Row, WriteFailure } from '../../shared/list';

/** The message of a notice. The user interface puts it into words. */
export type NoticeMessage =
  | { code: 'saveFailed'; entity: EntityName }
  | { code: 'deleteFailed'; entity: EntityName }
  | { code: 'stageFailed' }
  | { code: 'deliveredFailed' }
  | { code: 'paidFailed' }
  | { code: 'projectCreated'; id: string; name: string }
  /** The approval of a quote was undone, but not its project. */
  | { code: 'projectKept'; id: string; name: string }
  /** Another device had approved this many of the quotes before this page tried to. */
  | { code: 'approvedBefore'; count: number }
  /** The client's answer to a quote was recorded. */
  | { code: 'answerRegistered'; decision: QuoteAnswer; number: string | null }
  /** A quote's message was sent, but its file must be attached by hand. */
  | { code: 'fileToAttach' }
  /** Another tab has signed in with another account. `kept` says whether the input in this tab is kept. */
  | { code: 'accountSwitched'; email: string; kept: boolean }
  /** The outcome of a link from an e-mail, if it differs from what the user may have expected. */
  | { code: 'linkEnded'; outcome: LinkOutcome }
  /** The connection is back, and everything has been read again. */
  | { code: 'refreshed' }
  | { code: 'myDataSaved' }
  | { code: 'myDataFailed' }
  | { code: 'statementLineFailed' }
  | { code: 'meiReportFailed' }
  | { code: 'seriesFailed' }
  /** Something was done with what comes again. */
  | ({ code: 'seriesChanged' | 'seriesUndoFailed' } & SeriesChange)
  /** So many rows of it were changed since, so they were not set back. */
  | { code: 'seriesKept'; count: number }
  | StatementOutcome
  /** Approved quotes without a project. The lists decide which of these quotes the notice still shows. */
  | { code: 'projectsMissing'; quoteIds: string[] }
  /** A record was created while the page does not show its list, or not all of it. */
  | { code: 'created'; entity: EntityName; id: string }
  /** Deleted rows that can be restored. */
  | ({ code: 'deleted' } & SomeRows)
  | ({ code: 'restored' } & SomeRows)
  | ({ code: 'restoreFailed' } & SomeRows)
  /** A part of a payment was received. `amount` is the part's stored amount before that. */
  | { code: 'partReceived'; paymentId: string; number: number; on: Day; amount: number | null }
  /** The terms of a quote have become these payments. */
  | ({ code: 'charged' } & Charged)
  | ({ code: 'chargeUndoFailed' } & Charged)
  /** A payment that terms have become was changed since, or the project has another payment, so it was not taken back. */
  | { code: 'chargeKept'; projectId: string; entity: 'payments' | 'projects' }
  /** Something else than its open amount was received of a part. */
  | ({ code: 'amountReceived' } & OtherAmountStored)
  /** Not all that a receipt has stored could be taken back. */
  | ({ code: 'receiptUndoFailed' } & TakeBack)
  /** A part was set back to open, or what came of it was taken back. */
  | ({ code: 'partTakenBack' } & TakeBack & ToldTakeBack)
  /** The day of a receipt could not be stored or removed, although the payment itself was saved. */
  | { code: 'receiptDayFailed'; paymentId: string; number: number }
  /** A bulk change that can be undone. */
  | ({ code: 'set' } & BulkUndo)
  /** `count` rows were set back. Another `changed` rows were changed again since, or deleted, and are left alone. */
  | { code: 'setBack'; entity: EntityName; count: number; changed: number }
  /** A receipt was not stored, because the payment has changed since it was shown. */
  | { code: 'receiptOutdated'; paymentId: string; number: number }
  /** A receipt was not taken back, because the part was changed on another device since. */
  | { code: 'receiptKept'; paymentId: string; number: number }
  | ({ code: 'setBackFailed' } & BulkUndo)
  /** The rows that a bulk change could neither change nor delete. */
  | { code: 'bulkFailed'; entity: EntityName; deletes: boolean; ids: string[] }
  /** A newer version of the app is ready. */
  | { code: 'newVersion' }
  /** How to install the app in a browser that offers no button for it. */
  | { code: 'installHelp' }
  /** A form was closed without saving. The notice can open it again with its draft. */
  | { code: 'formClosed'; modal: AnyForm };

export interface Notice {
  id: number;
  tone: 'success' | 'danger' | 'info';
  message: NoticeMessage;
  /** The row that a failure is about; null for other notices. */
  about: { entity: EntityName; id: string } | null;
  /** The day of a receipt that was typed into this notice and is not saved. */
  typedDay?: Day;
  /** The writes of which it is not known whether they were stored. Absent once all are known. */
  unconfirmed?: UnconfirmedWrite[];
  /** Whether some of these writes are known not to be stored, while others are still unknown. */
  hasLost?: true;
}

/** A write whose answer was lost. The next load of its table shows whether it was stored. */
export interface UnconfirmedWrite {
  table: EntityName | SideName;
  id: string;
  /**
   * What the table contains if the write was stored.
   * - `row`: the row; `noRow`: no row with this id.
   * - `values`: the row, with these values; `stages`: the row, with these stages.
   * - `unknown`: this cannot be told, because the lost answer is that of an earlier write.
   */
  wanted:
    | { kind: 'row' | 'noRow' | 'unknown' }
    | { kind: 'values'; values: object }
    | { kind: 'stages'; edits: StageEdits };
}

export interface NoticesState {
  /** The visible notices, oldest first. */
  shown: Notice[];
  /**
   * The notices that have left the screen, and whose changes can still be undone. The newest has the highest id. While
   * `undoing`, the undo is running.
   */
  past: (Notice & { undoing?: true })[];
  nextId: number;
}

export const initialNotices: NoticesState = { shown: [], past: [], nextId: 1 };

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
    case 'partReceived':
      return 1;
    case 'amountReceived':
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
const allNewestFirst = ({ shown, past }: NoticesState): NoticesState['past'] =>
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
      return [message.paymentId];
    case 'amountReceived':
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
function forgetNotices(state: NoticesState, isVoid: (notice: Notice) => boolean): void {
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
  // A failure stays until it is closed or overtaken, and an offer is made only once a session.
  const oldest = state.shown.find((notice) => notice.tone === 'success');
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
export function beginRestoration(state: NoticesState, rows: readonly Row[]): void {
  const isRestored = isAboutRows(rows);
  const restored = allNewestFirst(state).filter(isRestored);
  forgetNotices(state, isRestored);
  state.past.push(...restored.map((notice) => ({ ...notice, undoing: true as const })));
}

/** The restoration of deleted rows has ended. Another notice tells what could not be restored. */
export const endRestoration = (state: NoticesState, rows: readonly Row[]): void =>
  forgetNotices(state, isAboutRows(rows));

/** Removes the links to a deleted project from the notices. */
export function removeProjectLinks(state: NoticesState, projectId: string): void {
  removeNotices(
    state,
    (message) =>
      (message.code === 'projectCreated' || message.code === 'projectKept') &&
      message.id === projectId,
  );
}

/** Removes the notices about receipts of a payment from the screen. With `number`, only those about that part. */
export function removeReceiptNotices(
  state: NoticesState,
  paymentId: string,
  number?: number,
): void {
  removeNotices(
    state,
    (message) =>
      (message.code === 'partReceived' &&
        message.paymentId === paymentId &&
        (number === undefined || message.number === number)) ||
      (message.code === 'partTakenBack' &&
        message.id === paymentId &&
        (number === undefined || message.number === number)) ||
      (message.code === 'amountReceived' && message.id === paymentId && number === undefined),
  );
}

/**
 * Shows which payments the terms of a project's quote have become. If some of them were made by an earlier press, one
 * undo takes all of them back.
 */
export function showCharged(state: NoticesState, { projectId, paymentIds, from }: Charged): void {
  const earlier = allNewestFirst(state).flatMap(({ message }) =>
    isChargeOf(message, projectId) ? message : [],
  );
  forgetCharge(state, projectId);
  const all = {
    paymentIds: [...new Set([...earlier.flatMap((made) => made.paymentIds), ...paymentIds])],
    from: earlier.find((made) => made.from !== null)?.from ?? from,
  };
  if (all.paymentIds.length === 0 && all.from === null) return;
  showNotice(state, { code: 'charged', projectId, ...all });
}

/** Whether a message is about the payments of a project that its quote's terms have become, and that are still there. */
const isChargeOf = (
  message: NoticeMessage,
  projectId: string,
): message is Extract<NoticeMessage, { code: 'charged' | 'chargeUndoFailed' }> =>
  (message.code === 'charged' || message.code === 'chargeUndoFailed') &&
  message.projectId === projectId;

/** Forgets which payments were made for a project, because that is undone. */
export const forgetCharge = (state: NoticesState, projectId: string): void =>
  forgetNotices(state, ({ message }) => isChargeOf(message, projectId));

const isSeriesChange = ({ code }: NoticeMessage): boolean =>
  code === 'seriesChanged' || code === 'seriesUndoFailed';

/** Shows what was done with what comes again. Earlier changes leave the screen, so that the newest is undone first. */
export function showSeriesChange(state: NoticesState, change: SeriesChange): void {
  removeNotices(state, isSeriesChange);
  showNotice(state, { code: 'seriesChanged', ...change });
}

/** The undo of such a change begins. */
export const forgetSeriesChange = (state: NoticesState, { how, made, rows }: SeriesChange): void =>
  forgetNotices(
    state,
    ({ message }) =>
      (message.code === 'seriesChanged' || message.code === 'seriesUndoFailed') &&
      isDeepEqual(
        { how: message.how, made: message.made, rows: message.rows },
        { how, made, rows },
      ),
  );

/** Says of a part's failed save that only the day could not be stored. */
export function nameFailedDay(state: NoticesState, { id: paymentId, number }: PartOfPayment): void {
  for (const notice of state.shown) {
    if (notice.message.code !== 'saveFailed' || notice.about?.id !== partId(paymentId, number))
      continue;
    notice.message = { code: 'receiptDayFailed', paymentId, number };
  }
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

/** Forgets the notice about these rows of a receipt, because it is being undone. */
export function forgetOtherAmount(state: NoticesState, { id, before }: TakeBack): void {
  forgetNotices(
    state,
    ({ message }) =>
      'before' in message && message.id === id && isDeepEqual(message.before, before),
  );
}

/**
 * A row of a receipt of another amount has another day now, or is restored. Its notice says that, so that one receipt has
 * one undo.
 * @returns whether there is such a notice, and no later one about the row's part as a whole.
 */
export function moveOtherAmount(
  state: NoticesState,
  { id, number, on }: PartOfPayment & { on: Day },
): boolean {
  const notice = allNewestFirst(state).find(
    ({ message }) =>
      message.code === 'amountReceived' &&
      message.id === id &&
      message.before.some((row) => row.number === number),
  );
  const later = currentReceipt(state, id, number)?.id ?? 0;
  if (notice?.message.code !== 'amountReceived' || later > notice.id) return false;
  const { message } = notice;
  forgetNotices(state, (each) => each.id === notice.id);
  const isWhole = message.number === number || message.before.length === 1;
  showNotice(state, {
    ...message,
    on: isWhole ? on : message.on,
    before: message.before.map((row) =>
      row.number === number
        ? { ...row, after: { ...row.after, part: { ...row.after.part, receivedOn: on } } }
        : row,
    ),
  });
  return true;
}

/** Tells that not all of a receipt could be taken back, in place of the failed saves of its rows. */
export function showReceiptUndoFailed(state: NoticesState, kept: TakeBack): void {
  const rows = kept.before.map(({ number }) => partId(kept.id, number));
  removeNotices(
    state,
    ({ code }, about) => code === 'saveFailed' && about !== null && rows.includes(about.id),
  );
  showNotice(state, { code: 'receiptUndoFailed', ...kept }, null, 'danger');
}

const isReceiptOf = (message: NoticeMessage, paymentId: string, number: number): boolean =>
  message.code === 'partReceived' && message.paymentId === paymentId && message.number === number;

/** The newest notice about the receipt of a part, unless a later change has set the part back to open. */
function currentReceipt(state: NoticesState, paymentId: string, number: number) {
  const newest = allNewestFirst(state).find(
    ({ message, undoing }) =>
      !undoing &&
      (isReceiptOf(message, paymentId, number) ||
        (number === 1 &&
          'set' in message &&
          message.field === 'paid' &&
          message.set.some(({ id }) => id === paymentId))),
  );
  return newest?.message.code === 'partReceived' ? newest : undefined;
}

/** Forgets a receipt: the part is open now, or the same receipt was stored with another day. */
export function forgetReceipt(state: NoticesState, paymentId: string, number: number): void {
  const receipt = currentReceipt(state, paymentId, number);
  if (receipt) forgetNotices(state, ({ id }) => id === receipt.id);
}

/** Forgets that a part was taken back, because it is received again. */
export function forgetTakenBack(state: NoticesState, paymentId: string, number: number): void {
  forgetNotices(
    state,
    ({ message }) =>
      message.code === 'partTakenBack' &&
      message.id === paymentId &&
      message.before.some((row) => row.number === number),
  );
}

/** The undo of a receipt begins. Its notice leaves, and is kept in case the undo fails. */
export function beginReceiptUndo(state: NoticesState, paymentId: string, number: number): void {
  const receipt = currentReceipt(state, paymentId, number);
  if (!receipt) return;
  forgetNotices(state, ({ id }) => id === receipt.id);
  state.past.push({ ...receipt, undoing: true });
}

/**
 * The undo of a receipt has ended. If it has failed, it can be tried again.
 * @returns whether it was running.
 */
export function endReceiptUndo(
  state: NoticesState,
  paymentId: string,
  number: number,
  end: 'done' | 'failed',
): boolean {
  const undone = state.past.find(
    ({ message, undoing }) => undoing === true && isReceiptOf(message, paymentId, number),
  );
  if (!undone) return false;
  if (end === 'failed') delete undone.undoing;
  else state.past = state.past.filter(({ id }) => id !== undone.id);
  return true;
}

/** Shows a notice about a payment's toggle, and offers to undo it. */
export function showToggleNotice(
  state: NoticesState,
  id: string,
  { field, to }: { field: PaymentFlag; to: boolean },
): void {
  showNotice(state, { code: 'set', entity: 'payments', field, set: [{ id, from: !to, to }] });
}

/** Removes the offer to open a closed form again. */
export function removeReopenOffer(state: NoticesState, id: string): void {
  removeNotices(state, (message) => message.code === 'formClosed' && message.modal.id === id);
}
