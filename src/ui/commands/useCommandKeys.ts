import { useEffect } from 'react';

import { ENTITIES } from '../../features/workspace/workspace';
import { selectSection, selectWorkspace } from '../../features/workspace/workspaceSlice';
import { useAppStore } from '../../store/hooks';
import { searchField } from '../records/find/searchField';
import {
  commands,
  focusCommands,
  rowCommands,
  type Command,
  type CommandRoot,
  type FocusCommand,
  type RowCommand,
} from './commands';
import { readOneKey } from './oneKey';
import { pressed } from './pressed';
import { rowOf, walkRows } from './rows';

/** Where keys write, or choose. */
const TYPED_INTO =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu], [role=listbox], [role=combobox]';
/** Where Enter, Space and the arrows have a meaning of their own. */
const CONTROL = 'button, a[href], input, [role=tab], [role=radio]';

/** So long (ms) the first of two keys waits for the second. */
const IN_TURN = 1_500;

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Nothing floats over the page: what keys do is in sight. */
function isPageFree(root: CommandRoot): boolean {
  const { modal, confirmation, drawerOpen, panel } = selectWorkspace(root);
  return modal === null && confirmation === null && panel === null && !drawerOpen;
}

function follow({ to }: FocusCommand, event: KeyboardEvent): boolean {
  const row = rowOf(event.target);
  if (to === 'search') {
    const field = searchField();
    field?.focus();
    field?.select();
    return field !== null;
  }
  // Without a row the arrows scroll the page.
  if (row === null && event.key.startsWith('Arrow')) return false;
  return walkRows(row, to === 'next' ? 1 : -1);
}

/** Does what the commands' keys say, on the page itself: neither while something is typed nor under a dialog. */
export function useCommandKeys(): void {
  const store = useAppStore();
  useEffect(() => {
    let before: string[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const forget = () => {
      before = [];
      clearTimeout(timer);
    };
    const act = (command: Command | RowCommand | FocusCommand, event: KeyboardEvent): boolean => {
      if ('to' in command) return follow(command, event);
      if ('icon' in command) {
        store.dispatch(command.intent());
        return true;
      }
      const id = rowOf(event.target)?.dataset['record'];
      const section = selectSection(store.getState());
      const entity = ENTITIES.find((list) => list === section);
      if (id === undefined || entity === undefined) return false;
      store.dispatch(command.intent({ entity, id }));
      return true;
    };
    const onKey = (event: KeyboardEvent) => {
      const mod = event.ctrlKey || event.metaKey;
      if (event.defaultPrevented || event.isComposing) return;
      if (!mod && (!readOneKey() || isIn(event.target, TYPED_INTO))) return;
      if ((event.key === 'Enter' || event.key === ' ') && isIn(event.target, CONTROL)) return;
      const root = store.getState();
      if (!isPageFree(root)) return;
      const possible = [
        ...focusCommands,
        ...(event.repeat ? [] : rowCommands),
        ...(event.repeat ? [] : commands.filter(({ when }) => when?.(root) ?? true)),
      ];
      const found = pressed(possible, event, before);
      const wasBegun = before.length > 0;
      forget();
      if (found === 'begun') {
        before = [event.key.toLowerCase()];
        timer = setTimeout(forget, IN_TURN);
      } else if ((found && act(found, event)) || wasBegun) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      forget();
      document.removeEventListener('keydown', onKey);
    };
  }, [store]);
}
