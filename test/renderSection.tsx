import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import type { EntityName } from '../src/features/app/entities/entities';
import { findingActions } from '../src/features/app/finding/findingSlice';
import { selectIsReady } from '../src/features/app/session/sessionSlice';
import { newId } from '../src/features/shared/ids';
import { createAppStore, type AppStore } from '../src/store/createAppStore';
import { ExportListContext } from '../src/ui/records/exporting';
import { ExportList } from '../src/ui/shell/chunks';
import { ConfirmationHost } from '../src/ui/shell/ConfirmationHost';
import { ModalHost } from '../src/ui/shell/hosts';
import { Notices } from '../src/ui/shell/Notices';
import { ThemeProvider } from '../src/ui/theme/ThemeProvider';
import { aUser } from './builders';
import { fakeGateway, type FakeGateway } from './fakeGateway';
import { layersListen } from './frames';

/** The instant at which these tests run: noon of 20 November 2026 in São Paulo. */
const NOW = new Date('2026-11-20T15:00:00Z');

export interface RenderedSection {
  gateway: FakeGateway;
  store: AppStore;
  /** Presses and types as a user does. */
  user: UserEvent;
  userId: string;
}

/**
 * Renders a section for a signed-in user, together with the shell's modals, confirmations and notices, on the real
 * store and a fake gateway. Resolves once the lists are loaded.
 * @param seed - adds rows to the gateway's tables before the lists are loaded.
 */
export async function renderSection(
  Section: ComponentType,
  seed: (gateway: FakeGateway, userId: string) => void = () => undefined,
): Promise<RenderedSection> {
  const { id: userId, ...rest } = aUser();
  const gateway = fakeGateway().withSession({ id: userId, ...rest });
  seed(gateway, userId);
  const store = createAppStore({
    gateway: () => gateway,
    log: () => undefined,
    now: () => NOW,
    newId,
    hasStoredSession: true,
  });
  await waitFor(() => {
    expect(selectIsReady(store.getState())).toBe(true);
  });
  render(
    <ThemeProvider>
      <Provider store={store}>
        <main tabIndex={-1}>
          <ExportListContext value={ExportList}>
            <Section />
          </ExportListContext>
        </main>
        <ModalHost />
        <ConfirmationHost />
        <Notices />
      </Provider>
    </ThemeProvider>,
  );
  // Lets the effects of the dialogs run.
  await act(() => Promise.resolve());
  return { gateway, store, user: userEvent.setup({ delay: null }), userId };
}

/**
 * Shows the search and the filters of a short list, which appear with the first search and stay. Longer lists
 * always have them.
 */
export function showControls(store: AppStore, entity: EntityName): void {
  for (const query of ['a', '']) {
    act(() => {
      store.dispatch(findingActions.searched({ entity, query }));
    });
  }
}

/** Opens the panel of a list's filters. @param button - what its button says, with the number of filters that are set. */
export async function openFilters(user: UserEvent, button = 'Filtrar') {
  await user.click(screen.getByRole('button', { name: button }));
  return within(await openedDialog('Filtrar e ordenar'));
}

/** Resolves to the dialog with this name once the dialog has the focus. */
export async function openedDialog(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => {
    expect(dialog).toContainElement(document.activeElement as HTMLElement | null); // HTML only
  });
  await layersListen();
  return dialog;
}

/**
 * The session is lost while a form is open. Then `meanwhile` changes something on another device, and the user
 * signs in again.
 */
export async function loseSessionAndReturn(
  gateway: FakeGateway,
  meanwhile: () => void,
): Promise<void> {
  const person = gateway.signedInAs;
  act(() => {
    gateway.announce({ type: 'signedOut' });
  });
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  meanwhile();
  act(() => {
    if (person) gateway.announce({ type: 'signedIn', user: person });
  });
}
