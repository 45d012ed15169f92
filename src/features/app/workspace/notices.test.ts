import {
  aClient,
  aClientDraft,
  aPayment,
  aProject,
  aUser,
  baselineOf,
} from '../../../../test/builders';
import { clientsActions } from '../../business/clients/clientsSlice';
import { bulkActions } from '../entities/bulk';
import { paymentsActions } from '../../business/payments/paymentsSlice';
import { projectsActions } from '../../business/projects/projectsSlice';
import { quotesActions } from '../../business/quotes/quotesSlice';
import { sessionActions } from '../session/sessionSlice';
import { selectUndoIntent } from './undo';
import { afterActions, flatWorkspace, type FlatWorkspace } from '../../../../test/workspace';
import { workspaceActions, workspaceReducer } from './workspaceSlice';
import { formsActions } from '../forms/formsSlice';
import { noticesActions } from '../notices/noticesSlice';
import { findingActions } from '../finding/findingSlice';

type Action = Parameters<typeof workspaceReducer>[1];

const { modalOpened, modalClosed, modalDismissed, sectionChosen, wentBack } = workspaceActions;

const after = (...actions: Action[]): FlatWorkspace =>
  afterActions(
    flatWorkspace(workspaceReducer(undefined, { type: 'start' })),
    sessionActions.signedIn(aUser()),
    ...actions,
  );

/** The codes of the notices that remain after these actions. */
const left = (...actions: Action[]): string[] =>
  after(...actions).notices.map(({ message }) => message.code);

const refused = { failure: 'refused' } as const;
const draft = aClientDraft();
const create = clientsActions.createRequested({ id: 'c1', draft });
const created = clientsActions.created(aClient({ id: 'c1' }));
const createFailed = clientsActions.createFailed({ id: 'c1', ...refused });
const deleteFailed = clientsActions.deleteFailed({ id: 'c9', ...refused });
const updateFailed = clientsActions.updateFailed({
  id: 'c1',
  ...refused,
  changes: draft,
  before: null,
});
const toggle = paymentsActions.paidToggled({ id: 'p1', paid: true });
const toggleFailed = paymentsActions.flagsFailed({ id: 'p1', sent: { paid: true }, ...refused });
const stage = projectsActions.stageToggled({ id: 'j1', index: 0, completed: true });
const stageFailed = projectsActions.stagesFailed({ id: 'j1', sent: { 0: null }, ...refused });
const form = modalOpened('clients', 'create', 'c1');

describe('a record that is created', () => {
  const inList = sectionChosen('clients');

  test('is told where its list is not shown, or not as a whole, until it is deleted', () => {
    expect(left(form, create, created)).toEqual(['created']);
    expect(left(form, create, created, clientsActions.deleted({ id: 'c1' }))).toEqual([]);
    const searched = findingActions.searched({ entity: 'clients', query: 'x' });
    expect(left(inList, searched, form, create, created)).toEqual(['created']);
  });

  test('is not told where the list, the form below or its view shows it', () => {
    expect(left(inList, form, create, created)).toEqual([]);
    const below = modalOpened('quotes', 'create', 'q1');
    const above = formsActions.formOpenedAbove('clients', 'create', 'c1');
    expect(left(below, above, create, created)).toEqual([]);
    const begun = workspaceActions.paymentBegun({ projectId: 'j1' });
    const { id } = begun.payload;
    const paymentCreated = paymentsActions.created(aPayment({ id }));
    expect(left(begun, paymentCreated)).toEqual([]);
  });
});

describe('the notice of a failure leaves', () => {
  test('when the same is tried again, and comes back when it fails again', () => {
    expect(left(form, create, createFailed)).toEqual(['saveFailed']);
    expect(left(form, create, createFailed, create)).toEqual([]);
    expect(left(form, create, createFailed, create, created)).toEqual(['created']);
    expect(left(form, create, createFailed, create, createFailed)).toEqual(['saveFailed']);
  });

  test.each<[string, Action, Action]>([
    [
      'a save',
      updateFailed,
      clientsActions.updateRequested({ id: 'c2', changes: draft, baseline: baselineOf(aClient()) }),
    ],
    ['a deletion', deleteFailed, clientsActions.deleteRequested({ id: 'c2' })],
    ['a deletion', deleteFailed, create],
    ['a toggle', toggleFailed, paymentsActions.deliveredToggled({ id: 'p2', delivered: true })],
    ['a toggle', toggleFailed, toggle],
    ['a stage', stageFailed, stage],
  ])('%s: when something else is asked of its list', (_name, failure, intent) => {
    expect(left(failure)).toHaveLength(1);
    expect(left(failure, intent)).toEqual([]);
  });

  test('when what was in doubt turns out to have been done', () => {
    expect(left(deleteFailed, clientsActions.deleted({ id: 'c9' }))).toEqual([]);
    expect(left(createFailed, created)).toEqual([]);
    const updated = clientsActions.updated({ row: aClient({ id: 'c1' }), before: aClient() });
    expect(left(updateFailed, updated)).toEqual([]);
  });

  test.each<[string, Action]>([
    ['Cancelar', modalClosed()],
    ['Esc', modalDismissed({ hasInput: false })],
    ['Back', wentBack()],
  ])('when its form closes: %s', (_name, close) => {
    expect(left(form, create, createFailed, close)).toEqual([]);
    expect(left(modalOpened('projects', 'view', 'j1'), stage, stageFailed, close)).toEqual([]);
  });
});

describe('the notice of a failure stays', () => {
  test.each<[string, Action[]]>([
    ['another section is chosen', [sectionChosen('quotes')]],
    ['another list is worked on', [toggle, projectsActions.created(aProject())]],
    ['the form of another list closes', [modalOpened('quotes', 'create', 'q1'), modalClosed()]],
    ['its form stays open, asking first', [form, modalDismissed({ hasInput: true })]],
    ['another row succeeds that was asked for before', [clientsActions.created(aClient())]],
    ['the list is read again', [clientsActions.loaded([])]],
    ['its row turns out to be deleted elsewhere', [clientsActions.deleted({ id: 'c1' })]],
  ])('while %s', (_name, actions) => {
    expect(left(createFailed, ...actions)).toContain('saveFailed');
  });

  test('while another toggle succeeds that was clicked before', () => {
    const saved = paymentsActions.flagsSaved({ row: aPayment({ id: 'p1' }), sent: {} });
    expect(left(toggle, toggleFailed, saved)).toEqual(['paidFailed']);
  });
});

test('good news stay through all of it, until they are dismissed', () => {
  const made = projectsActions.createdFromQuote(aProject({ name: 'Marca' }));
  const open = modalOpened('projects', 'view', 'j1');
  expect(left(made, open, stage, stageFailed, modalClosed())).toEqual(['projectCreated']);
  expect(left(made, noticesActions.noticeDismissed({ id: 1 }))).toEqual([]);
});

test('a project’s notice leaves with the project', () => {
  const made = projectsActions.createdFromQuote(aProject({ id: 'j1' }));
  expect(left(made, projectsActions.deleted({ id: 'j2' }))).toEqual(['projectCreated']);
  expect(left(made, projectsActions.deleted({ id: 'j1' }))).toEqual([]);
});

describe('a payment that is set back to pending', () => {
  const payments = sectionChosen('payments');
  const unpaid = paymentsActions.paidToggled({ id: 'p1', paid: false });

  test('is told, and can be taken back, in the whole list as well', () => {
    const { whole: workspace } = after(payments, unpaid);
    const set = [{ id: 'p1', from: true, to: false }];
    expect(left(payments, unpaid)).toEqual(['set']);
    expect(selectUndoIntent({ workspace })).toEqual(
      bulkActions.setBackRequested({ entity: 'payments', field: 'paid', set }),
    );
  });

  test.each<[string, Action, string[]]>([
    ['is paid again', toggle, []],
    ['could not be saved', toggleFailed, ['paidFailed']],
    ['is deleted', paymentsActions.deleted({ id: 'p1' }), []],
  ])('is told no more when it %s', (_what, action, codes) => {
    expect(left(payments, unpaid, action)).toEqual(codes);
  });
});

describe('a project that is completed', () => {
  const before = aProject({ id: 'j1', status: 'in-progress', updatedAt: '2026-11-20T12:00:00Z' });
  const row = { ...before, status: 'completed' as const, updatedAt: '2026-11-20T12:00:01Z' };
  const completed = projectsActions.updated({ row, before });

  test('is told, and can be taken back', () => {
    const { whole: workspace } = after(completed);
    const set = [{ id: 'j1', from: 'in-progress', to: 'completed' }];
    expect(selectUndoIntent({ workspace })).toEqual(
      bulkActions.setBackRequested({ entity: 'projects', field: 'status', set }),
    );
  });

  test('is told no more when it is deleted or changed again', () => {
    expect(left(completed, projectsActions.deleted({ id: 'j1' }))).toEqual([]);
    const again = projectsActions.updated({ row: before, before: row });
    expect(left(completed, again)).toEqual([]);
  });

  test('says nothing where the form has changed more, or another status was chosen', () => {
    const renamed = projectsActions.updated({ row: { ...row, name: 'Outro' }, before });
    expect(left(renamed)).toEqual([]);
    const paused = projectsActions.updated({ row: { ...row, status: 'paused' }, before });
    expect(left(paused)).toEqual([]);
  });
});

describe('a toggle in a list of which some rows are shown', () => {
  const seeking = [
    sectionChosen('payments'),
    findingActions.facetsChosen({ entity: 'payments', facets: { paid: 'no' } }),
  ];
  const paid = paymentsActions.paidToggled({ id: 'p1', paid: true });
  const pending = paymentsActions.paidToggled({ id: 'p1', paid: false });

  test('is told, once a payment, unless it fails', () => {
    const delivered = paymentsActions.deliveredToggled({ id: 'p1', delivered: true });
    expect(left(sectionChosen('payments'), delivered)).toEqual([]);
    expect(left(...seeking, delivered)).toEqual(['set']);
    expect(left(...seeking, pending)).toEqual(['set']);
    expect(left(...seeking, pending, pending)).toEqual(['set']);
    expect(left(...seeking, pending, toggleFailed)).toEqual(['paidFailed']);
  });

  test('that it came is told once its day is stored', () => {
    expect(left(...seeking, pending, paid)).toEqual([]);
  });

  test('can be taken back', () => {
    const { whole: workspace } = after(...seeking, pending);
    const set = [{ id: 'p1', from: true, to: false }];
    expect(selectUndoIntent({ workspace })).toEqual(
      bulkActions.setBackRequested({ entity: 'payments', field: 'paid', set }),
    );
  });
});

describe('an offer', () => {
  const offer = projectsActions.missingFromQuotes({ quoteIds: ['q1'] });
  const made = aProject({ quoteId: 'q1' });
  const { created, createdFromQuote, updated, loaded } = projectsActions;

  test.each<[string, Action]>([
    ['is made in a form', created(made)],
    ['is made of the approval', createdFromQuote(made)],
    ['is chosen in a form', updated({ row: made, before: { ...made, quoteId: null } })],
    ['was made elsewhere', loaded([made])],
  ])('leaves when the project %s, and does not come back without it', (_how, fact) => {
    const notices = left(offer, fact, projectsActions.deleted({ id: made.id }));
    expect(notices).not.toContain('projectsMissing');
  });

  test('leaves with its quote', () => {
    expect(left(offer, quotesActions.deleted({ id: 'q1' }))).toEqual([]);
  });

  test('stays for the quotes that still have no project', () => {
    const two = projectsActions.missingFromQuotes({ quoteIds: ['q1', 'q2'] });
    expect(left(two, created(made))).toEqual(['projectsMissing']);
    expect(left(two, created(made), quotesActions.deleted({ id: 'q2' }))).toEqual([]);
  });

  test('is not pushed out by what has passed, and neither is a failure', () => {
    const news = createdFromQuote(aProject());
    expect(left(news, offer, createFailed, deleteFailed, stageFailed, toggleFailed)).toEqual([
      'projectsMissing',
      'saveFailed',
      'deleteFailed',
      'stageFailed',
      'paidFailed',
    ]);
  });
});

describe('a form that is closed without saving', () => {
  const typed = formsActions.draftChanged('c1', { values: { name: 'Pa' }, baseline: null });

  test('is offered again where something was typed', () => {
    expect(left(form, modalClosed())).toEqual([]);
    expect(left(form, typed, modalClosed())).toEqual(['formClosed']);
    expect(left(form, typed, create, created)).toEqual(['created']);
  });

  test('comes back with that', () => {
    const closed = after(form, typed, modalClosed());
    const intent = selectUndoIntent({ workspace: closed.whole });
    const reopened = afterActions(closed, intent ?? { type: 'none' });
    expect(reopened.modal).toEqual(after(form, typed).modal);
    expect(reopened.notices).toEqual([]);
  });

  test('its save goes on, and what is saved is not offered', () => {
    expect(left(form, typed, create, modalClosed(), created)).toEqual([]);
  });

  test('nothing is taken back while a dialog is open', () => {
    const closed = after(form, typed, modalClosed());
    expect(selectUndoIntent({ workspace: closed.whole })).not.toBeNull();
    for (const opened of [
      modalOpened('quotes', 'create', 'q1'),
      workspaceActions.partOpened({ mode: 'amount', id: 'p1', part: 2 }),
    ]) {
      const open = afterActions(closed, opened);
      expect(selectUndoIntent({ workspace: open.whole })).toBeNull();
    }
  });
});
