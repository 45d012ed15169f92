import type { Store } from '@reduxjs/toolkit';
import type { SessionState } from '../../features/session/session';
import { selectIsAuthScreen, sessionActions } from '../../features/session/sessionSlice';
import { placeOf } from '../../features/workspace/place';
import type { WorkspaceState } from '../../features/workspace/workspace';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import type { Place } from '../../features/navigation/navigationSlice';
import { holdsUnsavedInput } from '../records/unsavedInput';

export interface BackRoot {
  session: SessionState;
  workspace: WorkspaceState;
}

/** How many steps 'Back' could undo; each has a history entry, the address never changes. */
function backSteps(root: BackRoot): number {
  const { trail, drawerOpen, panel } = root.workspace.navigation;
  const { modal, waiting, confirmation } = root.workspace.forms;
  if (selectIsAuthScreen(root)) return 1;
  const open = [modal !== null, confirmation !== null, panel !== null, drawerOpen].filter(
    Boolean,
  ).length;
  return trail.length + waiting.length + open;
}

/** What this module, and nobody else, writes into a history entry. */
interface Entry {
  step: number;
  /** Where a reload returns to. */
  place?: Place | null;
}

const reachedStep = (): number => (window.history.state as Entry | null)?.step ?? 0; // see Entry

/** How long (ms) what is noted for a reload may be behind. */
const NOTED_AFTER = 300;

const isUnknown = ({ session }: BackRoot): boolean => session.status === 'checking';

/**
 * Where no form waits below the open one. Back closes the upper of two forms alone, and what was typed
 * there is in the store; unsaved input may be the lower one's.
 */
const isLowest = (root: BackRoot): boolean => root.workspace.forms.waiting.length === 0;

const stepBack = (root: BackRoot) =>
  selectIsAuthScreen(root)
    ? sessionActions.landingOpened()
    : workspaceActions.wentBack({ hasInput: holdsUnsavedInput() && isLowest(root) });

/**
 * Makes the browser's Back close what lies on top, or return to the previous section. Where the
 * app has more steps than the history, entries are added; where it has fewer (a modal was closed
 * by its own button), the browser is moved back, which is not somebody's press of Back.
 *
 * Begins before the first render, for as long as the page lives: Back may be pressed while React is
 * still rendering the form that was asked for on the static landing page.
 */
export function followBrowserBack(store: Store<BackRoot>): void {
  let ownMoves = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let noted: WorkspaceState | undefined;

  /** For a reload. Not at every key: browsers put up with a hundred changes in half a minute. */
  const note = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const { workspace } = store.getState();
    if (ownMoves > 0 || workspace === noted || isUnknown(store.getState())) return;
    noted = workspace;
    const entry: Entry = { step: reachedStep(), place: placeOf(workspace) };
    window.history.replaceState(entry, '');
  };

  const follow = (): void => {
    // What a reload returns to is not there before its user is.
    if (ownMoves > 0 || isUnknown(store.getState())) return;
    const wanted = backSteps(store.getState());
    const reached = reachedStep();
    if (wanted === reached) {
      timer ??= setTimeout(note, NOTED_AFTER);
      return;
    }
    if (wanted < reached) {
      noted = undefined;
      ownMoves += 1;
      window.history.go(wanted - reached);
      return;
    }
    for (let step = reached + 1; step < wanted; step += 1) {
      window.history.pushState({ step } satisfies Entry, '');
    }
    // With its place at once: each call holds up the frame that somebody waits for.
    const { workspace } = store.getState();
    noted = workspace;
    window.history.pushState({ step: wanted, place: placeOf(workspace) } satisfies Entry, '');
  };

  window.addEventListener('popstate', () => {
    if (ownMoves > 0) ownMoves -= 1;
    else {
      const presses = backSteps(store.getState()) - reachedStep();
      for (let press = 0; press < presses; press += 1) store.dispatch(stepBack(store.getState()));
    }
    follow();
    // At once: a reload reads an entry as it was before the page hears that it is left.
    note();
  });
  // A page that is left, or put aside and ended later, has said where it was.
  window.addEventListener('pagehide', note);
  document.addEventListener('visibilitychange', note);
  store.subscribe(follow);
  follow();
}
