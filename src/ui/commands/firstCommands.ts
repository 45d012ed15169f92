import { selectUndo } from '../../features/workspace/undo';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import type { Command, PageCommand } from './command';

/*
 * What the page itself names of the commands; the others come after the first screen.
 */

export const findAnything: Command = {
  label: 'Achar ou fazer qualquer coisa',
  place: 'everywhere',
  icon: 'search',
  keys: [{ mod: true, press: ['k'] }],
  typing: true,
  intent: () => workspaceActions.panelOpened('palette'),
};

/** What the newest notice offers to take back. */
export const undo: PageCommand = {
  label: 'Desfazer',
  place: 'everywhere',
  keys: [{ mod: true, press: ['z'] }],
  pageIntent: selectUndo,
};
