import { isSame } from '../shared/changes';
import { isSeeking } from '../finding/sought';
import type { PaymentFlag } from '../payments/paymentsSlice';
import type { Day } from '../shared/days';
import type { Row } from '../shared/list';
import type { EntityName } from './entities';
import type { Notice, NoticeMessage, WorkspaceState } from './workspace';

/* What is told, and when it is overtaken. Each function changes the immer draft that it is given. */

const MAX_NOTICES = 4;

/** What `undoOf` takes back. */
const UNDOABLE: readonly NoticeMessage['code'][] = [
  'deleted',
  'restoreFailed',
  'partReceived',
  'toggled',
  'set',
  'setBackFailed',
  'formClosed',
];

const isUndoable = ({ code }: NoticeMessage): boolean => UNDOABLE.includes(code);

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
  // An offer comes once a session, and what can be taken back is kept: the oldest of the others makes room.
  const earlier = state.notices.slice(0, -1).filter(({ tone: own }) => own !== 'info');
  const leaving = earlier.find((notice) => !isUndoable(notice.message)) ?? earlier[0];
  state.notices = state.notices.filter((notice) => notice !== leaving);
}

/**
 * Takes the failures of a list off the screen, or only those of one of its rows. What fails among
 * things asked for at the same time is not hidden by what succeeds: that is why a success clears its
 * own row only, and whatever the user asks for next clears the list.
 */
export function clearFailures(state: WorkspaceState, entity: EntityName, id?: string): void {
  state.notices = state.notices.filter(
    ({ about }) => about?.entity !== entity || (id !== undefined && about.id !== id),
  );
}

/** These quotes' projects are no longer offered: made, asked for or declined, or the quote is gone. */
export function forgetMissing(state: WorkspaceState, quoteIds: readonly (string | null)[]): void {
  for (const { message } of state.notices) {
    if (message.code !== 'projectsMissing') continue;
    message.quoteIds = message.quoteIds.filter((id) => !quoteIds.includes(id));
  }
  state.notices = state.notices.filter(
    ({ message }) => message.code !== 'projectsMissing' || message.quoteIds.length > 0,
  );
}

/** What is told of these rows, and offered for them, is overtaken: deleted, put back, or not. */
export function forgetDeleted(state: WorkspaceState, rows: readonly Row[]): void {
  const ids = new Set(rows.map(({ id }) => id));
  state.notices = state.notices.filter(
    ({ message }) => !('rows' in message) || !message.rows.some(({ id }) => ids.has(id)),
  );
}

/** The project of an approval is gone: nothing leads there any more. */
export function forgetProject(state: WorkspaceState, projectId: string): void {
  state.notices = state.notices.filter(
    ({ message }) => message.code !== 'projectCreated' || message.id !== projectId,
  );
}

/** What is told of a payment's receipts is overtaken; `number`: of that part alone. */
export function forgetReceipts(state: WorkspaceState, paymentId: string, number?: number): void {
  state.notices = state.notices.filter(
    ({ message }) =>
      message.code !== 'partReceived' ||
      message.paymentId !== paymentId ||
      (number !== undefined && message.number !== number),
  );
}

/** What is told of a payment's toggle is overtaken, or was not saved. Whether anything was told. */
export function forgetToggle(state: WorkspaceState, id: string, flag: PaymentFlag): boolean {
  const others = state.notices.filter(
    ({ message }) => message.code !== 'toggled' || message.id !== id || message.flag !== flag,
  );
  const wasTold = others.length < state.notices.length;
  state.notices = others;
  return wasTold;
}

/** Where some of the payments are shown, one that is turned may leave them: that can be taken back. */
export function tellToggle(
  state: WorkspaceState,
  toggle: { id: string; flag: PaymentFlag; value: boolean },
): void {
  const isBack = forgetToggle(state, toggle.id, toggle.flag);
  if (isBack || state.section !== 'payments' || !isSeeking(state.sought.payments)) return;
  notify(state, { code: 'toggled', ...toggle });
}

/** The day of an earlier receipt went with 'Pendente': it comes back when that is taken back. */
export function keepReceiptDay(state: WorkspaceState, paymentId: string, on: Day): void {
  for (const { message } of state.notices) {
    if (message.code !== 'toggled' || message.id !== paymentId) continue;
    if (message.flag === 'paid' && !message.value) message.on = on;
  }
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
  state.notices = state.notices.filter(
    ({ message }) => message.code !== 'formClosed' || message.modal.id !== id,
  );
}
