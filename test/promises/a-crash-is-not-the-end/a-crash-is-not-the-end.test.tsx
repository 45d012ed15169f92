/** @jest-environment <rootDir>/test/setup/jsdom.ts */
import '../../setup/ui';
import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { selectIsReady } from '../../../src/features/app/session/sessionSlice';
import { newId } from '../../../src/features/shared/ids';
import type * as Entities from '../../../src/features/app/entities/entities';
import type * as Navigation from '../../../src/features/app/navigation/navigationSlice';
import { ENTITIES } from '../../../src/features/app/entities/entities';
import { workspaceActions } from '../../../src/features/app/workspace/workspaceSlice';
import { SECTIONS } from '../../../src/features/app/navigation/navigationSlice';
import { createAppStore } from '../../../src/store/createAppStore';
import type * as LazyChunk from '../../../src/ui/kit/chunks/lazyChunk';
import Shell from '../../../src/ui/shell/Shell';
import { ThemeProvider } from '../../../src/ui/theme/ThemeProvider';
import { aUser } from '../../builders';
import { fakeGateway } from '../../fakeGateway';

configure({ asyncUtilTimeout: 15_000 });

/** The broken chunks with their errors. The key is a section's name, or `modal` and an entity's name. */
const mockBroken = new Map<string, Error>();

// The real chunks by name, each wrapped so that a test can break it.
jest.mock('../../../src/ui/shell/chunks', () => {
  const { lazyChunk } = jest.requireActual<typeof LazyChunk>(
    '../../../src/ui/kit/chunks/lazyChunk',
  );
  const chunk = (name: string) =>
    lazyChunk((): Promise<{ default: () => ReactNode }> => {
      const error = mockBroken.get(name);
      if (error?.name === 'ChunkLoadError') return Promise.reject(error);
      return Promise.resolve({
        default: () => {
          const broken = mockBroken.get(name);
          if (broken) throw broken;
          return <p>{`Aqui está ${name}`}</p>;
        },
      });
    });
  const navigation = jest.requireActual<typeof Navigation>(
    '../../../src/features/app/navigation/navigationSlice',
  );
  const entities = jest.requireActual<typeof Entities>(
    '../../../src/features/app/entities/entities',
  );
  return {
    ...jest.requireActual<object>('../../../src/ui/shell/chunks'),
    sectionChunks: Object.fromEntries(navigation.SECTIONS.map((name) => [name, chunk(name)])),
    modalChunks: Object.fromEntries(
      entities.ENTITIES.map((name) => [name, chunk(`modal ${name}`)]),
    ),
  };
});

const crash = new TypeError('Cannot read properties of undefined');

async function openApp() {
  const store = createAppStore({
    gateway: () => fakeGateway().withSession(aUser()),
    log: () => undefined,
    now: () => new Date('2026-11-20T15:00:00Z'),
    newId,
    hasStoredSession: true,
  });
  await waitFor(() => {
    expect(selectIsReady(store.getState())).toBe(true);
  });
  render(
    <ThemeProvider>
      <Provider store={store}>
        <Shell />
      </Provider>
    </ThemeProvider>,
  );
  await act(() => Promise.resolve());
  return { store, user: userEvent.setup({ delay: null }) };
}

const logged: unknown[][] = [];
beforeEach(() => {
  mockBroken.clear();
  logged.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...line: unknown[]) => {
    logged.push(line);
  });
});

const sidebar = () => within(screen.getByRole('navigation', { name: 'Seções' }));

describe.each(SECTIONS)('a crash is not the end: in the section %s', (section) => {
  test('the rest goes on working, and trying again helps once the cause is gone', async () => {
    const elsewhere = section === 'clients' ? 'expenses' : 'clients';
    const { store, user } = await openApp();
    mockBroken.set(section, crash);
    // The dashboard is already open, so another section is opened before it.
    for (const chosen of [elsewhere, section]) {
      act(() => {
        store.dispatch(workspaceActions.sectionChosen(chosen));
      });
    }
    const alert = await screen.findByText('Algo deu errado nesta parte.');
    expect(alert.closest('[role="alert"]')).toHaveTextContent(
      'O que já foi salvo continua salvo. Tente novamente; se não bastar, recarregue a página.',
    );
    expect(logged.map(([line]) => line)).toContain('A part of the page crashed');

    await user.click(
      sidebar().getByRole('button', { name: elsewhere === 'clients' ? 'Clientes' : 'Gastos' }),
    );
    expect(await screen.findByText(`Aqui está ${elsewhere}`)).toBeVisible();
    expect(screen.queryByText('Algo deu errado nesta parte.')).not.toBeInTheDocument();

    act(() => {
      store.dispatch(workspaceActions.sectionChosen(section));
    });
    await screen.findByText('Algo deu errado nesta parte.');
    mockBroken.clear();
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText(`Aqui está ${section}`)).toBeVisible();
  });
});

describe.each(ENTITIES)('a crash is not the end: in a modal of %s', (entity) => {
  test('closing it leads back to the section, which never went away', async () => {
    const { store, user } = await openApp();
    mockBroken.set(`modal ${entity}`, crash);
    act(() => {
      store.dispatch(workspaceActions.sectionChosen(entity));
      store.dispatch(workspaceActions.modalOpened(entity, 'create'));
    });
    await screen.findByText('Algo deu errado nesta parte.');
    expect(await screen.findByText(`Aqui está ${entity}`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByText('Algo deu errado nesta parte.')).not.toBeInTheDocument();
    expect(store.getState().workspace.forms.modal).toBeNull();

    mockBroken.clear();
    act(() => {
      store.dispatch(workspaceActions.modalOpened(entity, 'create'));
    });
    expect(await screen.findByText(`Aqui está modal ${entity}`)).toBeVisible();
  });
});
