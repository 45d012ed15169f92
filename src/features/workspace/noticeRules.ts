import { isSame } from '../shared/changes';
import { isSeeking } from '../finding/sought';
import type { PaymentFlag } from '../payments/paymentsSlice';
import type { Row } from '../shared/list';
import type { EntityName, SomeRows } from '../entities/entities';
import type { Notice, NoticeMessage, WorkspaceState } from './workspace';

/* What is told, and when it is overtaken. Each function changes the immer draft that it is given. */

const MAX_NOTICES = 4;

/** What these tell of is over. */
export function overtake(
  state: WorkspaceState,
  isOver: (message: NoticeMessage, about: Notice['about']) => boolean,
): void {
  state.notices = state.notices.filter(({ message, about }) => !isOver(message, about));
}

/**
 * Shows a notice: good news, what failed for the row that it is about, or (`info`) an offer. The same
 * message shown already gives way to the new one.
 */
export function notify(
  state: WorkspaceState,
  message: NoticeMessage,
  about: Notice['about'] = null,
  tone: Notice['tone'] = about ? 'danger' : 'success',
): void {
  const others = state.notices.filter((notice) => !isSame(notice.message, message));
  state.notices = [...others, { id: state.nextNoticeId, tone, message, about }];
  state.nextNoticeId += 1;
  if (state.notices.length <= MAX_NOTICES) return;
  // An offer comes once a session: the oldest of the others makes room.
  state.notices.splice(
    state.notices.findIndex((notice) => notice.tone !== 'info'),
    1,
  );
}

/** What has become of rows of a list; of none there is nothing to tell. */
export function notifyRows(
  state: WorkspaceState,
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
export function clearFailures(state: WorkspaceState, entity: EntityName, id?: string): void {
  overtake(state, (_, about) => about?.entity === entity && (id === undefined || about.id === id));
}

/** The projects of these quotes are offered, with those that were offered before. */
export function offerMissing(state: WorkspaceState, quoteIds: readonly string[]): void {
  const offered = state.notices.flatMap(({ message }) =>
    message.code === 'projectsMissing' ? message.quoteIds : [],
  );
  overtake(state, (message) => message.code === 'projectsMissing');
  const all = new Set([...offered, ...quoteIds]);
  notify(state, { code: 'projectsMissing', quoteIds: [...all] }, null, 'info');
}

/** These quotes' projects are no longer offered: made, asked for or declined, or the quote is gone. */
export function forgetMissing(state: WorkspaceState, quoteIds: readonly (string | null)[]): void {
  for (const { message } of state.notices) {
    if (message.code !== 'projectsMissing') continue;
    message.quoteIds = message.quoteIds.filter((id) => !quoteIds.includes(id));
  }
  overtake(state, (message) => message.code === 'projectsMissing' && message.quoteIds.length === 0);
}

/** What is told of these rows, and offered for them, is overtaken: deleted, put back, or not. */
export function forgetDeleted(state: WorkspaceState, rows: readonly Row[]): void {
  const ids = new Set(rows.map(({ id }) => id));
  overtake(state, (message) => 'rows' in message && message.rows.some(({ id }) => ids.has(id)));
}

/** The project of an approval is gone: nothing leads there any more. */
export function forgetProject(state: WorkspaceState, projectId: string): void {
  overtake(state, (message) => message.code === 'projectCreated' && message.id === projectId);
}

/** What is told of a payment's receipts is overtaken; `number`: of that part alone. */
export function forgetReceipts(state: WorkspaceState, paymentId: string, number?: number): void {
  overtake(
    state,
    (message) =>
      message.code === 'partReceived' &&
      message.paymentId === paymentId &&
      (number === undefined || message.number === number),
  );
}

/** What is told of a payment's toggle is overtaken, or was not saved. */
export function forgetToggle(state: WorkspaceState, paymentId: string): void {
  overtake(
    state,
    (message) => 'set' in message && message.set.length === 1 && message.set[0]?.id === paymentId,
  );
}

/** Where some of the payments are shown, one that is turned may leave them: that can be taken back. */
export function tellToggle(
  state: WorkspaceState,
  id: string,
  field: PaymentFlag,
  to: boolean,
): void {
  forgetToggle(state, id);
  if (state.section !== 'payments' || !isSeeking(state.sought.payments)) return;
  notify(state, { code: 'set', entity: 'payments', field, set: [{ id, from: !to, to }] });
}

/** A form that was closed without saving is offered again with what was typed into it. */
export function offerClosedForm(state: WorkspaceState): void {
  const { modal, waiting } = state;
  // Over a form that waits, nothing else is opened.
  if (!modal || waiting.length > 0 || modal.draft === null) return;
  notify(state, { code: 'formClosed', modal: { ...modal, saving: false } });
}

/** The notice of a form that was closed without saving leaves. */
export function forgetClosedForm(state: WorkspaceState, id: string): void {
  overtake(state, (message) => message.code === 'formClosed' && message.modal.id === id);
}
