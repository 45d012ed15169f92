import { aProject, aStage } from '../../../../test/builders';
import { clientsActions } from '../clients/clientsSlice';
import { quotesActions } from '../quotes/quotesSlice';
import {
  projectsActions,
  projectsSlice,
  projectsSelectors,
  selectPayableProjects,
  type ProjectsState,
} from './projectsSlice';
import { applyStageEdits } from './stageEdits';

const at = '2026-11-20T12:00:00.000Z';
const later = '2026-11-20T12:00:01.000Z';
const done = () => aStage({ completed: true, completedAt: at });

describe('the list with its pending toggles', () => {
  const project = aProject({ id: 'p', stages: [aStage({ id: 's0' }), done()] });
  const loaded = (...rows: ReturnType<typeof aProject>[]): ProjectsState =>
    projectsSlice.reducer(undefined, projectsActions.loaded(rows));
  const shown = (projects: ProjectsState) =>
    projectsSelectors.selectById({ projects }, 'p')?.stages.map(({ completedAt }) => completedAt);
  const toggle = (index: number, completedAt: string | null) => ({
    type: projectsActions.stageToggled.type,
    payload: { id: 'p', index, completedAt },
  });

  it('shows a toggle at once and keeps what the database holds underneath', () => {
    const state = projectsSlice.reducer(loaded(project), toggle(0, later));
    expect(shown(state)).toEqual([later, at]);
    expect(projectsSelectors.selectStored({ projects: state }, 'p')).toEqual(project);
    expect(projectsSelectors.selectAll({ projects: state })[0]?.stages[0]?.completed).toBe(true);
  });

  it('stamps the click when completing and nothing when opening', () => {
    jest.useFakeTimers({ now: new Date(later) });
    const { stageToggled } = projectsActions;
    expect(stageToggled({ id: 'p', index: 0, completed: true }).payload.completedAt).toBe(later);
    expect(stageToggled({ id: 'p', index: 0, completed: false }).payload.completedAt).toBeNull();
    jest.useRealTimers();
  });

  it('lifts a failed toggle off again', () => {
    const toggled = projectsSlice.reducer(loaded(project), toggle(0, later));
    const failed = projectsSlice.reducer(
      toggled,
      projectsActions.stagesFailed({ id: 'p', sent: { '0:s0': later }, failure: 'network' }),
    );
    expect(shown(failed)).toEqual([null, at]);
    expect(failed.pending).toEqual({});
  });

  it('keeps a click that came while an earlier one was being saved', () => {
    const first = projectsSlice.reducer(loaded(project), toggle(0, later));
    const second = projectsSlice.reducer(first, toggle(0, null));
    const row = { ...project, stages: applyStageEdits(project.stages, { '0:s0': later }) };
    const saved = projectsSlice.reducer(
      second,
      projectsActions.stagesSaved({ row, sent: { '0:s0': later } }),
    );
    expect(shown(saved)).toEqual([null, at]);
    expect(saved.pending).toEqual({ p: { '0:s0': null } });
  });

  it('keeps a click on another stage that came before the failure of an earlier one', () => {
    const first = projectsSlice.reducer(loaded(project), toggle(0, later));
    const failed = projectsSlice.reducer(
      projectsSlice.reducer(first, toggle(1, null)),
      projectsActions.stagesFailed({ id: 'p', sent: { '0:s0': later }, failure: 'network' }),
    );
    expect(shown(failed)).toEqual([null, null]);
  });

  it('forgets the toggles of a deleted project', () => {
    const toggled = projectsSlice.reducer(loaded(project), toggle(0, later));
    const deleted = projectsSlice.reducer(toggled, projectsActions.deleted({ id: 'p' }));
    expect(deleted.pending).toEqual({});
    expect(projectsSelectors.selectById({ projects: deleted }, 'p')).toBeNull();
  });

  it('shows no row for a toggle whose project is not there', () => {
    const state = projectsSlice.reducer(loaded(), toggle(0, later));
    expect(projectsSelectors.selectAll({ projects: state })).toEqual([]);
    expect(shown(state)).toBeUndefined();
  });

  it('loses its client or its quote when that is deleted', () => {
    const state = loaded(aProject({ id: 'p', clientId: 'c', quoteId: 'q' }));
    const withoutClient = projectsSlice.reducer(state, clientsActions.deleted({ id: 'c' }));
    const withoutBoth = projectsSlice.reducer(withoutClient, quotesActions.deleted({ id: 'q' }));
    expect(withoutClient.entities['p']).toMatchObject({ clientId: null, quoteId: 'q' });
    expect(withoutBoth.entities['p']).toMatchObject({ clientId: null, quoteId: null });
  });

  it('offers projects in progress or completed for payments, newest first', () => {
    const state = loaded(
      aProject({ id: 'a', status: 'completed', createdAt: '2026-01-01T00:00:00+00:00' }),
      aProject({ id: 'b', status: 'paused' }),
      aProject({ id: 'c', status: 'in-progress', createdAt: '2026-01-02T00:00:00+00:00' }),
    );
    expect(selectPayableProjects({ projects: state }).map(({ id }) => id)).toEqual(['c', 'a']);
  });
});
