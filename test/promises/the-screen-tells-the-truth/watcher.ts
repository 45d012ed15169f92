import { paymentsSelectors } from '../../../src/features/business/payments/paymentsSlice';
import { stageKeyAt } from '../../../src/features/business/projects/stageEdits';
import { selectUser } from '../../../src/features/app/session/sessionSlice';
import type { Row } from '../../../src/features/shared/list';
import type { RootState } from '../../../src/store/rootReducer';
import { ENTITIES, type EntityName } from '../../../src/features/app/entities/entities';
import type { NoticeMessage } from '../../../src/features/app/notices/notice';
import type { RecordedAction, TestApp } from '../../app';
import { flatWorkspace } from '../../workspace';

/** Watches one page action by action, and records what must never happen. */
export class Watcher {
  readonly violations: string[] = [];
  /** The number of unanswered requests, by `entity/verb:id`. */
  private readonly unanswered = new Map<string, number>();
  /**
   * By `id:part`, the state that the last click on a toggle has requested. Clicks whose failure was reported are
   * left out.
   */
  readonly clicks = new Map<string, boolean>();
  /** By id, deleted rows as they were before. */
  private readonly deleted = new Map<string, Record<string, unknown>>();
  /** Rows that the user has asked to restore, by `entity:id`. */
  private readonly restoring = new Set<string>();
  /** The number of bulk changes that are running. */
  private running = 0;
  private before: RootState;

  constructor(
    app: TestApp,
    private readonly userIds: readonly string[],
    private readonly listener: (action: RecordedAction, state: RootState) => void,
  ) {
    this.before = app.state();
    app.store.subscribe(() => {
      const action = app.actions.at(-1);
      const after = app.state();
      if (action) this.check(action, this.before, after);
      this.before = after;
    });
  }

  /** The requests that have no answer once everything has settled. */
  missingAnswers(): string[] {
    const requests = [...this.unanswered].flatMap(([key, count]) => (count > 0 ? [key] : []));
    if (this.running > 0) requests.push('a change to many rows');
    return [...requests, ...[...this.restoring].map((key) => `restore ${key}`)];
  }

  /** Whether a save of the row was requested and is not answered yet. */
  isSaving(entity: EntityName, id: string): boolean {
    return (this.unanswered.get(`${entity}/update:${id}`) ?? 0) > 0;
  }

  private check(action: RecordedAction, before: RootState, after: RootState): void {
    this.checkStrangers(action, after);
    this.checkModal(action, before, after);
    for (const notice of dueNotices(action)) this.checkNotice(action, notice, before, after);
    this.countAnswers(action);
    this.checkRestored(action);
    this.recordClicks(action, before, after);
    this.listener(action, after);
  }

  /** The page must show no text of another user. Every text that a user types contains the user's id. */
  private checkStrangers({ type }: RecordedAction, state: RootState): void {
    const user = selectUser(state);
    if (!user) {
      for (const entity of ENTITIES) {
        const isEmpty = state[entity].ids.length === 0;
        if (!isEmpty) this.violations.push(`${type}: ${entity} outlived the session`);
      }
      if (state.paymentParts.ids.length > 0) {
        this.violations.push(`${type}: parts outlived the session`);
      }
      return;
    }
    const lists = ENTITIES.map((entity) => state[entity]);
    // Drafts that are kept for a user while another account uses the tab are not shown, so they are left out.
    const { kept, keptMyData, keptAside, ...forms } = state.workspace.forms;
    const workspace = { ...state.workspace, forms };
    const owned = [
      { owner: user.id, said: JSON.stringify([workspace, state.paymentParts, ...lists]) },
      ...[kept, keptMyData, keptAside].map((typed) => ({
        owner: typed?.userId ?? user.id,
        said: JSON.stringify(typed),
      })),
    ];
    for (const { owner, said } of owned) {
      for (const id of this.userIds) {
        if (id === owner || !said.includes(id)) continue;
        this.violations.push(`${type}: something of ${id} is in the state of ${owner}`);
      }
    }
  }

  private checkModal(action: RecordedAction, before: RootState, after: RootState): void {
    const was = flatWorkspace(before.workspace).modal;
    const is = flatWorkspace(after.workspace).modal;
    if (!was) return;
    const closesRightly =
      /^(workspace\/modal(Closed|Opened)|session\/signed(In|Out))$/.test(action.type) ||
      (was.saving &&
        [`${was.entity}/created`, `${was.entity}/updated`].includes(action.type) &&
        idOf(action) === was.id);
    if (is?.id !== was.id && !closesRightly) {
      this.violations.push(`${action.type} closed the modal of ${was.entity} ${was.id}`);
    }
    const isItsFailure =
      [`${was.entity}/createFailed`, `${was.entity}/updateFailed`].includes(action.type) &&
      idOf(action) === was.id;
    if (isItsFailure && (is?.saving !== false || is.draft !== was.draft)) {
      this.violations.push(`${action.type} did not leave the modal open with its draft`);
    }
  }

  private checkNotice(
    { type }: RecordedAction,
    message: NoticeMessage,
    before: RootState,
    after: RootState,
  ): void {
    const wanted = JSON.stringify(message);
    const isRaised = after.workspace.notices.shown.some(
      (notice) =>
        notice.id >= before.workspace.notices.nextId && JSON.stringify(notice.message) === wanted,
    );
    if (!isRaised) this.violations.push(`${type} raised no notice ${wanted}`);
  }

  private countAnswers(action: RecordedAction): void {
    if (action.type === 'session/signedOut') this.unanswered.clear();
    const id = idOf(action);
    const match = /^(\w+)\/(create|update|delete)(Requested|d|Failed|Conflicted)$/.exec(
      action.type,
    );
    if (!match || id === null) return;
    const [, entity = '', verb = '', what] = match;
    const key = `${entity}/${verb}:${id}`;
    const count = this.unanswered.get(key) ?? 0;
    // A deletion whose answer was lost is reported twice: first as failed, and later as confirmed.
    this.unanswered.set(key, what === 'Requested' ? count + 1 : Math.max(0, count - 1));
  }

  /** Every request to restore a row must be answered, and the restored row must be as before. */
  private checkRestored({ type, payload }: RecordedAction): void {
    if (type === 'session/signedOut') {
      this.restoring.clear();
      this.running = 0;
    }
    if (!isRecord(payload)) return;
    const [entity = ''] = type.split('/');
    const each = (field: string, does: (key: string) => void) => {
      for (const row of asRows(payload[field])) does(`${entity}:${row.id}`);
    };
    if (type.endsWith('/deleted') && isRecord(payload['row'])) {
      this.deleted.set(String(payload['id']), payload['row']);
    }
    if (type === 'bulk/requested') this.running += 1;
    if (type === 'bulk/ended') {
      this.running = 0;
      for (const row of asRows(payload['deleted'])) this.deleted.set(row.id, { ...row });
    }
    if (type.endsWith('/restoreRequested')) each('rows', (key) => this.restoring.add(key));
    if (type.endsWith('/restoreEnded')) {
      each('restored', (key) => this.restoring.delete(key));
      each('failed', (key) => this.restoring.delete(key));
    }
    // The side row that is restored together with a payment's `paid` is reported in the same way, but that row was
    // never deleted.
    if (type.endsWith('/restored') && ENTITIES.some((name) => name === entity)) {
      const was = this.deleted.get(String(payload['id']));
      if (was?.['createdAt'] !== payload['createdAt']) {
        this.violations.push(`${type}: ${String(payload['id'])} is not where it was`);
      }
    }
  }

  private recordClicks(
    { type, payload }: RecordedAction,
    before: RootState,
    after: RootState,
  ): void {
    if (type === 'session/signedOut') this.clicks.clear();
    if (!isRecord(payload)) return;
    const id = String(payload['id']);
    if (type === 'payments/paidToggled') this.clicks.set(`${id}:paid`, payload['paid'] === true);
    if (type === 'payments/receiptRequested' && payload['number'] === 1) {
      this.clicks.set(`${id}:paid`, true);
    }
    // If the day of a dialog's receipt could not be stored, `paid` is not stored either, and the failure is reported.
    // After a toggle the payment stays paid without a day.
    const isPaid = paymentsSelectors.selectById(after, id)?.paid === true;
    if (type === 'payments/receiptFailed' && payload['number'] === 1 && !isPaid) {
      this.clicks.delete(`${id}:paid`);
    }
    if (type === 'payments/receiptUndone' && payload['number'] === 1) {
      this.clicks.set(`${id}:paid`, false);
    }
    if (type === 'payments/deliveredToggled') {
      this.clicks.set(`${id}:delivered`, payload['delivered'] === true);
    }
    if (type === 'projects/stageToggled') {
      const stages = before.projects.entities[id]?.stages ?? [];
      const part = stageKeyAt(stages, Number(payload['index']));
      this.clicks.set(`${id}:${part}`, payload['completedAt'] !== null);
    }
    if (type.endsWith('Failed') && isRecord(payload['sent'])) {
      for (const part of Object.keys(payload['sent'])) this.clicks.delete(`${id}:${part}`);
    }
    for (const changed of changedTogether(type, payload))
      this.clicks.delete(`${String(changed)}:paid`);
    if (type.endsWith('/deleted')) {
      for (const key of this.clicks.keys()) if (key.startsWith(id)) this.clicks.delete(key);
    }
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const asRows = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : []); // of these

/**
 * The ids of the rows that a bulk change sets. The user requested that, too, so it replaces a click before or
 * during the change.
 */
function changedTogether(type: string, payload: Record<string, unknown>): readonly unknown[] {
  switch (type) {
    case 'bulk/requested':
      return Array.isArray(payload['ids']) ? payload['ids'] : [];
    case 'bulk/setBackRequested':
      return asRows(payload['set']).map(({ id }) => id);
    case 'payments/updatedTogether': {
      const updates = payload['updates'] as { row: Row }[]; // see `listCases`
      return updates.map(({ row }) => row.id);
    }
    default:
      return [];
  }
}

function idOf({ payload }: RecordedAction): string | null {
  if (!isRecord(payload)) return null;
  const holder = isRecord(payload['row']) ? payload['row'] : payload;
  return typeof holder['id'] === 'string' ? holder['id'] : null;
}

const noticeOf = (code: string, entity: EntityName, rows: readonly unknown[]): NoticeMessage =>
  ({ code, entity, rows }) as unknown as NoticeMessage; // whose rows they are

/** The notices that must follow an action. */
function dueNotices({ type, payload, meta }: RecordedAction): NoticeMessage[] {
  const [domain = '', event = ''] = type.split('/');
  const entity = ENTITIES.find((name): name is EntityName => name === domain);
  if (entity && (event === 'createFailed' || event === 'updateFailed')) {
    return [{ code: 'saveFailed', entity }];
  }
  if (entity && event === 'deleted' && isRecord(payload) && isRecord(payload['row'])) {
    return [noticeOf('deleted', entity, [payload['row']])];
  }
  if (entity && event === 'restoreEnded' && isRecord(payload)) {
    const restored = asRows(payload['restored']);
    const failed = asRows(payload['failed']);
    return [
      ...(restored.length > 0 ? [noticeOf('restored', entity, restored)] : []),
      ...(failed.length > 0 ? [noticeOf('restoreFailed', entity, failed)] : []),
    ];
  }
  if (domain === 'paymentParts' && event === 'saveFailed') {
    return [{ code: 'saveFailed', entity: 'payments' }];
  }
  if (entity && event === 'deleteFailed') return [{ code: 'deleteFailed', entity }];
  if (event === 'creationFromQuoteFailed') return [{ code: 'saveFailed', entity: 'projects' }];
  if (event === 'stagesFailed') return [{ code: 'stageFailed' }];
  if (event === 'flagsFailed' && isRecord(payload) && isRecord(payload['sent'])) {
    return Object.keys(payload['sent']).map((flag) =>
      flag === 'paid' ? { code: 'paidFailed' } : { code: 'deliveredFailed' },
    );
  }
  if (event === 'createdFromQuote' && isRecord(payload)) {
    // A bulk approval shows one notice for all of its quotes.
    if (isRecord(meta) && meta['together'] === true) return [];
    const { id, name } = payload;
    return [{ code: 'projectCreated', id: String(id), name: String(name) }];
  }
  return [];
}
