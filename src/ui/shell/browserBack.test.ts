import { waitFor } from '@testing-library/react';

import { startApp, type TestApp } from '../../../test/app';
import { aUser } from '../../../test/builders';
import { fakeGateway } from '../../../test/fakeGateway';
import { selectIsReady } from '../../features/app/session/sessionSlice';
import { clientModalValues } from '../../features/business/clients/clientDetailsForm';
import { formsActions } from '../../features/app/forms/formsSlice';
import { workspaceActions } from '../../features/app/workspace/workspaceSlice';
import { followBrowserBack } from './browserBack';
import { flatWorkspace } from '../../../test/workspace';

// The browser's history and its listeners live as long as the module, so everything is tested in one visit.
let store: TestApp['store'];
const workspace = () => flatWorkspace(store.getState().workspace);
const step = (): unknown => Reflect.get(window.history.state as object, 'step');
const place = () => window.history.state as { place: { section: string } };

beforeAll(async () => {
  ({ store } = startApp({ gateway: fakeGateway().withSession(aUser()) }));
  followBrowserBack(store);
  await waitFor(() => {
    expect(selectIsReady(store.getState())).toBe(true);
  });
});

/** Presses the browser's Back, and waits for its `popstate`. */
const pressBack = async () => {
  const heard = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  window.history.back();
  await heard;
};

const address = window.location.href;

afterEach(() => {
  expect(window.location.href).toBe(address);
});

test('leads through the sections that were left, one at a time', async () => {
  store.dispatch(workspaceActions.sectionChosen('clients'));
  store.dispatch(workspaceActions.sectionChosen('quotes'));
  expect(step()).toBe(2);
  expect(place().place.section).toBe('quotes');
  await pressBack();
  expect(workspace().section).toBe('clients');
  await pressBack();
  expect(workspace().section).toBe('dashboard');
  expect(step()).toBe(0);
});

test('closes what lies on top before it leaves a section', async () => {
  store.dispatch(workspaceActions.sectionChosen('clients'));
  store.dispatch(workspaceActions.modalOpened('clients', 'create', 'new'));
  expect(step()).toBe(2);
  await pressBack();
  expect(workspace()).toMatchObject({ modal: null, section: 'clients' });
  await pressBack();
  expect(workspace().section).toBe('dashboard');
});

test('is not pressed by a modal that its own button closes: the history follows', async () => {
  store.dispatch(workspaceActions.sectionChosen('quotes'));
  store.dispatch(workspaceActions.modalOpened('quotes', 'create', 'new'));
  store.dispatch(workspaceActions.modalClosed());
  await waitFor(() => {
    expect(step()).toBe(1);
  });
  expect(workspace()).toMatchObject({ modal: null, section: 'quotes' });
  await pressBack();
  expect(workspace().section).toBe('dashboard');
});

test('asks before it throws away what was typed, and goes on after the answer', async () => {
  store.dispatch(workspaceActions.modalOpened('clients', 'create', 'new'));
  store.dispatch(
    formsActions.draftChanged('new', {
      values: clientModalValues(null, null),
      baseline: null,
      beside: null,
    }),
  );
  await pressBack();
  expect(workspace().modal).not.toBeNull();
  expect(workspace().confirmation).not.toBeNull();
  // The question is a step of its own, so the next Back closes it.
  expect(step()).toBe(2);
  await pressBack();
  expect(workspace().confirmation).toBeNull();
  expect(workspace().modal).not.toBeNull();
  store.dispatch(workspaceActions.modalClosed());
  await waitFor(() => {
    expect(step()).toBe(0);
  });
});

test('several steps at once are several presses', async () => {
  for (const section of ['clients', 'quotes', 'projects'] as const) {
    store.dispatch(workspaceActions.sectionChosen(section));
  }
  const heard = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  window.history.go(-2);
  await heard;
  expect(workspace().section).toBe('clients');
  await waitFor(() => {
    expect(step()).toBe(1);
  });
});
