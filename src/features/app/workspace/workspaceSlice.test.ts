import {
  aClient,
  aClientDraft,
  aPayment,
  aProfile,
  aProject,
  aUser,
  baselineOf,
} from '../../../../test/builders';
import { clientsActions } from '../../business/clients/clientsSlice';
import { expensesActions } from '../../business/expenses/expensesSlice';
import { paymentsActions } from '../../business/payments/paymentsSlice';
import { profileFormValues } from '../../business/profile/profileForm';
import { projectsActions } from '../../business/projects/projectsSlice';
import { quotesActions } from '../../business/quotes/quotesSlice';
import { sessionActions } from '../session/sessionSlice';
import { navigationActions, toSection } from '../navigation/navigationSlice';
import { afterActions, flatWorkspace, type FlatWorkspace } from '../../../../test/workspace';
import { workspaceActions, workspaceReducer } from './workspaceSlice';
import { formsActions } from '../forms/formsSlice';
import { noticesActions } from '../notices/noticesSlice';
import { findingActions } from '../finding/findingSlice';

type Action = Parameters<typeof workspaceReducer>[1];

const marina = aUser({ id: 'marina' });
const after = (...actions: Action[]): FlatWorkspace =>
  afterActions(
    flatWorkspace(workspaceReducer(undefined, { type: 'start' })),
    sessionActions.signedIn(marina),
    ...actions,
  );

const { modalOpened, modalClosed, modalDismissed, sectionChosen } = workspaceActions;
const { draftChanged } = formsActions;
const { confirmationAsked, wentBack } = workspaceActions;
const { confirmationCancelled } = formsActions;
const { drawerToggled } = navigationActions;

const opened = modalOpened('clients', 'create', 'c1');
const draft = { values: { name: 'Padaria' }, baseline: null };
const typed = draftChanged('c1', draft);
const save = clientsActions.createRequested({ id: 'c1', draft: aClientDraft() });
const saved = clientsActions.created(aClient({ id: 'c1' }));
const failed = clientsActions.createFailed({ id: 'c1', failure: 'refused' });
const back = wentBack();

describe('sections', () => {
  test('the dashboard comes first', () => {
    expect(after()).toMatchObject({ section: 'dashboard', trail: [] });
  });

  test.each(['clients', 'quotes', 'projects', 'payments', 'expenses', 'dashboard'])(
    '%s is shown when chosen, and the drawer closes',
    (section) => {
      const state = after(drawerToggled({ open: true }), sectionChosen(section));
      expect(state).toMatchObject({ section, drawerOpen: false });
    },
  );

  test.each(['', 'settings', 'Clients', '__proto__'])('%j shows the dashboard', (value) => {
    expect(toSection(value)).toBe('dashboard');
    expect(after(sectionChosen('clients'), sectionChosen(value)).section).toBe('dashboard');
  });
});

describe('what floats over the page', () => {
  const { panelOpened } = workspaceActions;
  const { panelClosed } = navigationActions;
  const menu = panelOpened('userMenu');

  test('is open until it is closed, and takes the drawer’s place', () => {
    const open = after(drawerToggled({ open: true }), menu);
    expect(open).toMatchObject({ panel: 'userMenu', drawerOpen: false });
    expect(afterActions(open, panelClosed('userMenu')).panel).toBeNull();
    expect(afterActions(open, panelClosed('shortcuts')).panel).not.toBeNull();
  });

  test.each([
    ['another section', sectionChosen('clients')],
    ['a modal', opened],
    ['a question', confirmationAsked({ kind: 'signOut' })],
    ['the drawer', drawerToggled({ open: true })],
    ['Back', back],
    ['the end of the session', sessionActions.signedOut({ lost: false })],
  ])('makes room for %s', (_, action) => {
    expect(after(menu, action).panel).toBeNull();
  });

  test('of what is looked at, the menu of what else is done with it stands above that, and goes first', () => {
    const view = workspaceActions.modalOpened('quotes', 'view', 'q1');
    const open = after(view, panelOpened('viewMore'));
    expect(open).toMatchObject({ panel: 'viewMore', modal: { id: 'q1' } });
    const left = afterActions(open, back);
    expect(left).toMatchObject({ panel: null, modal: { id: 'q1' } });
    expect(afterActions(open, workspaceActions.modalClosed())).toMatchObject({
      panel: null,
      modal: null,
    });
    expect(after(view, menu)).toMatchObject({ panel: 'userMenu', modal: null });
  });
});

test('the end of a session forgets what was sought', () => {
  const { searched } = findingActions;
  const lost = sessionActions.signedOut({ lost: true });
  const sought = after(searched({ entity: 'quotes', query: 'ana' }), lost).sought;
  expect(sought.quotes.query).toBe('');
});

describe('the palette', () => {
  const { panelOpened, recordShown, modalOpened } = workspaceActions;
  const { paletteSearched, paletteWalked } = findingActions;
  const palette = panelOpened('palette');

  test('another search begins at its first option', () => {
    const state = after(palette, paletteWalked({ at: 'x' }), paletteSearched({ query: 'ana' }));
    expect(state).toMatchObject({ panel: 'palette', palette: { query: 'ana', at: null } });
  });

  test('a search that comes when it is closed opens nothing', () => {
    expect(after(paletteSearched({ query: 'ana' }), paletteWalked({ at: 'x' })).panel).toBeNull();
  });

  test('a record is shown in its section, from where Back leads back', () => {
    const shown = after(palette, recordShown({ entity: 'payments', id: 'p1', mode: 'edit' }));
    expect(shown).toMatchObject({
      panel: null,
      section: 'payments',
      modal: { entity: 'payments', id: 'p1', mode: 'edit' },
    });
    expect(afterActions(shown, back, back)).toMatchObject({
      modal: null,
      section: 'dashboard',
    });
  });

  test('all that was found is shown in its list', () => {
    const state = after(
      palette,
      workspaceActions.foundListShown({ entity: 'quotes', query: 'ana' }),
    );
    expect(state).toMatchObject({ panel: null, section: 'quotes' });
    expect(state.sought.quotes.query).toBe('ana');
  });

  test('a quote for a client begins with them', () => {
    const state = after(palette, workspaceActions.quoteBegun({ clientId: 'c1' }));
    expect(state.modal).toMatchObject({ entity: 'quotes', mode: 'create', brought: { id: 'c1' } });
  });

  test('what is looked at makes room, what is written does not', () => {
    expect(after(modalOpened('quotes', 'view', 'q1'), palette).modal).toBeNull();
    expect(after(modalOpened('quotes', 'edit', 'q1'), palette).modal).not.toBeNull();
  });

  test('remembers what was opened last, each once, the newest first', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'd'];
    const state = after(...ids.map((id) => modalOpened('quotes', 'view', id)), opened);
    expect(state.recent.map(({ id }) => id)).toEqual(['d', 'f', 'e', 'c', 'b']);
  });
});

describe('Back', () => {
  test('returns to the previous sections, one after the other, and ends on the dashboard', () => {
    const path = [sectionChosen('clients'), sectionChosen('quotes'), sectionChosen('quotes')];
    expect(after(...path, back).section).toBe('clients');
    expect(after(...path, back, back).section).toBe('dashboard');
    expect(after(...path, back, back, back).section).toBe('dashboard');
  });

  test('closes first what lies on top: the question, the modal, the drawer', () => {
    const all = [
      sectionChosen('clients'),
      drawerToggled({ open: true }),
      opened,
      confirmationAsked({ kind: 'delete', entity: 'clients', id: 'c9' }),
    ];
    const states = [1, 2, 3, 4].map((times) => after(...all, ...Array<Action>(times).fill(back)));
    expect(states.map(({ confirmation }) => confirmation === null)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(states.map(({ modal }) => modal === null)).toEqual([false, true, true, true]);
    expect(states.map(({ drawerOpen }) => drawerOpen)).toEqual([true, true, false, false]);
    expect(states.map(({ section }) => section)).toEqual([
      'clients',
      'clients',
      'clients',
      'dashboard',
    ]);
  });

  test('asks before it throws away what was typed', () => {
    const state = after(opened, typed, wentBack());
    expect(state.modal).not.toBeNull();
    expect(state.confirmation).toEqual({ kind: 'discard' });
  });

  test('waits for a save that is under way', () => {
    expect(after(opened, save, back).modal).toMatchObject({ saving: true });
  });

  test('remembers many sections but not for ever', () => {
    const many = Array.from({ length: 200 }, (_, i) => sectionChosen(i % 2 ? 'quotes' : 'clients'));
    expect(after(...many).trail).toHaveLength(50);
  });
});

describe('the modal', () => {
  test('gets an id of its own for a new row', () => {
    const first = modalOpened('clients', 'create').payload.id;
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(modalOpened('clients', 'create').payload.id).not.toBe(first);
  });

  test('Cancelar closes it without asking', () => {
    expect(after(opened, typed, modalClosed()).modal).toBeNull();
  });

  test('a draft whose form cannot be shown yet is not thrown away either', () => {
    expect(after(opened, typed, back).confirmation).toEqual({ kind: 'discard' });
  });

  test('Esc or a click outside asks first when something was typed', () => {
    expect(after(opened, modalDismissed({ hasInput: false })).modal).toBeNull();
    const asked = after(opened, typed, modalDismissed({ hasInput: true }));
    expect(asked).toMatchObject({ modal: { id: 'c1' }, confirmation: { kind: 'discard' } });
    expect(after(opened, typed, modalDismissed({ hasInput: true }), modalClosed())).toMatchObject({
      modal: null,
      confirmation: null,
    });
    const kept = after(opened, typed, modalDismissed({ hasInput: true }), confirmationCancelled());
    expect(kept).toMatchObject({ modal: { draft }, confirmation: null });
  });

  test('closes on the fact that answers its own save', () => {
    expect(after(opened, save, saved).modal).toBeNull();
    const edit = modalOpened('clients', 'edit', 'c1');
    const update = clientsActions.updateRequested({
      id: 'c1',
      changes: {},
      baseline: baselineOf(aClient()),
    });
    const updated = clientsActions.updated({ row: aClient({ id: 'c1' }), before: aClient() });
    expect(after(edit, update, updated).modal).toBeNull();
  });

  test.each<[string, Action]>([
    ['another row', clientsActions.created(aClient({ id: 'c2' }))],
    ['the same id in another list', projectsActions.created(aProject({ id: 'c1' }))],
    ['an approval', projectsActions.createdFromQuote(aProject({ id: 'c1' }))],
    ['a reload', clientsActions.loaded([])],
    ['a toggle', paymentsActions.flagsSaved({ row: aPayment({ id: 'c1' }), sent: {} })],
  ])('does not close on %s', (_name, fact) => {
    expect(after(opened, typed, save, fact).modal).toMatchObject({ id: 'c1', saving: true });
  });

  test('does not close on a fact while it saves nothing', () => {
    expect(after(opened, typed, saved).modal).toMatchObject({ id: 'c1' });
  });

  test('stays open with its draft after a failed save, which can be repeated', () => {
    const state = after(opened, typed, save, failed);
    expect(state.modal).toMatchObject({ saving: false, draft });
    expect(after(opened, typed, save, failed, save, saved).modal).toBeNull();
  });

  test('a failure of another row leaves it saving', () => {
    const other = clientsActions.createFailed({ id: 'c2', failure: 'refused' });
    expect(after(opened, save, other).modal).toMatchObject({ saving: true });
  });

  test('ignores a late draft of a form that is gone', () => {
    expect(after(opened, draftChanged('c0', draft)).modal?.draft).toBeNull();
    expect(after(typed).modal).toBeNull();
  });

  test('the last of a draft reaches the form that a lost session left behind, and no other one', () => {
    const more = { values: { name: 'Padaria Estrela' }, baseline: null };
    const lost = sessionActions.signedOut({ lost: true });
    const left = (...actions: Action[]) => after(opened, typed, lost, ...actions);
    expect(left(draftChanged('c1', more)).kept?.modal).toMatchObject({ draft: more });
    expect(left(draftChanged('c2', more)).kept?.modal).toMatchObject({ draft });
    const other = sessionActions.signedIn({ ...marina, id: 'other' });
    expect(left(other, draftChanged('c1', more))).toMatchObject({ modal: null, kept: null });
  });
});

describe('notices', () => {
  const messages = (state: FlatWorkspace) => state.notices.map(({ message }) => message);

  test.each([
    ['clients', clientsActions],
    ['quotes', quotesActions],
    ['projects', projectsActions],
    ['payments', paymentsActions],
    ['expenses', expensesActions],
  ] as const)('%s: a failed save or deletion', (entity, actions) => {
    const problem = { id: 'x', failure: 'refused' as const };
    expect(messages(after(actions.createFailed(problem)))).toEqual([
      { code: 'saveFailed', entity },
    ]);
    expect(messages(after(actions.deleteFailed(problem)))).toEqual([
      { code: 'deleteFailed', entity },
    ]);
  });

  test('a failed stage, delivery or payment; both flags raise both', () => {
    const stage = projectsActions.stagesFailed({ id: 'j', sent: { 0: null }, failure: 'refused' });
    expect(messages(after(stage))).toEqual([{ code: 'stageFailed' }]);
    const flags = (sent: Record<string, boolean>) =>
      paymentsActions.flagsFailed({ id: 'p', sent, failure: 'refused' });
    expect(messages(after(flags({ delivered: true })))).toEqual([{ code: 'deliveredFailed' }]);
    expect(messages(after(flags({ paid: false })))).toEqual([{ code: 'paidFailed' }]);
    expect(messages(after(flags({ paid: true, delivered: true })))).toEqual([
      { code: 'deliveredFailed' },
      { code: 'paidFailed' },
    ]);
  });

  test('a project made by an approval is good news, one that was not is a failed save', () => {
    const made = projectsActions.createdFromQuote(aProject({ name: 'Marca' }));
    expect(after(made).notices).toMatchObject([
      { tone: 'success', message: { code: 'projectCreated', name: 'Marca' } },
    ]);
    const not = projectsActions.creationFromQuoteFailed({
      quoteId: 'q',
      id: 'p',
      failure: 'refused',
    });
    expect(after(not).notices).toMatchObject([
      { tone: 'danger', message: { code: 'saveFailed', entity: 'projects' } },
      { tone: 'info', message: { code: 'projectsMissing', quoteIds: ['q'] } },
    ]);
  });

  test('a failed load raises none', () => {
    expect(after(clientsActions.loadFailed()).notices).toEqual([]);
  });

  test('the same again replaces the older one under a new id, so that it is announced again', () => {
    const state = after(failed, failed);
    expect(state.notices).toHaveLength(1);
    expect(state.notices[0]?.id).toBe(2);
  });

  test('at most four are shown, the newest; each can be dismissed', () => {
    const made = [1, 2, 3, 4, 5, 6].map((n) =>
      projectsActions.createdFromQuote(aProject({ name: String(n) })),
    );
    expect(after(...made).notices.map(({ id }) => id)).toEqual([3, 4, 5, 6]);
    const rest = after(...made, noticesActions.noticeDismissed({ id: 4 }));
    expect(rest.notices.map(({ id }) => id)).toEqual([3, 5, 6]);
  });
});

describe('confirmations', () => {
  const ask = confirmationAsked({ kind: 'delete', entity: 'payments', id: 'p1' });

  test('are asked, cancelled, and gone once carried out', () => {
    expect(after(ask).confirmation).toEqual({ kind: 'delete', entity: 'payments', id: 'p1' });
    expect(after(ask, confirmationCancelled()).confirmation).toBeNull();
    expect(after(ask, paymentsActions.deleteRequested({ id: 'p1' })).confirmation).toBeNull();
  });

  test("'Tem certeza que deseja sair?' is gone with the session", () => {
    const state = after(
      confirmationAsked({ kind: 'signOut' }),
      sessionActions.signedOut({ lost: false }),
    );
    expect(state.confirmation).toBeNull();
  });
});

describe('what a lost session leaves of an open form', () => {
  const lost = sessionActions.signedOut({ lost: true });
  const asked = sessionActions.signedOut({ lost: false });
  const again = sessionActions.signedIn(marina);
  const other = sessionActions.signedIn(aUser({ id: 'bento' }));
  const busy = [sectionChosen('clients'), opened, typed, save];

  test('is kept for the same user: section, modal and what was typed, ready to be saved again', () => {
    expect(after(...busy, lost).modal).toBeNull();
    expect(after(...busy, lost, again)).toMatchObject({
      section: 'clients',
      modal: { id: 'c1', saving: false, draft },
      kept: null,
    });
  });

  test('is kept of a message, too, unless it went as it stands', () => {
    const { messageChanged } = formsActions;
    const writing = [modalOpened('quotes', 'send', 'q1'), messageChanged({ text: 'Olá!' })];
    expect(after(...writing, lost, again).modal).toMatchObject({
      mode: 'send',
      outgoing: { text: 'Olá!' },
    });
    expect(after(...writing, messageChanged({ gone: true }), lost, again).modal).toBeNull();
    expect(after(...writing, back)).toMatchObject({ confirmation: { kind: 'discard' } });
  });

  test('is kept also when the session is reported lost twice', () => {
    expect(after(...busy, lost, lost, again).modal?.id).toBe('c1');
  });

  test('is dropped for another user, for good', () => {
    const state = after(...busy, lost, other);
    expect(state).toMatchObject({ section: 'dashboard', modal: null, kept: null });
    expect(after(...busy, lost, other, lost, again).modal).toBeNull();
  });

  test('is dropped by a sign-out that was asked for', () => {
    expect(after(...busy, asked)).toMatchObject({ modal: null, kept: null });
    expect(after(...busy, lost, again, asked, again).modal).toBeNull();
  });

  test('is nothing where nothing was typed', () => {
    expect(after(sectionChosen('clients'), opened, lost)).toMatchObject({ kept: null });
  });

  test('notices and questions do not outlive the session', () => {
    const state = after(failed, confirmationAsked({ kind: 'signOut' }), lost, again);
    expect(state).toMatchObject({ notices: [], confirmation: null });
  });
});

describe('a form above another', () => {
  const { formOpenedAbove } = formsActions;
  const quote = modalOpened('quotes', 'create', 'q1');
  const quoteTyped = draftChanged('q1', draft);
  const above = formOpenedAbove('clients', 'create', 'c1');
  const below = [quote, quoteTyped, above];

  test('leaves the lower one waiting with what was typed', () => {
    expect(after(...below)).toMatchObject({
      modal: { entity: 'clients', id: 'c1', draft: null },
      waiting: [{ entity: 'quotes', id: 'q1', draft }],
    });
  });

  test('leads back with the record that was saved', () => {
    const state = after(...below, save, saved);
    expect(state).toMatchObject({ modal: { id: 'q1', draft }, waiting: [] });
    expect(state.modal?.brought).toEqual({ id: 'c1', isNew: true });
    expect(after(...below, save, saved, quoteTyped).modal).not.toHaveProperty('brought');
  });

  test.each([
    ['Cancelar', modalClosed()],
    ['Back', back],
    ['Esc', modalDismissed({ hasInput: false })],
  ])('leads back without one: %s', (_way, left) => {
    const state = after(...below, left);
    expect(state).toMatchObject({ modal: { id: 'q1', draft }, waiting: [] });
    expect(state.modal).not.toHaveProperty('brought');
  });

  test('leads back one at a time', () => {
    const project = modalOpened('projects', 'create', 'p1');
    const chain = [project, formOpenedAbove('quotes', 'create', 'q1'), above];
    expect(after(...chain, modalClosed())).toMatchObject({
      modal: { id: 'q1' },
      waiting: [{ id: 'p1' }],
    });
    expect(after(...chain, modalClosed(), modalClosed()).modal).toMatchObject({ id: 'p1' });
  });

  test('stays open when its save fails', () => {
    expect(after(...below, save, failed)).toMatchObject({
      modal: { id: 'c1', saving: false },
      waiting: [{ id: 'q1' }],
    });
  });

  test('what was brought counts as typed: it is asked about, and outlives a lost session', () => {
    const lost = sessionActions.signedOut({ lost: true });
    const broughtBack = [quote, above, save, saved];
    const brought = { id: 'c1', isNew: true };
    const again = after(...broughtBack, lost, sessionActions.signedIn(marina));
    expect(again.modal).toMatchObject({ id: 'q1', brought });
    expect(after(...broughtBack, back).confirmation).toEqual({ kind: 'discard' });
  });

  test('both outlive a lost session, where anything was typed', () => {
    const lost = sessionActions.signedOut({ lost: true });
    const again = after(...below, lost, sessionActions.signedIn(marina));
    expect(again).toMatchObject({ modal: { id: 'c1' }, waiting: [{ id: 'q1', draft }] });
    expect(after(quote, above, lost).kept).toBeNull();
    expect(after(...below, lost, sessionActions.signedIn(aUser({ id: 'eva' }))).waiting).toEqual(
      [],
    );
  });
});

describe("what is typed in 'Meus dados'", () => {
  const values = profileFormValues(aProfile({ city: 'Olinda' }), []);
  const typing = [sectionChosen('myData'), formsActions.myDataTyped(values)];

  test('is given up only by whoever says so', () => {
    const asked = after(...typing, sectionChosen('quotes'));
    expect(asked).toMatchObject({
      section: 'myData',
      confirmation: { kind: 'leave', section: 'quotes' },
      myData: { draft: values },
    });
    expect(after(...typing, back)).toMatchObject({
      section: 'myData',
      confirmation: { kind: 'leave', section: 'dashboard' },
    });
    const left = afterActions(asked, workspaceActions.myDataLeft({ section: 'quotes' }));
    expect(left).toMatchObject({ section: 'quotes', confirmation: null, myData: { draft: null } });
    expect(after(sectionChosen('myData'), back)).toMatchObject({ section: 'dashboard', trail: [] });
  });

  test('a menu closes on the way back to where one came from', () => {
    const menu = drawerToggled({ open: true });
    expect(after(sectionChosen('myData'), menu, sectionChosen('dashboard'))).toMatchObject({
      section: 'dashboard',
      drawerOpen: false,
    });
  });

  test('outlives a session that was lost, for the same user', () => {
    const lost = [...typing, sessionActions.signedOut({ lost: true })];
    expect(after(...lost, sessionActions.signedIn(marina))).toMatchObject({
      section: 'myData',
      myData: { draft: values },
      keptMyData: null,
    });
    const other = after(...lost, sessionActions.signedIn(aUser({ id: 'bento' })));
    expect(other).toMatchObject({ section: 'dashboard', myData: { draft: null } });
    const ended = after(...typing, sessionActions.signedOut({ lost: false }));
    expect(ended.keptMyData).toBeNull();
  });
});
