import { startSignedIn } from '../../test/app';
import { aProject, anExpense, anExpenseDraft, anExpenseProject, aUser } from '../../test/builders';
import {
  expenseProjectsActions,
  expenseProjectsSelectors,
} from '../features/business/expenses/expenseProjectsSlice';
import { expensesActions } from '../features/business/expenses/expensesSlice';
import { projectsActions } from '../features/business/projects/projectsSlice';
import { selectUndoIntent } from '../features/app/workspace/undo';

beforeEach(() => {
  jest.useFakeTimers();
});

const marina = aUser({ id: 'marina' });

/** Starts the app with two projects, and with an expense that refers to the first one. */
const withExpense = () =>
  startSignedIn(({ tables }) => {
    tables.projects.seed(marina.id, aProject({ id: 'j1' }), aProject({ id: 'j2' }));
    tables.expenses.seed(marina.id, anExpense({ id: 'e1' }));
    tables.expenseProjects.seed(marina.id, anExpenseProject({ id: 'e1', projectId: 'j1' }));
  }, marina);

type App = Awaited<ReturnType<typeof withExpense>>;

/** The project of the expense, both in the state and in the backend. */
const named = (app: App) => [
  expenseProjectsSelectors.selectById(app.state(), 'e1')?.projectId,
  app.gateway.tables.expenseProjects.of(marina.id).find(({ id }) => id === 'e1')?.projectId,
];

const both = (projectId: string | null | undefined) => [projectId, projectId];

const takeBack = async (app: App) => {
  app.dispatch(selectUndoIntent(app.state()) ?? { type: 'nothing to take back' });
  await app.settle();
};

const remove = async (app: App, ...deletions: { type: string }[]) => {
  for (const deletion of deletions) app.dispatch(deletion);
  await app.settle();
};

const removeExpense = expensesActions.deleteRequested({ id: 'e1' });
const removeProject = projectsActions.deleteRequested({ id: 'j1' });

test('another project, or none, is named beside the expense, which stays as it is', async () => {
  const app = await withExpense();
  for (const projectId of ['j2', null]) {
    app.dispatch(expenseProjectsActions.saveRequested({ id: 'e1', changes: { projectId } }));
    await app.settle();
    expect(named(app)).toEqual(both(projectId));
  }
  expect(app.gateway.traffic.names()).toEqual(['expenseProjects.update', 'expenseProjects.update']);
});

test('of a new expense it comes after the expense', async () => {
  const app = await withExpense();
  const release = app.gateway.traffic.hold('expenses.insert');
  app.dispatch(expensesActions.createRequested({ id: 'e2', draft: anExpenseDraft() }));
  app.dispatch(expenseProjectsActions.saveRequested({ id: 'e2', changes: { projectId: 'j1' } }));
  await app.settle();
  expect(app.gateway.traffic.names()).toEqual(['expenses.insert']);
  release();
  await app.settle();
  expect(app.gateway.tables.expenseProjects.of(marina.id)).toHaveLength(2);
});

test('deleting the project keeps the expense; put back, the expense names it again', async () => {
  const app = await withExpense();
  await remove(app, removeProject);
  expect(named(app)).toEqual(both(null));
  expect(app.gateway.tables.expenses.of(marina.id)).toHaveLength(1);
  await takeBack(app);
  expect(named(app)).toEqual(both('j1'));
});

test('what names another project by then goes on naming that', async () => {
  const app = await withExpense();
  await remove(app, removeProject);
  app.gateway.tables.expenseProjects.change('e1', { projectId: 'j2' });
  await takeBack(app);
  expect(app.gateway.tables.expenseProjects.of(marina.id)).toMatchObject([{ projectId: 'j2' }]);
});

test.each(['network', 'refused'] as const)(
  'where naming it again fails (%s), that is said, and asked for again it is done',
  async (failure) => {
    const app = await withExpense();
    await remove(app, removeProject);
    app.gateway.traffic.fail('expenseProjects.update', failure);
    await takeBack(app);
    expect(named(app)).toEqual(both(null));
    expect(app.state().workspace.notices.shown.map(({ message }) => message.code)).toContain(
      'restoreFailed',
    );
    await takeBack(app);
    expect(named(app)).toEqual(both('j1'));
  },
);

test('a lost answer to that is looked up', async () => {
  const app = await withExpense();
  await remove(app, removeProject);
  app.gateway.traffic.loseReply('expenseProjects.update');
  await takeBack(app);
  expect(named(app)).toEqual(both('j1'));
});

test('an expense takes its project along, and brings it back', async () => {
  const app = await withExpense();
  await remove(app, removeExpense);
  expect(named(app)).toEqual(both(undefined));
  await takeBack(app);
  expect(named(app)).toEqual(both('j1'));
});

test('an expense comes back without a project that was deleted meanwhile', async () => {
  const app = await withExpense();
  await remove(app, removeExpense);
  app.gateway.tables.projects.drop('j1');
  await takeBack(app);
  expect(named(app)).toEqual(both(null));
});
