import type { Store } from '@reduxjs/toolkit';
import type { WorkspaceState } from '../../features/app/workspace/workspace';
import { workspaceActions } from '../../features/app/workspace/workspaceSlice';

type AppStore = Pick<Store<{ workspace: WorkspaceState }>, 'dispatch' | 'getState'>;

/** Opens what a shortcut of the installed app requests (see `public/app.webmanifest`), unless a form is open. */
function openShortcut({ dispatch, getState }: AppStore, wanted: string | null): void {
  const { modal, myData } = getState().workspace.forms;
  if (modal || myData.draft) return;
  if (wanted === 'orcamento') {
    dispatch(workspaceActions.sectionChosen('quotes'));
    dispatch(workspaceActions.modalOpened('quotes', 'create'));
  } else if (wanted === 'pagamentos') dispatch(workspaceActions.sectionChosen('payments'));
}

/**
 * Follows the shortcut in the page's address once, and then clears the address, so that a reload does not follow
 * it again.
 */
export function followShortcut(store: AppStore): void {
  const { location, history } = window;
  const query = new URLSearchParams(location.search);
  const wanted = query.get('abrir');
  query.delete('abrir');
  const rest = query.toString();
  history.replaceState(
    history.state,
    '',
    `${location.pathname}${rest && `?${rest}`}${location.hash}`,
  );
  openShortcut(store, wanted);
}
