import { selectUndo } from '../../features/workspace/undo';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import type { Command, PageCommand } from './command';

/* The commands that the first screen mentions. The others are loaded after it. */

export const findAnything: Command = {
  label: 'Achar ou fazer qualquer coisa',
  place: 'everywhere',
  icon: 'search',
  keys: [{ mod: true, press: ['k'] }],
  typing: true,
  intent: () => workspaceActions.panelOpened('palette'),
};

/** Undoes what the newest undoable notice tells of. */
export const undo: PageCommand = {
  label: 'Desfazer',
  place: 'everywhere',
  keys: [{ mod: true, press: ['z'] }],
  pageIntent: selectUndo,
};
