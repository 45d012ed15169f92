import * as fc from 'fast-check';

import { aUser } from '../../../../test/builders';
import { sessionActions } from '../session/sessionSlice';
import { flatWorkspace } from '../../../../test/workspace';
import { placeOf, readPlace } from './place';
import { initialWorkspace, type WorkspaceState } from './workspace';
import { workspaceActions, workspaceReducer } from './workspaceSlice';
import { formsActions } from '../forms/formsSlice';
import { findingActions } from '../finding/findingSlice';

const user = aUser();

const after = (...actions: Parameters<typeof workspaceReducer>[1][]): WorkspaceState =>
  actions.reduce(workspaceReducer, initialWorkspace);

const somewhere = () =>
  after(
    sessionActions.signedIn(user),
    workspaceActions.sectionChosen('quotes'),
    findingActions.searched({ entity: 'quotes', query: 'ana' }),
    findingActions.sortPressed({ entity: 'quotes', column: 'value', first: 'descending' }),
    findingActions.facetsChosen({ entity: 'quotes', facets: { status: 'approved' } }),
    findingActions.periodChosen({
      entity: 'quotes',
      period: { kind: 'chosen', from: '2026-01-01', to: null },
    }),
    workspaceActions.yearChosen({ year: 2025, section: 'year' }),
    workspaceActions.modalOpened('quotes', 'view', 'q1'),
  );

/** The place as the browser's history stores it. */
const stored = (state: WorkspaceState): unknown => JSON.parse(JSON.stringify(placeOf(state)));

const signedInAgain = (left: ReturnType<typeof readPlace>, id = user.id) =>
  flatWorkspace(
    workspaceReducer(
      {
        ...initialWorkspace,
        navigation: { ...initialWorkspace.navigation, placeBeforeReload: left },
      },
      sessionActions.signedIn({ ...user, id }),
    ),
  );

it('a reload returns to section, search and record', () => {
  const state = flatWorkspace(somewhere());
  const { section, trail, sought, year, modal, placeBeforeReload } = signedInAgain(
    readPlace(stored(state.whole)),
  );
  expect({ section, trail, sought, year }).toEqual({
    section: state.section,
    trail: state.trail,
    sought: state.sought,
    year: 2025,
  });
  expect(modal).toEqual(state.modal);
  expect(placeBeforeReload).toBeNull();
});

it('another user starts with the dashboard, and so does who was nowhere', () => {
  const left = readPlace(stored(somewhere()));
  expect(signedInAgain(left, 'another')).toEqual(signedInAgain(null, 'another'));
  expect(signedInAgain(null).section).toBe('dashboard');
});

it('nobody is anywhere once signed out', () => {
  const state = workspaceReducer(somewhere(), sessionActions.signedOut({ lost: false }));
  expect(placeOf(state)).toBeNull();
  expect(state.finding.sought).toEqual(initialWorkspace.finding.sought);
});

const { modalOpened } = workspaceActions;

it.each([
  [modalOpened('quotes', 'send', 'r1'), { entity: 'quotes', mode: 'view', id: 'r1' }],
  [modalOpened('payments', 'pix', 'r1'), null],
  [modalOpened('payments', 'charge', 'r1'), null],
])('%j: what a reload opens again', (action, record) => {
  const state = after(sessionActions.signedIn(user), action);
  expect(placeOf(state)?.record ?? null).toEqual(record);
});

it('a new record is no place; of two forms the lower one is', () => {
  const { formOpenedAbove } = formsActions;
  const signedIn = sessionActions.signedIn(user);
  expect(placeOf(after(signedIn, modalOpened('clients', 'create', 'c1')))?.record).toBeNull();
  const above = after(
    signedIn,
    modalOpened('payments', 'edit', 'y1'),
    formOpenedAbove('projects', 'create', 'p1'),
  );
  expect(placeOf(above)?.record).toEqual({ entity: 'payments', mode: 'edit', id: 'y1' });
});

it('whatever is stored, what is read is a place or none', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), (anything) => {
      const place = readPlace({ userId: user.id, sought: { quotes: anything }, trail: anything });
      expect(signedInAgain(place).sought.quotes.query).toEqual(expect.any(String));
      expect(() => readPlace(anything)).not.toThrow();
    }),
  );
});
