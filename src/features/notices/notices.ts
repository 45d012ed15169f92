import type { SetBack } from '../bulk/bulk';
import type { EntityName, SomeRows } from '../entities/entities';
import type { AnyForm } from '../forms/modal';
import type { PaymentFlag } from '../payments/paymentsSlice';
import type { QuoteAnswer } from '../quotes/quoteDetails';
import type { LinkOutcome } from '../session/session';
import { isSame } from '../shared/changes';
import type { Day } from '../shared/days';
import type { Row } from '../shared/list';

/** What a notice says; the sentence lives in the user interface. */
export type NoticeMessage =
  | { code: 'saveFailed'; entity: EntityName }
  | { code: 'deleteFailed'; entity: EntityName }
  | { code: 'stageFailed' }
  | { code: 'deliveredFailed' }
  | { code: 'paidFailed' }
  | { code: 'projectCreated'; id: string; name: string }
  /** Another device had approved as many quotes by the time that they were to be approved here. */
  | { code: 'approvedBefore'; count: number }
  /** What a client has answered to a quote stands beside it. */
  | { code: 'answerRegistered'; decision: QuoteAnswer; number: string | null }
  /** Another tab has put this account in the place of the one that was at work here; `kept`: what it typed is. */
  | { code: 'accountSwitched'; email: string; kept: boolean }
  /** A link from an e-mail did less than may have been hoped for. */
  | { code: 'linkEnded'; outcome: LinkOutcome }
  | { code: 'myDataSaved' }
  | { code: 'myDataFailed' }
  | { code: 'meiReportFailed' }
  /** Approved quotes that no project was made from; what has become of them since decides. */
  | { code: 'projectsMissing'; quoteIds: string[] }
  /** Rows that were deleted, and can be put back. */
  | ({ code: 'deleted' } & SomeRows)
  | ({ code: 'restored' } & SomeRows)
  | ({ code: 'restoreFailed' } & SomeRows)
  /** A part of a payment came; `amount`: what the part held of its own before. */
  | { code: 'partReceived'; paymentId: string; number: number; on: Day; amount: number | null }
  /** A field of rows was set, and can be set back. */
  | ({ code: 'set' } & SetBack)
  | { code: 'setBack'; entity: EntityName; count: number }
  | ({ code: 'setBackFailed' } & SetBack)
  /** These rows could not be changed or deleted with the others. */
  | { code: 'bulkFailed'; entity: EntityName; deletes: boolean; ids: string[] }
  /** A form was closed without saving, and can be opened again with what was typed. */
  | { code: 'formClosed'; modal: AnyForm };

export interface Notice {
  id: number;
  tone: 'success' | 'danger' | 'info';
  message: NoticeMessage;
  /** The row that something failed for; null for what did not fail. */
  about: { entity: EntityName; id: string } | null;
}

export interface NoticesState {
  /** The oldest first. */
  shown: Notice[];
  nextId: number;
}

export const initialNotices: NoticesState = { shown: [], nextId: 1 };

/* What is told, and when it is overtaken. Each function changes the immer draft that it is given. */

const MAX_NOTICES = 4;

/** What these tell of is over. */
export function overtake(
  state: NoticesState,
  isOver: (message: NoticeMessage, about: Notice['about']) => boolean,
): void {
  state.shown = state.shown.filter(({ message, about }) => !isOver(message, about));
}

/**
 * Shows a notice: good news, what failed for the row that it is about, or (`info`) an offer. The same
 * message shown already gives way to the new one.
 */
export function notify(
  state: NoticesState,
  message: NoticeMessage,
  about: Notice['about'] = null,
  tone: Notice['tone'] = about ? 'danger' : 'success',
): void {
  const others = state.shown.filter((notice) => !isSame(notice.message, message));
  state.shown = [...others, { id: state.nextId, tone, message, about }];
  state.nextId += 1;
  if (state.shown.length <= MAX_NOTICES) return;
  // An offer comes once a session: the oldest of the others makes room.
  state.shown.splice(
    state.shown.findIndex((notice) => notice.tone !== 'info'),
    1,
  );
}

/** What has become of rows of a list; of none there is nothing to tell. */
export function notifyRows(
  state: NoticesState,
  code: 'deleted' | 'restored' | 'restoreFailed',
  entity: EntityName,
  rows: readonly Row[],
): void {
  if (rows.length === 0) return;
  const some = { entity, rows } as SomeRows; // the list's own
  notify(state, { code, ...some }, null, code === 'restoreFailed' ? 'danger' : 'success');
}

/**
 * Takes the failures of a list off the screen, or only those of one of its rows. What fails among
 * things asked for at the same time is not hidden by what succeeds: that is why a success clears its
 * own row only, and whatever the user asks for next clears the list.
 */
export function clearFailures(state: NoticesState, entity: EntityName, id?: string): void {
  overtake(state, (_, about) => about?.entity === entity && (id === undefined || about.id === id));
}

/** The projects of these quotes are offered, with those that were offered before. */
export function offerMissing(state: NoticesState, quoteIds: readonly string[]): void {
  const offered = state.shown.flatMap(({ message }) =>
    message.code === 'projectsMissing' ? message.quoteIds : [],
  );
  overtake(state, (message) => message.code === 'projectsMissing');
  const all = new Set([...offered, ...quoteIds]);
  notify(state, { code: 'projectsMissing', quoteIds: [...all] }, null, 'info');
}

/** These quotes' projects are no longer offered: made, asked for or declined, or the quote is gone. */
export function forgetMissing(state: NoticesState, quoteIds: readonly (string | null)[]): void {
  for (const { message } of state.shown) {
    if (message.code !== 'projectsMissing') continue;
    message.quoteIds = message.quoteIds.filter((id) => !quoteIds.includes(id));
  }
  overtake(state, (message) => message.code === 'projectsMissing' && message.quoteIds.length === 0);
}

/** What is told of these rows, and offered for them, is overtaken: deleted, put back, or not. */
export function forgetDeleted(state: NoticesState, rows: readonly Row[]): void {
  const ids = new Set(rows.map(({ id }) => id));
  overtake(state, (message) => 'rows' in message && message.rows.some(({ id }) => ids.has(id)));
}

/** The project of an approval is gone: nothing leads there any more. */
export function forgetProject(state: NoticesState, projectId: string): void {
  overtake(state, (message) => message.code === 'projectCreated' && message.id === projectId);
}

/** What is told of a payment's receipts is overtaken; `number`: of that part alone. */
export function forgetReceipts(state: NoticesState, paymentId: string, number?: number): void {
  overtake(
    state,
    (message) =>
      message.code === 'partReceived' &&
      message.paymentId === paymentId &&
      (number === undefined || message.number === number),
  );
}

/** What is told of a payment's toggle is overtaken, or was not saved. */
export function forgetToggle(state: NoticesState, paymentId: string): void {
  overtake(
    state,
    (message) => 'set' in message && message.set.length === 1 && message.set[0]?.id === paymentId,
  );
}

/** A payment was turned in a list that it may leave by that: it can be turned back. */
export function tellToggle(
  state: NoticesState,
  id: string,
  { field, to }: { field: PaymentFlag; to: boolean },
): void {
  notify(state, { code: 'set', entity: 'payments', field, set: [{ id, from: !to, to }] });
}

/** The notice of a form that was closed without saving leaves. */
export function forgetClosedForm(state: NoticesState, id: string): void {
  overtake(state, (message) => message.code === 'formClosed' && message.modal.id === id);
}
