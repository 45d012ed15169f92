import type { Store } from '@reduxjs/toolkit';
import type { SessionState } from '../../features/app/session/session';
import { selectIsAuthScreen, sessionActions } from '../../features/app/session/sessionSlice';
import { placeOf } from '../../features/app/workspace/place';
import type { WorkspaceState } from '../../features/app/workspace/workspace';
import { workspaceActions } from '../../features/app/workspace/workspaceSlice';
import type { Place } from '../../features/app/navigation/navigationSlice';

export interface BackRoot {
  session: SessionState;
  workspace: WorkspaceState;
}

/**
 * How many steps the browser's 'Back' can undo now. Each step has an entry in the browser's history; the address
 * never changes.
 */
function backSteps(root: BackRoot): number {
  const { trail, drawerOpen, panel } = root.workspace.navigation;
  const { modal, waiting, confirmation } = root.workspace.forms;
  if (selectIsAuthScreen(root)) return 1;
  const open = [modal !== null, confirmation !== null, panel !== null, drawerOpen].filter(
    Boolean,
  ).length;
  return trail.length + waiting.length + open;
}

/** The state of an entry in the browser's history. Only this module writes it. */
interface Entry {
  step: number;
  /** The place to which a reload returns. */
  place?: Place | null;
}

// cast: only this module writes the state
const reachedStep = (): number => (window.history.state as Entry | null)?.step ?? 0;

/** How long (ms) the place in the history entry may lag behind the app. */
const NOTE_DELAY = 300;

const isUnknown = ({ session }: BackRoot): boolean => session.status === 'checking';

const stepBack = (root: BackRoot) =>
  selectIsAuthScreen(root) ? sessionActions.landingOpened() : workspaceActions.wentBack();

/**
 * Makes the browser's 'Back' close the topmost layer. If there is none, it returns to the previous section. If the app
 * has more steps than the history, entries are added to the history. If the app has fewer, because a modal was closed
 * by its own button, the browser is moved back. That move does not count as a press of 'Back'. This starts before the
 * first render and runs as long as the page lives, because 'Back' may be pressed while React is still rendering a form.
 */
export function followBrowserBack(store: Store<BackRoot>): void {
  let ownMoves = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writtenFor: WorkspaceState | undefined;

  /**
   * Writes the place into the history entry, from which a reload reads it. The write is delayed, because browsers
   * allow only about a hundred changes in half a minute.
   */
  const writePlace = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const { workspace } = store.getState();
    if (ownMoves > 0 || workspace === writtenFor || isUnknown(store.getState())) return;
    writtenFor = workspace;
    const entry: Entry = { step: reachedStep(), place: placeOf(workspace) };
    window.history.replaceState(entry, '');
  };

  const follow = (): void => {
    // The place is known only after the session was checked.
    if (ownMoves > 0 || isUnknown(store.getState())) return;
    const wanted = backSteps(store.getState());
    const reached = reachedStep();
    if (wanted === reached) {
      timer ??= setTimeout(writePlace, NOTE_DELAY);
      return;
    }
    if (wanted < reached) {
      writtenFor = undefined;
      ownMoves += 1;
      window.history.go(wanted - reached);
      return;
    }
    for (let step = reached + 1; step < wanted; step += 1) {
      window.history.pushState({ step } satisfies Entry, '');
    }
    // Only the last entry gets the place, because each such call delays the next frame.
    const { workspace } = store.getState();
    writtenFor = workspace;
    window.history.pushState({ step: wanted, place: placeOf(workspace) } satisfies Entry, '');
  };

  window.addEventListener('popstate', () => {
    if (ownMoves > 0) ownMoves -= 1;
    else {
      const presses = backSteps(store.getState()) - reachedStep();
      for (let press = 0; press < presses; press += 1) store.dispatch(stepBack(store.getState()));
    }
    follow();
    // The place is written at once, because a reload reads the entry before the page gets `pagehide`.
    writePlace();
  });
  // The browser may end a hidden page without notice, so the place is written when the page is hidden.
  window.addEventListener('pagehide', writePlace);
  document.addEventListener('visibilitychange', writePlace);
  store.subscribe(follow);
  follow();
}
