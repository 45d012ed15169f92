import type { BulkUndo } from '../entities/bulk';
import type { EntityName, SomeRows } from '../entities/entities';
import type { SideName } from '../entities/sideTables';
import type { AnyForm } from '../forms/modal';
import type { Charged, PaymentFlag } from '../../business/payments/paymentsSlice';
import type { Project } from '../../business/projects/project';
import {
  applyStageEdits,
  hasAllEditedStages,
  type StageEdits,
} from '../../business/projects/stageEdits';
import type { QuoteAnswer } from '../../business/quotes/quoteDetails';
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
  | StatementOutcome
  /** Approved quotes without a project. The lists decide which of these quotes the notice still shows. */
  | { code: 'projectsMissing'; quoteIds: string[] }
  /** Deleted rows that can be restored. */
  | ({ code: 'deleted' } & SomeRows)
  | ({ code: 'restored' } & SomeRows)
  | ({ code: 'restoreFailed' } & SomeRows)
  /** A part of a payment was received. `amount` is the part's stored amount before that. */
  | { code: 'partReceived'; paymentId: string; number: number; on: Day; amount: number | null }
  /** The terms of a quote have become these payments. */
  | ({ code: 'charged' } & Charged)
  | ({ code: 'chargeUndoFailed' } & Charged)
  /** A payment that terms have become was changed since, so it was not taken back. */
  | { code: 'chargeKept'; projectId: string }
  /** A bulk change that can be undone. */
  | ({ code: 'set' } & BulkUndo)
  | { code: 'setBack'; entity: EntityName; count: number }
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
  nextId: number;
}

export const initialNotices: NoticesState = { shown: [], nextId: 1 };

/*
 * Functions that show notices, and remove notices that newer events have made obsolete. Each changes the Immer
 * draft that it gets.
 */

const MAX_NOTICES = 4;

/** Removes obsolete notices: those whose messages match. */
export function removeNotices(
  state: NoticesState,
  isOvertaken: (message: NoticeMessage, about: Notice['about']) => boolean,
): void {
  state.shown = state.shown.filter(({ message, about }) => !isOvertaken(message, about));
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
  const others = state.shown.filter((notice) => !isDeepEqual(notice.message, message));
  const lost = unconfirmed.length > 0 && { unconfirmed };
  state.shown = [...others, { id: state.nextId, tone, message, about, ...lost }];
  state.nextId += 1;
  if (state.shown.length <= MAX_NOTICES) return;
  // An offer is made only once a session, so the oldest notice that is no offer is removed instead.
  state.shown.splice(
    state.shown.findIndex((notice) => notice.tone !== 'info'),
    1,
  );
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
  for (const notice of [...state.shown]) {
    const { unconfirmed = [], message } = notice;
    const settled = unconfirmed.filter((write) => write.table === table);
    if (settled.length === 0) continue;
    const lost = settled.filter((write) => !isStored(rows, write)).map(({ id }) => id);
    const unknown = unconfirmed.filter((write) => write.table !== table);
    if (lost.length > 0) notice.hasLost = true;
    if (unknown.length === 0 && notice.hasLost !== true) {
      state.shown = state.shown.filter(({ id }) => id !== notice.id);
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

/**
 * Removes the offers to restore these rows, because the rows were restored, deleted again, or could not be
 * restored.
 */
export function removeRestoreOffers(state: NoticesState, rows: readonly Row[]): void {
  const ids = new Set(rows.map(({ id }) => id));
  removeNotices(
    state,
    (message) => 'rows' in message && message.rows.some(({ id }) => ids.has(id)),
  );
}

/** Removes the links to a deleted project from the notices. */
export function removeProjectLinks(state: NoticesState, projectId: string): void {
  removeNotices(state, (message) => message.code === 'projectCreated' && message.id === projectId);
}

/** Removes the notices about receipts of a payment. With `number`, removes only those about that part. */
export function removeReceiptNotices(
  state: NoticesState,
  paymentId: string,
  number?: number,
): void {
  removeNotices(
    state,
    (message) =>
      message.code === 'partReceived' &&
      message.paymentId === paymentId &&
      (number === undefined || message.number === number),
  );
}

/**
 * Shows which payments the terms of a project's quote have become. If some of them were made by an earlier press, one
 * undo takes all of them back.
 */
export function showCharged(state: NoticesState, { projectId, paymentIds, from }: Charged): void {
  const isSame = (message: NoticeMessage) =>
    message.code === 'charged' && message.projectId === projectId;
  const earlier = state.shown.map(({ message }) => message).find(isSame);
  removeNotices(state, isSame);
  const made = earlier?.code === 'charged' ? earlier : { paymentIds: [], from: null };
  const all = { paymentIds: [...made.paymentIds, ...paymentIds], from: made.from ?? from };
  if (all.paymentIds.length === 0 && all.from === null) return;
  showNotice(state, { code: 'charged', projectId, ...all });
}

/** Removes the notice about a change of one row, because it is obsolete or the change was not saved. */
export function removeToggleNotice(state: NoticesState, rowId: string): void {
  removeNotices(
    state,
    (message) => 'set' in message && message.set.length === 1 && message.set[0]?.id === rowId,
  );
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
