import { paymentsActions, paymentsSelectors } from '../../../src/features/payments/paymentsSlice';
import { clientsActions, clientsSelectors } from '../../../src/features/clients/clientsSlice';
import { expensesActions, expensesSelectors } from '../../../src/features/expenses/expensesSlice';
import { projectsActions, projectsSelectors } from '../../../src/features/projects/projectsSlice';
import type { QuoteStatus } from '../../../src/features/quotes/quote';
import { quotesActions, quotesSelectors } from '../../../src/features/quotes/quotesSlice';
import {
  selectIsReady,
  selectIsSigningOut,
  selectUser,
  sessionActions,
} from '../../../src/features/session/sessionSlice';
import type { Baseline } from '../../../src/features/shared/baseline';
import type { Row } from '../../../src/features/shared/list';
import { ENTITIES, type EntityName } from '../../../src/features/workspace/workspace';
import { workspaceActions } from '../../../src/features/workspace/workspaceSlice';
import type { RootState } from '../../../src/store/rootReducer';
import { startApp, type TestApp } from '../../app';
import {
  aClient,
  aClientDraft,
  anExpense,
  anExpenseDraft,
  anItem,
  aPayment,
  aPaymentDraft,
  aProject,
  aProjectDraft,
  aQuote,
  aQuoteDraft,
  aStage,
} from '../../builders';
import { fakeGateway } from '../../fakeGateway';
import type { Trouble } from '../../traffic';
import { Approvals } from './approvals';
import { pass, passUntilQuiet } from './clock';
import { Elsewhere } from './elsewhere';
import type { Move } from './moves';
import { openWay } from './page';
import { Reasons } from './reasons';
import { replayViolations } from './replay';
import { Watcher } from './watcher';
import { troubleOf, type Outcome } from './outcomes';

const USERS = ['user-marina', 'user-bento'].map((id) => ({
  id,
  email: `${id}@exemplo.com.br`,
  fullName: null,
}));
const PASSWORD = 'pincel-e-prumo';

/** What the sagas log of themselves, not of the backend. */
const BROKEN = /^(A saga failed|The sagas|The session loop)/;

/** One run: a backend, the page in front of it, and whoever sits there. */
export class World {
  private readonly gateway = fakeGateway();
  private readonly approvals = new Approvals(this.gateway);
  private readonly elsewhere = new Elsewhere(this.gateway);
  private reasons = new Reasons();
  private readonly violations: string[] = [];
  private readonly creating = new Set<string>();
  private page: { app: TestApp; watcher: Watcher; close: () => void };
  private count = 0;
  private inFlight = 0;

  constructor(outcomes: readonly Outcome[]) {
    const { traffic } = this.gateway;
    let next = 0;
    traffic.troubleFor = () => {
      this.noteCall();
      const outcome = outcomes[next % outcomes.length];
      next += 1;
      return outcome ? this.counted(troubleOf(outcome)) : {};
    };
    this.approvals.isCreating = (id) => this.creating.has(id);
    for (const user of USERS) this.seed(user);
    this.gateway.signedInAs = this.user(0);
    this.page = this.open();
  }

  /** Gives a user some rows to begin with. */
  private seed({ id, ...user }: (typeof USERS)[number]): void {
    const { tables, accounts } = this.gateway;
    accounts.push({ id, ...user, password: PASSWORD });
    const [client, quote, project] = [`c-${id}`, `q-${id}`, `j-${id}`];
    tables.clients.seed(id, aClient({ id: client, name: id }), aClient({ name: id }));
    const items = [anItem({ name: id })];
    tables.quotes.seed(id, aQuote({ id: quote, clientId: client, items }));
    tables.quotes.seed(id, aQuote({ clientId: client, items, status: 'analyzing' }));
    const stages = ['a', 'b', 'c'].map((stage) => aStage({ id: stage, name: id }));
    const pointing = { clientId: client, quoteId: quote };
    tables.projects.seed(id, aProject({ id: project, name: id, stages, ...pointing }));
    tables.payments.seed(id, aPayment({ notes: id, projectId: project }), aPayment({ notes: id }));
    tables.expenses.seed(id, anExpense({ description: id }));
  }

  async make(move: Move): Promise<void> {
    switch (move.kind) {
      case 'wait':
        return pass(move.ms);
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
        if (user) this.elsewhere.use(move.entity, move.row, move.does, user.id);
        return;
      }
      case 'reload':
        return this.reload();
      default:
        if (!selectIsReady(this.app.state())) await pass(200);
        if (move.kind !== 'saveAgain' && move.kind !== 'cancel') await this.leaveForm();
        if (selectIsReady(this.app.state())) this.use(move);
    }
  }

  /** Calm troubleFor until nothing moves any more; then what the promise says must hold. */
  async settle(): Promise<string[]> {
    const { troubleFor } = this.gateway.traffic;
    this.gateway.traffic.troubleFor = () => {
      this.noteCall();
      return {};
    };
    await passUntilQuiet();
    this.checkLists();
    this.checkClicks();
    const unanswered = this.page.watcher.missingAnswers().map((request) => `no answer: ${request}`);
    this.violations.push(...this.page.watcher.violations, ...unanswered);
    this.violations.push(...this.approvals.violations(), ...this.checkPage());
    this.gateway.traffic.troubleFor = troubleFor;
    return this.violations;
  }

  /** Calm troubleFor from now on, and the other user at the page. */
  async handOver(): Promise<void> {
    this.gateway.traffic.troubleFor = () => ({});
    const next = selectUser(this.app.state())?.id === USERS[0]?.id ? 1 : 0;
    this.app.dispatch(sessionActions.signOutRequested());
    await passUntilQuiet();
    await this.signIn(next);
  }

  private noteCall(): void {
    const call = this.gateway.traffic.calls.at(-1);
    if (!call) return;
    this.approvals.sent(call);
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

  /** A text that tells whose it is. */
  private text(): string {
    this.count += 1;
    return `${selectUser(this.app.state())?.id ?? 'nobody'} ${this.count}`;
  }

  private beginSession(): void {
    this.approvals.session += 1;
    this.creating.clear();
  }

  private open(): World['page'] {
    const { way, close } = openWay(this.gateway);
    const app = startApp({
      gateway: this.gateway,
      through: () => way,
      newId: () => `approval-${String((this.count += 1))}`,
    });
    const ids = USERS.map(({ id }) => id);
    this.elsewhere.pageOpened();
    const watcher = new Watcher(app, ids, (action) => {
      this.elsewhere.saw(action);
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
    // Right after a sign-out, if there is one: what that user sent last may still be on its way.
    while (selectIsSigningOut(state())) await pass(10);
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
    this.reasons = new Reasons();
    this.beginSession();
    await this.letRequestsLand();
    this.page = this.open();
  }

  /**
   * A page is not opened while requests of an earlier one are still on their way to the backend:
   * what they do there after the new page has loaded, nobody could know.
   */
  private async letRequestsLand(): Promise<void> {
    do await pass(20);
    while (this.inFlight > 0);
  }

  private counted({ before, after }: Required<Trouble>): Trouble {
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
      { kind: 'wait' | 'resume' | 'signIn' | 'otherTab' | 'elsewhere' | 'reload' }
    >,
  ) {
    const { app } = this;
    const { modal } = app.state().workspace;
    switch (move.kind) {
      case 'signOut':
        app.dispatch(sessionActions.signOutRequested());
        break;
      case 'create':
        if (modal) return;
        this.count += 1;
        app.dispatch(workspaceActions.modalOpened(move.entity, 'create', `row-${this.count}`));
        this.type();
        this.create(move.entity, `row-${this.count}`, move.row, move.isTwice);
        break;
      case 'edit': {
        const row = this.rowAt(move.entity, move.row);
        if (modal || !row) return;
        app.dispatch(workspaceActions.modalOpened(move.entity, 'edit', row.id));
        this.type();
        this.edit(move.entity, row.id, move.isTwice);
        break;
      }
      case 'setStatus': {
        const row = this.rowAt('quotes', move.row);
        if (modal || !row) return;
        app.dispatch(workspaceActions.modalOpened('quotes', 'edit', row.id));
        this.editQuote(row.id, move.status, move.isTwice);
        break;
      }
      case 'saveAgain':
        if (!modal || modal.saving) return;
        this.type();
        if (modal.mode === 'create') this.create(modal.entity, modal.id, this.count, false);
        else this.edit(modal.entity, modal.id, false);
        break;
      case 'cancel':
        if (modal) app.dispatch(workspaceActions.modalClosed());
        break;
      case 'delete': {
        const row = this.rowAt(move.entity, move.row);
        if (modal || !row) return;
        app.dispatch(actionsOf[move.entity].deleteRequested({ id: row.id }));
        break;
      }
      case 'toggleFlag':
        if (!modal) this.toggleFlag(move.row, move.flag, move.clicks);
        break;
      case 'toggleStage':
        if (!modal) this.toggleStage(move.row, move.index, move.clicks);
        break;
    }
  }

  /** Whatever else one does, an open form is cancelled first, but not while it is being saved. */
  private async leaveForm(): Promise<void> {
    if (this.app.state().workspace.modal?.saving) await pass(200);
    const { modal } = this.app.state().workspace;
    if (modal && !modal.saving) this.app.dispatch(workspaceActions.modalClosed());
  }

  private rowAt(entity: EntityName, at: number): Row | undefined {
    const rows: Row[] = selectorsOf[entity].selectAll(this.app.state());
    return rows[at % Math.max(1, rows.length)];
  }

  private type(): void {
    const id = this.app.state().workspace.modal?.id;
    if (!id) return;
    const draft = { values: { text: this.text() }, baseline: null };
    this.app.dispatch(workspaceActions.draftChanged(id, draft));
  }

  private create(entity: EntityName, id: string, at: number, isTwice: boolean): void {
    const { dispatch } = this.app;
    const text = this.text();
    const pointsAt = (to: EntityName) => this.rowAt(to, at)?.id ?? null;
    const items = [text, `${text} b`].map((name) => anItem({ name }));
    const stages = ['a', 'b', 'c'].map((stage) => aStage({ id: stage, name: `${text} ${stage}` }));
    const status = at % 2 === 0 ? 'proposal' : 'approved';
    if (entity === 'quotes') this.creating.add(id);
    for (let clicks = isTwice ? 2 : 1; clicks > 0; clicks -= 1) {
      if (entity === 'clients') {
        dispatch(clientsActions.createRequested({ id, draft: aClientDraft({ name: text }) }));
      } else if (entity === 'quotes') {
        const draft = aQuoteDraft({ clientId: pointsAt('clients'), items, status });
        dispatch(quotesActions.createRequested({ id, draft }));
      } else if (entity === 'projects') {
        const [quoteId, clientId] = [pointsAt('quotes'), pointsAt('clients')];
        const draft = aProjectDraft({ quoteId, clientId, name: text, stages });
        dispatch(projectsActions.createRequested({ id, draft }));
      } else if (entity === 'payments') {
        const draft = aPaymentDraft({ projectId: pointsAt('projects'), notes: text });
        dispatch(paymentsActions.createRequested({ id, draft }));
      } else {
        const draft = anExpenseDraft({ description: text, date: `2026-11-${10 + (at % 9)}` });
        dispatch(expensesActions.createRequested({ id, draft }));
      }
    }
  }

  private edit(entity: EntityName, id: string, isTwice: boolean): void {
    const { dispatch } = this.app;
    const state = this.app.state();
    const text = this.text();
    if (entity === 'quotes') {
      this.editQuote(id, null, isTwice);
      return;
    }
    for (let clicks = isTwice ? 2 : 1; clicks > 0; clicks -= 1) {
      if (entity === 'clients') {
        const baseline = opened(clientsSelectors, state, id);
        if (!baseline) return;
        dispatch(clientsActions.updateRequested({ id, changes: { name: text }, baseline }));
      } else if (entity === 'projects') {
        const baseline = opened(projectsSelectors, state, id);
        if (!baseline) return;
        dispatch(projectsActions.updateRequested({ id, changes: { name: text }, baseline }));
      } else if (entity === 'payments') {
        const baseline = opened(paymentsSelectors, state, id);
        if (!baseline) return;
        dispatch(paymentsActions.updateRequested({ id, changes: { notes: text }, baseline }));
      } else {
        const baseline = opened(expensesSelectors, state, id);
        if (!baseline) return;
        const changes = { description: text };
        dispatch(expensesActions.updateRequested({ id, changes, baseline }));
      }
    }
  }

  private editQuote(id: string, status: QuoteStatus | null, isTwice: boolean): void {
    const baseline = opened(quotesSelectors, this.app.state(), id);
    if (!baseline) return;
    const changed = status === null || status === baseline.shown.status ? {} : { status };
    for (let clicks = isTwice ? 2 : 1; clicks > 0; clicks -= 1) {
      const changes = { ...changed, observations: this.text() };
      this.app.dispatch(quotesActions.updateRequested({ id, changes, baseline }));
    }
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

  /** What is on screen is what the backend holds. */
  private checkLists(): void {
    const state = this.app.state();
    const userId = selectUser(state)?.id;
    if (!userId) return;
    for (const entity of ENTITIES) {
      const { comparable } = this.elsewhere;
      const shown = comparable<Row>(selectorsOf[entity].selectAll(state));
      const held = comparable<Row>(this.gateway.tables[entity].of(userId));
      if (JSON.stringify(shown.map(sorted)) !== JSON.stringify(held.map(sorted))) {
        this.violations.push(
          `${entity} shown: ${JSON.stringify(shown)}\n  held: ${JSON.stringify(held)}`,
        );
      }
      if (!selectorsOf[entity].selectIsLoaded(state)) this.violations.push(`${entity} not loaded`);
    }
    const pending = { ...state.payments.pending, ...state.projects.pending };
    if (Object.keys(pending).length > 0) this.violations.push('a toggle is still pending');
  }

  /** Nothing broke, Redux Toolkit has nothing to complain of, and the log can be replayed. */
  private checkPage(): string[] {
    const { app } = this;
    const broken = app.logged.map(([message]) => message).filter((message) => BROKEN.test(message));
    const shown = (entity: EntityName): readonly Row[] =>
      selectorsOf[entity].selectAll(app.state());
    this.count += 1;
    return [
      ...broken,
      ...app.complained,
      ...replayViolations(app, this.count * 31),
      ...this.elsewhere.violations(shown),
      ...this.reasons.violations,
    ];
  }

  /** The last click on a toggle holds in the backend, unless its failure was told. */
  private checkClicks(): void {
    for (const [key, wanted] of this.page.watcher.clicks) {
      const [id = '', part = ''] = key.split(':');
      const payment = this.gateway.tables.payments.rows.get(id)?.row;
      const stage = this.gateway.tables.projects.rows.get(id)?.row.stages[Number(part)];
      const held = payment ? payment[part === 'paid' ? 'paid' : 'delivered'] : stage?.completed;
      if (held !== undefined && held !== wanted) {
        this.violations.push(`the last click on ${key} was lost`);
      }
    }
  }
}

/** A row as a form opens with it now. */
function opened<T>(
  { selectById, selectStored }: Record<'selectById' | 'selectStored', RowSelector<T>>,
  state: RootState,
  id: string,
): Baseline<T> | null {
  const [shown, stored] = [selectById(state, id), selectStored(state, id)];
  return shown && stored && { shown, stored };
}

type RowSelector<T> = (state: RootState, id: string) => T | null;

const actionsOf = {
  clients: clientsActions,
  quotes: quotesActions,
  projects: projectsActions,
  payments: paymentsActions,
  expenses: expensesActions,
} satisfies Record<EntityName, object>;

const selectorsOf = {
  clients: clientsSelectors,
  quotes: quotesSelectors,
  projects: projectsSelectors,
  payments: paymentsSelectors,
  expenses: expensesSelectors,
} satisfies Record<EntityName, object>;

const sorted = (row: Row) => Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1));
