import { startSignedIn } from '../../test/app';
import { aClientDraft } from '../../test/builders';
import { clientsActions } from '../features/business/clients/clientsSlice';
import { formsActions } from '../features/app/forms/formsSlice';
import { noticesActions } from '../features/app/notices/noticesSlice';
import { workspaceActions } from '../features/app/workspace/workspaceSlice';
import * as appWorker from '../gateway/appWorker';
import { versionSaga } from './versionSaga';

jest.mock('../gateway/appWorker');

const worker = jest.mocked(appWorker);

beforeEach(() => {
  jest.resetAllMocks();
  jest.useFakeTimers({ now: new Date('2026-11-24T12:05:00Z') });
});

async function started() {
  const app = await startSignedIn();
  app.store.run(versionSaga);
  const found = worker.followAppWorker.mock.calls[0]?.[1] ?? (() => undefined);
  return { app, gateway: app.gateway, found };
}

const codes = ({ app }: Awaited<ReturnType<typeof started>>) =>
  app.state().workspace.notices.shown.map(({ message }) => message.code);

test('a newer version is announced, and nothing is reloaded', async () => {
  const page = await started();
  page.found();
  await page.app.settle(60_000);
  expect(codes(page)).toEqual(['newVersion']);
  expect(worker.reloadIntoNewest).not.toHaveBeenCalled();
});

test('once asked for, the page is reloaded without a question', async () => {
  const { app, found } = await started();
  found();
  app.dispatch(noticesActions.updateRequested());
  await app.settle();
  expect(worker.reloadIntoNewest).toHaveBeenCalledWith({ quietly: true });
});

/** Opens a form and types something into it. */
function typeInForm({ app }: Awaited<ReturnType<typeof started>>): void {
  app.dispatch(workspaceActions.modalOpened('clients', 'create', 'new'));
  app.dispatch(
    formsActions.draftChanged('new', {
      values: { name: 'Padaria', company: '', phone: '', email: '', observations: '' },
      baseline: null,
    }),
  );
}

test('what is typed is stored before it, at once', async () => {
  const page = await started();
  typeInForm(page);
  page.app.dispatch(noticesActions.updateRequested());
  await page.app.settle();
  expect(page.gateway.storedDrafts).toContain('Padaria');
  expect(worker.reloadIntoNewest).toHaveBeenCalledWith({ quietly: true });
});

test('the browser asks where it cannot store what is typed', async () => {
  const page = await started();
  jest.spyOn(page.gateway.drafts, 'write').mockReturnValue();
  typeInForm(page);
  page.app.dispatch(noticesActions.updateRequested());
  await page.app.settle();
  expect(worker.reloadIntoNewest).toHaveBeenCalledWith({ quietly: false });
});

describe('a save in flight', () => {
  async function saving() {
    const page = await started();
    typeInForm(page);
    const release = page.gateway.traffic.hold('clients.insert');
    page.app.dispatch(clientsActions.createRequested({ id: 'new', draft: aClientDraft() }));
    page.app.dispatch(noticesActions.updateRequested());
    await page.app.settle(9_000);
    expect(worker.reloadIntoNewest).not.toHaveBeenCalled();
    return { page, release };
  }

  test('is awaited', async () => {
    const { page, release } = await saving();
    release();
    await page.app.settle();
    expect(page.app.types('clients/')).toContain('clients/created');
    expect(worker.reloadIntoNewest).toHaveBeenCalledTimes(1);
  });

  test('not for longer than ten seconds, and what was typed is stored', async () => {
    const { page } = await saving();
    await page.app.settle(1_000);
    expect(page.gateway.storedDrafts).toContain('Padaria');
    expect(worker.reloadIntoNewest).toHaveBeenCalledTimes(1);
  });
});

test('a refused save asks for a newer version, the next ones within a minute do not', async () => {
  const { app, gateway } = await started();
  const refuse = async (id: string) => {
    gateway.traffic.fail('clients.insert', 'outdated');
    app.dispatch(clientsActions.createRequested({ id, draft: aClientDraft() }));
    await app.settle();
  };
  await refuse('first');
  expect(worker.checkForUpdateNow).toHaveBeenCalledTimes(1);
  await refuse('second');
  expect(worker.checkForUpdateNow).toHaveBeenCalledTimes(1);
  await app.settle(60_000);
  await refuse('third');
  expect(worker.checkForUpdateNow).toHaveBeenCalledTimes(2);
});
