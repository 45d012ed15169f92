import { selectUndoIntent } from '../../../features/app/workspace/undo';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import type { Command, PageCommand } from './command';

/* The commands that the first screen mentions. The others are loaded after it. */

export const openPalette: Command = {
  label: 'Buscar ou criar qualquer coisa',
  place: 'everywhere',
  icon: 'search',
  keys: [{ mod: true, press: ['k'] }],
  typing: true,
  intent: () => workspaceActions.panelOpened('palette'),
};

/** Undoes the change that the newest undoable notice reports. */
export const undoLast: PageCommand = {
  label: 'Desfazer',
  place: 'everywhere',
  keys: [{ mod: true, press: ['z'] }],
  pageIntent: selectUndoIntent,
};
