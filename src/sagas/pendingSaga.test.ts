import { startSignedIn, type TestApp } from '../../test/app';
import { aPayment, aProject, aStage, aUser, baselineOf } from '../../test/builders';
import { paymentsActions, paymentsSelectors } from '../features/business/payments/paymentsSlice';
import { projectsActions, projectsSelectors } from '../features/business/projects/projectsSlice';
import { sessionActions } from '../features/app/session/sessionSlice';

beforeEach(() => {
  jest.useFakeTimers();
});

const marina = aUser({ id: 'marina' });

const seeded = () =>
  startSignedIn(({ tables }) => {
    tables.payments.seed(marina.id, aPayment({ id: 'p1', paymentDate: '2026-11-02' }));
    tables.projects.seed(
      marina.id,
      aProject({ id: 'j1', stages: [aStage({ id: 's0' }), aStage({ id: 's1' })] }),
    );
  }, marina);

const paid = (value: boolean) => paymentsActions.paidToggled({ id: 'p1', paid: value });
const delivered = (value: boolean) =>
  paymentsActions.deliveredToggled({ id: 'p1', delivered: value });
const stage = (index: number, completed: boolean) =>
  projectsActions.stageToggled({ id: 'j1', index, completed });

const shown = (app: TestApp) => paymentsSelectors.selectById(app.state(), 'p1');
const stored = (app: TestApp) => app.gateway.tables.payments.of(marina.id)[0];
const shownStages = (app: TestApp) =>
  projectsSelectors.selectById(app.state(), 'j1')?.stages.map(({ completed }) => completed);
const storedStages = (app: TestApp) => app.gateway.tables.projects.of(marina.id)[0]?.stages;
const notices = (app: TestApp) =>
  app.state().workspace.notices.shown.map(({ message }) => message.code);
const updates = (app: TestApp) =>
  app.gateway.traffic.calls.filter(({ name }) => name.endsWith('.update'));

describe('the flags of a payment', () => {
  test('a click shows at once and is saved as an update of that field only', async () => {
    const app = await seeded();
    app.dispatch(paid(true));
    expect(shown(app)?.paid).toBe(true);
    expect(stored(app)?.paid).toBe(false);
    await app.settle();
    expect(app.types()).toEqual([
      'payments/paidToggled',
      'payments/flagsSaved',
      'payments/receiptStored',
    ]);
    expect(updates(app).map(({ input }) => input)).toEqual([
      { userId: marina.id, id: 'p1', changes: { paid: true } },
    ]);
    expect(stored(app)).toMatchObject({ paid: true, delivered: false, paymentDate: '2026-11-02' });
    expect(app.state().payments.pending).toEqual({});
  });

  test('quick clicks: one save at a time, and the last click wins on screen and in the backend', async () => {
    const app = await seeded();
    const release = app.gateway.traffic.hold('payments.update');
    app.dispatch(paid(true));
    await app.settle();
    for (const value of [false, true, false]) app.dispatch(paid(value));
    expect(shown(app)?.paid).toBe(false);
    await app.settle();
    expect(updates(app)).toHaveLength(1);
    release();
    await app.settle();
    expect(updates(app).map(({ input }) => input)).toMatchObject([
      { changes: { paid: true } },
      { changes: { paid: false } },
    ]);
    expect(shown(app)?.paid).toBe(false);
    expect(stored(app)?.paid).toBe(false);
  });

  test('both flags clicked while a save is under way are sent together', async () => {
    const app = await seeded();
    const release = app.gateway.traffic.hold('payments.update');
    app.dispatch(delivered(true));
    await app.settle();
    app.dispatch(delivered(false));
    app.dispatch(paid(true));
    release();
    await app.settle();
    expect(updates(app).map(({ input }) => input)).toMatchObject([
      { changes: { delivered: true } },
      { changes: { delivered: false, paid: true } },
    ]);
    expect(shown(app)).toMatchObject({ delivered: false, paid: true });
  });

  test.each([
    ['delivered', delivered(true), 'deliveredFailed'],
    ['paid', paid(true), 'paidFailed'],
  ] as const)('%s: a failure rolls back with its notice', async (flag, action, notice) => {
    const app = await seeded();
    app.gateway.traffic.fail('payments.update', 'refused');
    app.dispatch(action);
    await app.settle();
    expect(app.types().at(-1)).toBe('payments/flagsFailed');
    expect(shown(app)?.[flag]).toBe(false);
    expect(notices(app)).toEqual([notice]);
    expect(app.logged).toHaveLength(1);
    expect(app.state().payments.pending).toEqual({});
  });

  test('a failure does not roll back what was clicked after it', async () => {
    const app = await seeded();
    app.gateway.traffic.fail('payments.update', 'refused');
    app.dispatch(paid(true));
    app.dispatch(delivered(true));
    await app.settle();
    expect(shown(app)).toMatchObject({ paid: false, delivered: true });
    expect(stored(app)).toMatchObject({ paid: false, delivered: true });
    expect(notices(app)).toEqual(['paidFailed']);
  });

  test('reply lost: read again, found saved', async () => {
    const app = await seeded();
    app.gateway.traffic.loseReply('payments.update');
    app.dispatch(paid(true));
    await app.settle();
    expect(app.types()).toEqual([
      'payments/paidToggled',
      'payments/loadStarted',
      'payments/loaded',
      'payments/flagsSaved',
      'payments/receiptStored',
    ]);
    expect(shown(app)?.paid).toBe(true);
    expect(notices(app)).toEqual(['partReceived']);
  });

  test('reply lost and the table unreadable: rolled back, until the next load shows the truth', async () => {
    const app = await seeded();
    app.gateway.traffic.loseReply('payments.update');
    app.gateway.traffic.fail('payments.list', 'network');
    app.dispatch(paid(true));
    await app.settle();
    expect(shown(app)?.paid).toBe(false);
    expect(notices(app)).toEqual(['paidFailed']);
    await app.settle(2_000);
    expect(shown(app)?.paid).toBe(true);
  });

  test('never arrived: read again, rolled back', async () => {
    const app = await seeded();
    app.gateway.traffic.fail('payments.update', 'network');
    app.dispatch(paid(true));
    await app.settle();
    expect(shown(app)?.paid).toBe(false);
    expect(notices(app)).toEqual(['paidFailed']);
  });

  test('a load in between does not take the click off the screen', async () => {
    const app = await seeded();
    const release = app.gateway.traffic.hold('payments.update');
    app.dispatch(paid(true));
    app.dispatch(paymentsActions.loadStarted());
    app.dispatch(paymentsActions.loaded(app.gateway.tables.payments.of(marina.id)));
    expect(shown(app)?.paid).toBe(true);
    release();
    await app.settle();
    expect(shown(app)?.paid).toBe(true);
  });

  test('a row that is gone: logged, rolled back, announced, nothing sent', async () => {
    const app = await seeded();
    app.dispatch(paymentsActions.paidToggled({ id: 'unknown', paid: true }));
    await app.settle();
    expect(app.types()).toEqual(['payments/paidToggled', 'payments/flagsFailed']);
    expect(updates(app)).toEqual([]);
    expect(app.logged).toHaveLength(1);
    expect(app.state().payments.pending).toEqual({});
  });

  test('a row that another device deleted: announced, and it leaves the list', async () => {
    const app = await seeded();
    app.gateway.tables.payments.rows.delete('p1');
    app.dispatch(paid(true));
    await app.settle();
    expect(app.types()).toEqual([
      'payments/paidToggled',
      'payments/flagsFailed',
      'payments/loadStarted',
      'payments/loaded',
    ]);
    expect(shown(app)).toBeFalsy();
    expect(app.state().payments.pending).toEqual({});
  });

  test('a toggle and an edit of the same row are saved in the order of the clicks', async () => {
    const app = await seeded();
    const release = app.gateway.traffic.hold('payments.update');
    app.dispatch(paid(true));
    app.dispatch(
      paymentsActions.updateRequested({
        id: 'p1',
        changes: { paid: false, notes: 'x' },
        baseline: baselineOf(aPayment({ paid: true })),
      }),
    );
    app.dispatch(delivered(true));
    await app.settle();
    expect(updates(app)).toHaveLength(1);
    release();
    await app.settle();
    expect(stored(app)).toMatchObject({ paid: false, delivered: true, notes: 'x' });
    expect(shown(app)).toEqual(stored(app));
  });

  test('a deletion drops the edits of its row', async () => {
    const app = await seeded();
    app.dispatch(paymentsActions.deleteRequested({ id: 'p1' }));
    app.dispatch(paid(true));
    await app.settle();
    expect(shown(app)).toBeNull();
    expect(app.state().payments.pending).toEqual({});
    expect(notices(app)).toEqual(['deleted']);
  });

  test('sign-out during the save leaves nothing behind', async () => {
    const app = await seeded();
    const release = app.gateway.traffic.hold('payments.update', 'answer');
    app.dispatch(paid(true));
    app.dispatch(sessionActions.signOutRequested());
    await app.settle();
    release();
    await app.settle();
    expect(app.types().at(-1)).toBe('session/signedOut');
    expect(app.state().payments).toMatchObject({ ids: [], pending: {} });
  });
});

describe('the stages of a project', () => {
  test('completing sets the instant of the click, un-completing clears it', async () => {
    jest.setSystemTime(new Date('2026-11-20T12:00:00Z'));
    const app = await seeded();
    const release = app.gateway.traffic.hold('projects.update');
    app.dispatch(stage(1, true));
    expect(shownStages(app)).toEqual([false, true]);
    await app.settle(5_000);
    release();
    await app.settle();
    expect(app.types()).toEqual(['projects/stageToggled', 'projects/stagesSaved']);
    expect(storedStages(app)?.[1]).toMatchObject({
      completed: true,
      completedAt: '2026-11-20T12:00:00.000Z',
    });
    app.dispatch(stage(1, false));
    await app.settle();
    expect(storedStages(app)?.[1]).toMatchObject({ completed: false, completedAt: null });
  });

  test('quick clicks on several stages: none is lost, the last one of each wins', async () => {
    const app = await seeded();
    app.dispatch(stage(0, true));
    app.dispatch(stage(1, true));
    app.dispatch(stage(0, false));
    expect(shownStages(app)).toEqual([false, true]);
    await app.settle();
    expect(shownStages(app)).toEqual([false, true]);
    expect(storedStages(app)?.map(({ completed }) => completed)).toEqual([false, true]);
  });

  test('a failure rolls back with its notice', async () => {
    const app = await seeded();
    app.gateway.traffic.fail('projects.update', 'refused');
    app.dispatch(stage(0, true));
    await app.settle();
    expect(app.types().at(-1)).toBe('projects/stagesFailed');
    expect(shownStages(app)).toEqual([false, false]);
    expect(notices(app)).toEqual(['stageFailed']);
  });

  test('reply lost: read again, found saved', async () => {
    const app = await seeded();
    app.gateway.traffic.loseReply('projects.update');
    app.dispatch(stage(0, true));
    await app.settle();
    expect(app.types().at(-1)).toBe('projects/stagesSaved');
    expect(shownStages(app)).toEqual([true, false]);
  });

  test('a toggle during the edit of the same project is applied to the edited stages', async () => {
    const app = await seeded();
    app.dispatch(
      projectsActions.updateRequested({
        id: 'j1',
        changes: { stages: [aStage({ id: 's0', name: 'Renomeada' }), aStage({ id: 's1' })] },
        baseline: baselineOf(app.state().projects.entities['j1']!),
      }),
    );
    app.dispatch(stage(0, true));
    await app.settle();
    expect(storedStages(app)?.[0]).toMatchObject({ name: 'Renomeada', completed: true });
  });

  test('what another device did to the other stages stays', async () => {
    const app = await seeded();
    const elsewhere = { completed: true, completedAt: '2026-11-19T09:00:00.000Z' };
    app.gateway.tables.projects.change('j1', {
      stages: [aStage({ id: 's0', name: 'Renomeada', ...elsewhere }), aStage({ id: 's1' })],
    });
    app.dispatch(stage(1, true));
    await app.settle();
    expect(storedStages(app)).toMatchObject([
      { name: 'Renomeada', ...elsewhere },
      { completed: true },
    ]);
    expect(shownStages(app)).toEqual([true, true]);
  });

  test('a stage is the same wherever another device has put it', async () => {
    const app = await seeded();
    app.gateway.tables.projects.change('j1', {
      stages: ['s1', 'new', 's0'].map((id) => aStage({ id })),
    });
    const release = app.gateway.traffic.hold('projects.update');
    app.dispatch(stage(0, true));
    await app.settle();
    app.dispatch(stage(1, true)); // the stage s1, as this window shows it
    release();
    await app.settle();
    expect(storedStages(app)).toMatchObject([
      { id: 's1', completed: true },
      { id: 'new', completed: false },
      { id: 's0', completed: true },
    ]);
    expect(updates(app)).toHaveLength(2);
    expect(app.state().projects.pending).toEqual({});
  });

  test('stages that share an id are told apart', async () => {
    const app = await seeded();
    const stages = ['s', 's', 's'].map((id) => aStage({ id }));
    app.gateway.tables.projects.change('j1', { stages });
    app.dispatch(projectsActions.loaded(app.gateway.tables.projects.of(marina.id)));
    app.dispatch(stage(1, true));
    expect(shownStages(app)).toEqual([false, true, false]);
    await app.settle();
    expect(storedStages(app)?.map(({ completed }) => completed)).toEqual([false, true, false]);
  });

  test('a stage that another device removed: announced, and it leaves the list', async () => {
    const app = await seeded();
    app.gateway.tables.projects.change('j1', { stages: [aStage({ id: 's1' })] });
    app.dispatch(stage(0, true));
    await app.settle();
    expect(updates(app)).toEqual([]);
    expect(notices(app)).toEqual(['stageFailed']);
    expect(shownStages(app)).toEqual([false]);
    expect(app.state().projects.pending).toEqual({});
  });

  test('a stage that this window does not have: announced, nothing is changed or left over', async () => {
    const app = await seeded();
    app.dispatch(stage(7, true));
    await app.settle();
    expect(notices(app)).toEqual(['stageFailed']);
    expect(updates(app)).toEqual([]);
    expect(app.state().projects.pending).toEqual({});
  });

  test('the stages cannot be read before: rolled back with its notice, nothing is sent', async () => {
    const app = await seeded();
    app.gateway.traffic.fail('projects.find', 'network');
    app.dispatch(stage(0, true));
    await app.settle();
    expect(updates(app)).toEqual([]);
    expect(notices(app)).toEqual(['stageFailed']);
    expect(shownStages(app)).toEqual([false, false]);
  });

  test('reply lost, and another device changed another stage meanwhile: found saved', async () => {
    const app = await seeded();
    app.gateway.traffic.loseReply('projects.update');
    const release = app.gateway.traffic.hold('projects.list');
    app.dispatch(stage(0, true));
    await app.settle();
    const [first, second] = storedStages(app) ?? [];
    app.gateway.tables.projects.change('j1', {
      stages: [first!, { ...second!, completed: true, completedAt: '2026-11-20T12:00:00.000Z' }],
    });
    release();
    await app.settle();
    expect(app.types().at(-1)).toBe('projects/stagesSaved');
    expect(shownStages(app)).toEqual([true, true]);
  });

  test('an unexpected exception rolls back, is logged, and the next click works', async () => {
    const app = await seeded();
    jest.spyOn(app.gateway.projects, 'update').mockRejectedValueOnce(new TypeError('boom'));
    app.dispatch(stage(0, true));
    await app.settle();
    expect(app.logged).toEqual([
      ['projects/stagesSaved failed', { id: 'j1', error: expect.any(TypeError) as Error }],
    ]);
    expect(shownStages(app)).toEqual([false, false]);
    app.dispatch(stage(0, true));
    await app.settle();
    expect(shownStages(app)).toEqual([true, false]);
  });
});
