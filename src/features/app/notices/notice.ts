import type { BulkUndo } from '../entities/bulk';
import type { EntityName, SomeRows } from '../entities/entities';
import type { SideName } from '../entities/sideTables';
import type { AnyForm } from '../forms/modal';
import type {
  Charged,
  StoredReceipt,
  TakeBack,
  ToldTakeBack,
} from '../../business/payments/paymentsSlice';
import type { StageEdits } from '../../business/projects/stageEdits';
import type { QuoteAnswer } from '../../business/quotes/quoteDetails';
import type { SeriesChange } from '../../business/series/seriesSlice';
import type { DONE_FIELD } from '../../business/profile/profile';
import type { LinkOutcome } from '../session/session';
import type { StatementOutcome } from '../../business/statement/confirmation';
import type { Day } from '../../shared/days';

/** The messages of notices, but for that about an undone change. */
type Told =
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
  /** So many rows of it were changed since, so they were not set back. Others could not be. */
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
  /** A part of a payment was received, or something else than its open amount. */
  | ({ code: 'partReceived' } & StoredReceipt)
  /** The terms of a quote have become these payments. */
  | ({ code: 'charged' } & Charged)
  | ({ code: 'chargeUndoFailed' } & Charged)
  /** A payment that terms have become was changed since, or the project has another payment, so it was not taken back. */
  | { code: 'chargeKept'; projectId: string; entity: 'payments' | 'projects' }
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
  /** A MEI's duty was marked as done, up to the period `to`. The card that marks it tells so, and this only its undo. */
  | {
      code: 'dutyDone';
      id: string;
      field: (typeof DONE_FIELD)[keyof typeof DONE_FIELD];
      from: string | null;
      to: string;
    }
  /** A newer version of the app is ready. */
  | { code: 'newVersion' }
  /** How to install the app in a browser that offers no button for it. */
  | { code: 'installHelp' }
  /** A form was closed without saving. The notice can open it again with its draft. */
  | { code: 'formClosed'; modal: AnyForm };

/** The message of a notice. The user interface puts it into words. */
export type NoticeMessage =
  | Told
  /** What another notice has told was undone. `kept` rows of it were changed again since, and are left alone. */
  | { code: 'undone'; of: Told; kept: number };

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
