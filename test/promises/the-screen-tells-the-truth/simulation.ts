import { bulkActions, type BulkChange } from '../../../src/features/app/entities/bulk';
import { markingActions } from '../../../src/features/app/bulk/markingSlice';
import {
  paymentsActions,
  paymentsSelectors,
} from '../../../src/features/business/payments/paymentsSlice';
import {
  projectsActions,
  projectsSelectors,
} from '../../../src/features/business/projects/projectsSlice';
import {
  selectIsReady,
  selectIsSigningOut,
  selectUser,
  sessionActions,
} from '../../../src/features/app/session/sessionSlice';
import type { QuoteStatus } from '../../../src/features/business/quotes/quote';
import type { Row } from '../../../src/features/shared/list';
import { ENTITIES, type EntityName } from '../../../src/features/app/entities/entities';
import { noticesActions } from '../../../src/features/app/notices/noticesSlice';
import { selectUndoIntent } from '../../../src/features/app/workspace/undo';
import { workspaceActions } from '../../../src/features/app/workspace/workspaceSlice';
import { findingActions } from '../../../src/features/app/finding/findingSlice';
import { formsActions } from '../../../src/features/app/forms/formsSlice';
import type { Report } from '../../../src/features/app/report/report';
import type { RootState } from '../../../src/store/rootReducer';
import { startApp, type TestApp } from '../../app';
import { fakeGateway } from '../../fakeGateway';
import { TABLE_LIST, TABLES, type SaveAction } from '../../tables';
import type { CallTrouble } from '../../traffic';
import { ApprovalCheck } from './approvals';
import { passTime, passUntilQuiet } from './clock';
import { openConnection } from './connection';
import { wrongFigures } from './figures';
import { idsFoundByApp, idsFoundByReading } from './found';
import type { Move } from './moves';
import { OtherDevice, stageById } from './otherDevice';
import { asCallTrouble, type Outcome } from './outcomes';
import { PartCheck } from './parts';
import { FailureCheck } from './reasons';
import { recordingViolations, replayViolations, reportOf } from './replay';
import { Watcher } from './watcher';

/**
 * The users' ids, which begin the ids of their rows. Those are UUIDs, because the app makes the id of a project from
 * the id of its quote, and because a protected report leaves only UUIDs unchanged.
 */
const USERS = ['abadcafe', 'deadbeef'].map((id) => ({
  id,
  email: `${id}@exemplo.com.br`,
  fullName: null,
}));
/** The id of a user's row: a UUID that contains the user's id, so that it shows whose row it is. */
const rowId = (userId: string, number: number): string =>
  `${userId}-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The id of a row that a user has from the start. */
const seededId = (userId: string, entity: EntityName, at: number): string =>
  rowId(userId, 10 * ENTITIES.indexOf(entity) + at);

/** The numbers of the rows that a run creates begin after those of the seeded rows. */
const FIRST_NUMBER = 1_000;

const PASSWORD = 'pincel-e-prumo';

/** For each list that has one, a bulk change. */
const BULK_CHANGES: Partial<Record<EntityName, BulkChange>> = {
  quotes: { kind: 'set', field: 'status', value: 'approved' },
  projects: { kind: 'set', field: 'status', value: 'paused' },
  payments: { kind: 'set', field: 'paid', value: true },
  expenses: { kind: 'set', field: 'category', value: 'Outros' },
};

/** Log entries about failures of the sagas themselves, not of the backend. */
const BROKEN = /^(A saga failed|The sagas|The session loop)/;

/** One run: a backend, a page and its users. */
export class Simulation {
  private readonly gateway = fakeGateway();
  private readonly approvals = new ApprovalCheck(this.gateway);
  private readonly otherDevice = new OtherDevice(this.gateway, (id) =>
    this.page.watcher.isSaving('quotes', id),
  );
  private readonly parts = new PartCheck(this.gateway);
  private reasons = new FailureCheck();
  private readonly violations: string[] = [];
  private readonly creating = new Set<string>();
  private page: { app: TestApp; watcher: Watcher; close: () => void };
  private count = 0;
  private inFlight = 0;
  /** The form that is open for an existing row. `save` saves the row as it was when the form opened. */
  private form: { id: string; save: SaveAction } | null = null;

  constructor(outcomes: readonly Outcome[]) {
    const { traffic } = this.gateway;
    let next = 0;
    traffic.troubleFor = () => {
      const outcome = outcomes[next % outcomes.length];
      next += 1;
      this.recordCall((outcome?.end ?? 'well') === 'well');
      return outcome ? this.counted(asCallTrouble(outcome)) : {};
    };
    traffic.carriedOut = (call) => {
      this.approvals.carriedOut(call);
      this.otherDevice.carriedOut(call);
    };
    this.approvals.isCreating = (id) => this.creating.has(id);
    for (const user of USERS) this.seedRows(user);
    this.gateway.signedInAs = this.user(0);
    this.page = this.openPage();
  }

  /** Gives a user some rows before the run starts. */
  private seedRows({ id, ...user }: (typeof USERS)[number]): void {
    this.gateway.accounts.push({ id, ...user, password: PASSWORD });
    for (const { name, seed } of TABLE_LIST) {
      for (const at of [0, 1]) {
        const pointsAt = (list: EntityName) => (at === 0 ? seededId(id, list, 0) : null);
        seed(this.gateway, id, seededId(id, name, at), { text: id, at: 0, pointsAt });
      }
    }
  }

  async make(move: Move): Promise<void> {
    switch (move.kind) {
      case 'wait':
        return passTime(move.ms);
      case 'resume':
        this.gateway.resume();
        return;
      case 'signIn':
        return this.signIn(move.who);
      case 'otherTab':
        this.otherTab(move.who);
        return;
      case 'elsewhere': {
        const user = selectUser(this.app.state());
        const id = user && this.otherDevice.use(move.entity, move.row, move.does, user.id);
        if (id) this.parts.forget(id);
        return;
      }
      case 'receiveElsewhere': {
        const user = selectUser(this.app.state());
        const paid = user && this.parts.clickElsewhere(move.row, move.part, user.id);
        if (paid) {
          this.otherDevice.touch(paid);
          this.page.watcher.clicks.delete(`${paid}:paid`);
        }
        return;
      }
      case 'stageElsewhere': {
        const user = selectUser(this.app.state());
        const { row, index, does } = move;
        const click = user && this.otherDevice.setStage(row, index, does, user.id);
        if (click) this.page.watcher.clicks.delete(click);
        return;
      }
      case 'statusElsewhere': {
        const user = selectUser(this.app.state());
        const quote = user && this.otherDevice.setStatus(move.row, move.status, user.id);
        if (quote) this.approvals.changedElsewhere(quote.id, move.status);
        return;
      }
      case 'reload':
        return this.reload();
      default:
        if (!selectIsReady(this.app.state())) await passTime(200);
        if (move.kind !== 'saveAgain' && move.kind !== 'cancel') await this.leaveForm();
        if (selectIsReady(this.app.state())) this.use(move);
    }
  }

  /** Lets all calls succeed until nothing changes any more. Then everything that is promised must be true. */
  async settle(): Promise<string[]> {
    const { troubleFor } = this.gateway.traffic;
    this.gateway.traffic.troubleFor = () => {
      this.recordCall(true);
      return {};
    };
    await passUntilQuiet();
    this.checkLists();
    this.checkFound();
    this.checkClicks();
    this.checkParts();
    this.violations.push(...wrongFigures(this.app.state()));
    const unanswered = this.page.watcher.missingAnswers().map((request) => `no answer: ${request}`);
    this.violations.push(...this.page.watcher.violations, ...unanswered);
    this.violations.push(...this.approvals.violations(), ...this.checkPage());
    this.gateway.traffic.troubleFor = troubleFor;
    return this.violations;
  }

  /** The report that the user would save now. */
  report(protects: boolean): Report<RootState> {
    return reportOf(this.app, protects);
  }

  /** Closes the page. */
  close(): void {
    this.page.close();
  }

  /** Lets all calls succeed from now on, and lets the other user use the page. */
  async handOver(): Promise<void> {
    this.gateway.traffic.troubleFor = () => ({});
    const next = selectUser(this.app.state())?.id === USERS[0]?.id ? 1 : 0;
    this.app.dispatch(sessionActions.signOutRequested());
    await passUntilQuiet();
    await this.signIn(next);
  }

  private recordCall(isAnswered: boolean): void {
    const call = this.gateway.traffic.calls.at(-1);
    if (!call) return;
    this.approvals.sent(call, isAnswered);
    this.otherDevice.sent(call);
    this.reasons.sent(call);
  }

  private get app(): TestApp {
    return this.page.app;
  }

  private user(index: number) {
    const user = USERS[index];
    if (!user) throw new RangeError(`No user ${index}`);
    return user;
  }

  /** A new text that contains the user's id. */
  private text(): string {
    this.count += 1;
    return `${selectUser(this.app.state())?.id ?? 'nobody'} ${this.count}`;
  }

  private beginSession(): void {
    this.approvals.session += 1;
    this.creating.clear();
  }

  private openPage(): Simulation['page'] {
    const { connection, close } = openConnection(this.gateway);
    const app = startApp({
      gateway: this.gateway,
      through: () => connection,
    });
    const ids = USERS.map(({ id }) => id);
    this.otherDevice.pageOpened();
    this.parts.pageOpened();
    this.form = null;
    const watcher = new Watcher(app, ids, (action) => {
      this.otherDevice.saw(action, app.state());
      this.parts.saw(action, app.state());
      // After a conflict, the user looks at the current row.
      if (action.type.endsWith('/updateConflicted')) this.form = null;
      this.reasons.saw(action);
      if (/^session\/signed(In|Out)$/.test(action.type)) this.beginSession();
      this.approvals.saw(action, app.state);
      const { id } = (action.payload ?? {}) as Partial<Row>; // of the two below
      if (/^quotes\/create(d|Failed)$/.test(action.type) && id) this.creating.delete(id);
    });
    return { app, watcher, close };
  }

  private async signIn(who: number): Promise<void> {
    const state = () => this.app.state();
    // After a sign-out, the last requests of the user may still be in flight.
    while (selectIsSigningOut(state())) await passTime(10);
    if (state().session.status !== 'signedOut') return;
    const { email } = this.user(who);
    this.app.dispatch(sessionActions.signInRequested({ email, password: PASSWORD }));
  }

  private otherTab(who: number | null): void {
    if (who === null) {
      this.gateway.signedInAs = null;
      this.gateway.announce({ type: 'signedOut' });
      return;
    }
    const user = this.user(who);
    this.gateway.signedInAs = user;
    this.gateway.announce({ type: 'signedIn', user });
  }

  private async reload(): Promise<void> {
    this.page.close();
    this.violations.push(...this.page.watcher.violations, ...this.reasons.violations);
    this.reasons = new FailureCheck();
    this.beginSession();
    await this.untilRequestsArrived();
    this.page = this.openPage();
  }

  /**
   * Waits until the requests of the earlier page have arrived, before a new page opens. Otherwise nobody could
   * know what they change after the new page has loaded.
   */
  private async untilRequestsArrived(): Promise<void> {
    do await passTime(20);
    while (this.inFlight > 0);
  }

  private counted({ before, after }: Required<CallTrouble>): CallTrouble {
    return {
      before: async () => {
        this.inFlight += 1;
        await before().finally(() => (this.inFlight -= 1));
      },
      after,
    };
  }

  private use(
    move: Exclude<
      Move,
      {
        kind:
          | 'wait'
          | 'resume'
          | 'signIn'
          | 'otherTab'
          | 'elsewhere'
          | 'stageElsewhere'
          | 'receiveElsewhere'
          | 'statusElsewhere'
          | 'reload';
      }
    >,
  ) {
    const { app } = this;
    const { modal } = app.state().workspace.forms;
    switch (move.kind) {
      case 'signOut':
        app.dispatch(sessionActions.signOutRequested());
        break;
      case 'create':
        if (modal) return;
        this.openNew(move.entity, move.row, move.isTwice);
        break;
      case 'open':
      case 'edit':
        if (modal || !this.open(move.entity, move.row)) return;
        if (move.kind === 'edit') this.save(null, move.isTwice);
        break;
      case 'setStatus':
        if (modal || !this.open('quotes', move.row)) return;
        this.save(move.status, move.isTwice);
        break;
      case 'saveAgain':
        if (!modal || modal.saving) return;
        this.type();
        if (modal.mode === 'create') this.create(modal.entity, modal.id, this.count, false);
        else this.saveAgain(modal.entity, modal.id, move.status);
        break;
      case 'cancel':
        if (modal) app.dispatch(workspaceActions.modalClosed());
        break;
      case 'undo': {
        const { shown } = app.state().workspace.notices;
        for (const { id, tone } of shown) {
          // Failures stay.
          if (move.late && tone !== 'danger') app.dispatch(noticesActions.noticeDismissed({ id }));
        }
        for (let time = 0; time < move.times; time += 1) {
          const intent = selectUndoIntent(app.state());
          if (intent) app.dispatch(intent);
        }
        break;
      }
      case 'search':
        app.dispatch(
          findingActions.searched({
            entity: move.entity,
            query: this.wordOf(this.rowAt(move.entity, move.row), move.word),
          }),
        );
        break;
      case 'sort': {
        const { entity, column, first } = move;
        app.dispatch(findingActions.sortPressed({ entity, column, first }));
        break;
      }
      case 'bulk':
        if (!modal) this.changeMany(move.entity, move.row, move.deletes);
        break;
      case 'delete': {
        const row = this.rowAt(move.entity, move.row);
        if (modal || !row) return;
        app.dispatch(TABLES[move.entity].remove(row.id));
        break;
      }
      case 'toggleFlag':
        if (!modal) this.toggleFlag(move.row, move.flag, move.clicks);
        break;
      case 'receive':
        if (!modal) this.receive(move.row, move.part, move.clicks);
        break;
      case 'toggleStage':
        if (!modal) this.toggleStage(move.row, move.index, move.clicks);
        break;
    }
  }

  /** Cancels an open form before the user does anything else, but not while the form is being saved. */
  private async leaveForm(): Promise<void> {
    if (this.app.state().workspace.forms.modal?.saving) await passTime(200);
    const { modal } = this.app.state().workspace.forms;
    if (modal && !modal.saving) this.app.dispatch(workspaceActions.modalClosed());
  }

  private rowAt(entity: EntityName, at: number): Row | undefined {
    const rows = TABLES[entity].all(this.app.state());
    return rows[at % Math.max(1, rows.length)];
  }

  /** A word from the texts of a row; '' if there is none. */
  private wordOf(row: Row | undefined, at: number): string {
    const words = Object.values(row ?? {}).flatMap((value) => String(value).split(/[\s-]/));
    return words[at % Math.max(1, words.length)] ?? '';
  }

  private type(): void {
    const id = this.app.state().workspace.forms.modal?.id;
    if (!id) return;
    const draft = { values: { text: this.text() }, baseline: null };
    this.app.dispatch(formsActions.draftChanged(id, draft));
  }

  /** Opens the form of a new row, types into it and saves it. */
  private openNew(entity: EntityName, at: number, isTwice: boolean): void {
    this.count += 1;
    const id = rowId(selectUser(this.app.state())?.id ?? 'nobody', FIRST_NUMBER + this.count);
    this.app.dispatch(workspaceActions.modalOpened(entity, 'create', id));
    this.type();
    this.create(entity, id, at, isTwice);
  }

  private create(entity: EntityName, id: string, at: number, isTwice: boolean): void {
    const pointsAt = (to: EntityName) => this.rowAt(to, at)?.id ?? null;
    const request = TABLES[entity].create(id, { text: this.text(), at, pointsAt });
    if (entity === 'quotes') this.creating.add(id);
    for (let clicks = isTwice ? 2 : 1; clicks > 0; clicks -= 1) this.app.dispatch(request);
  }

  /** Opens the form of an existing row and types into it. */
  private open(entity: EntityName, at: number): boolean {
    const row = this.rowAt(entity, at);
    const save = row && TABLES[entity].open(this.app.state(), row.id);
    if (!save) return false;
    this.app.dispatch(workspaceActions.modalOpened(entity, 'edit', row.id));
    this.type();
    this.form = { id: row.id, save };
    return true;
  }

  private save(status: QuoteStatus | null, isTwice: boolean): void {
    for (let clicks = isTwice ? 2 : 1; clicks > 0; clicks -= 1) {
      if (this.form) this.app.dispatch(this.form.save(this.text(), status));
    }
  }

  /** Saves a form again that has been open for a while or has reported a conflict. */
  private saveAgain(entity: EntityName, id: string, status: QuoteStatus | null): void {
    if (this.form?.id !== id) {
      const save = TABLES[entity].open(this.app.state(), id);
      this.form = save && { id, save };
    }
    this.save(status, false);
  }

  /** Changes all rows but the first few by one bulk change. */
  private changeMany(entity: EntityName, from: number, deletes: boolean): void {
    const set = BULK_CHANGES[entity];
    const rows = TABLES[entity].all(this.app.state()).slice(from % 3);
    const change: BulkChange | undefined = deletes ? { kind: 'delete' } : set;
    if (rows.length === 0 || !change) return;
    const ids = rows.map(({ id }) => id);
    this.app.dispatch(markingActions.rowsMarked({ entity, ids, on: true }));
    this.app.dispatch(bulkActions.requested({ entity, ids, change }));
  }

  private toggleFlag(at: number, flag: 'paid' | 'delivered', clicks: number): void {
    for (let left = clicks; left > 0; left -= 1) {
      const id = this.rowAt('payments', at)?.id ?? null;
      const payment = paymentsSelectors.selectById(this.app.state(), id);
      if (!payment) return;
      this.app.dispatch(
        flag === 'paid'
          ? paymentsActions.paidToggled({ id: payment.id, paid: !payment.paid })
          : paymentsActions.deliveredToggled({ id: payment.id, delivered: !payment.delivered }),
      );
    }
  }

  private receive(at: number, part: number, clicks: number): void {
    for (let left = clicks; left > 0; left -= 1) {
      const id = this.rowAt('payments', at)?.id ?? '';
      const click = this.parts.clickOn(this.app.state(), id, part);
      if (click) this.app.dispatch(click);
    }
  }

  private toggleStage(at: number, index: number, clicks: number): void {
    for (let left = clicks; left > 0; left -= 1) {
      const id = this.rowAt('projects', at)?.id ?? null;
      const project = projectsSelectors.selectById(this.app.state(), id);
      const stage = project?.stages[index];
      if (!project || !stage) return;
      const completed = !stage.completed;
      this.app.dispatch(projectsActions.stageToggled({ id: project.id, index, completed }));
    }
  }

  /** The screen must show the rows of the backend. */
  private checkLists(): void {
    const state = this.app.state();
    const userId = selectUser(state)?.id;
    if (!userId) return;
    for (const entity of ENTITIES) {
      const { comparable } = this.otherDevice;
      const shown = comparable<Row>(TABLES[entity].all(state));
      const held = comparable<Row>(this.gateway.tables[entity].of(userId));
      if (JSON.stringify(shown.map(sorted)) !== JSON.stringify(held.map(sorted))) {
        this.violations.push(
          `${entity} shown: ${JSON.stringify(shown)}\n  held: ${JSON.stringify(held)}`,
        );
      }
      if (!TABLES[entity].isLoaded(state)) this.violations.push(`${entity} not loaded`);
    }
    const pending = { ...state.payments.pending, ...state.projects.pending };
    if (Object.keys(pending).length > 0) this.violations.push('a toggle is still pending');
  }

  /** The parts of payments must be the same as in the backend, and the last click on each part must be stored. */
  private checkParts(): void {
    const state = this.app.state();
    const userId = selectUser(state)?.id;
    if (userId) this.violations.push(...this.parts.violations(state, userId));
  }

  /** The list must show those rows of the backend that match the search, in the chosen order. */
  private checkFound(): void {
    const state = this.app.state();
    const userId = selectUser(state)?.id;
    if (!userId) return;
    const { comparable } = this.otherDevice;
    for (const entity of ENTITIES) {
      const sought = state.workspace.finding.sought[entity];
      const found = idsFoundByApp(comparable<Row>(TABLES[entity].all(state)), sought);
      const held = idsFoundByReading(
        comparable<Row>(this.gateway.tables[entity].of(userId)),
        sought,
      );
      if (found.join() !== held.join()) {
        const what = JSON.stringify({ sought, found, held });
        this.violations.push(`${entity} found otherwise: ${what}`);
      }
    }
  }

  /** No saga may have failed, Redux Toolkit may have no complaints, and the log must be replayable. */
  private checkPage(): string[] {
    const { app } = this;
    const broken = app.logged.map(([message]) => message).filter((message) => BROKEN.test(message));
    const shown = (entity: EntityName): readonly Row[] => TABLES[entity].all(app.state());
    this.count += 1;
    return [
      ...broken,
      ...app.complained,
      ...replayViolations(app, this.count * 31),
      ...recordingViolations(app),
      ...this.otherDevice.violations(shown),
      ...this.reasons.violations,
    ];
  }

  /** The last click on a toggle must be stored, unless its failure was reported. */
  private checkClicks(): void {
    for (const [key, wanted] of this.page.watcher.clicks) {
      const [id = '', part = '', stageId = ''] = key.split(':');
      const payment = this.gateway.tables.payments.rows.get(id)?.row;
      const stage = stageById(this.gateway.tables.projects.rows.get(id)?.row, stageId);
      const held = payment ? payment[part === 'paid' ? 'paid' : 'delivered'] : stage?.completed;
      if (held !== undefined && held !== wanted) {
        this.violations.push(`the last click on ${key} was lost`);
      }
    }
  }
}

const sorted = (row: Row) => Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1));
