/** The keyboard handling of commands: finds the command of a pressed key, and dispatches its intent. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { useLayoutEffect } from 'react';
import { ENTITIES } from '../../../features/app/entities/entities';
import { selectForms } from '../../../features/app/forms/formsSlice';
import { selectNavigation, selectSection } from '../../../features/app/navigation/navigationSlice';
import { useAppStore } from '../../../store/hooks';
import { rememberFocus } from '../../kit/dialog/returnFocus';
import { areSingleKeysOn } from '../../records/keys';
import { markUpTo, listRowOf, walkRows } from '../../kit/list/rows';
import { searchField, whenMatchesShown } from '../../records/finding/searchField';
import type { CommandRoot, FocusCommand, PageCommand, RowCommand, Command } from './command';
import { commands, focusCommands, markRange, pageCommands, rowCommands } from './commands';
import { undoLast } from './firstCommands';
import { commandOfKeyPress } from './keyPress';

/** The selector of elements in which keys type or select something. */
const TYPED_INTO =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu], [role=listbox], [role=combobox]';
/** The selector of elements in which Enter, Space and the arrow keys have their own meaning. */
const CONTROL = 'button, a[href], input, [role=tab], [role=radio]';

/** How long (ms) after the first key of a sequence the second key may come. */
const IN_TURN = 1_500;

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** What covers the page, so that the user would not see what a key does there. */
function coverOf(root: CommandRoot, mod: boolean): 'none' | 'dialog' | 'all' {
  const { modal, confirmation } = selectForms(root);
  const { drawerOpen, panel } = selectNavigation(root);
  // An open menu handles its own keys, but the bulk menus do not block: they disappear with the marks.
  const isPanelFree = panel === null || panel === 'bulkChange' || panel === 'bulkMore';
  if (confirmation !== null || !isPanelFree || drawerOpen) return 'all';
  // A view is no obstacle, because it closes when another modal opens.
  const isModalFree = modal === null || (mod && modal.mode === 'view');
  return isModalFree ? 'none' : 'dialog';
}

function follow({ to }: FocusCommand, event: KeyboardEvent): boolean {
  const row = listRowOf(event.target);
  if (to === 'search') {
    const field = searchField();
    field?.focus();
    field?.select();
    return field !== null;
  }
  // Without a focused row, the arrows scroll the page.
  if (row === null && event.key.startsWith('Arrow')) return false;
  return walkRows(row, to === 'next' ? 1 : -1);
}

/** Moves the focus from the search field to the first match. */
function leadFromSearch({ key, target }: KeyboardEvent): boolean {
  if ((key !== 'Enter' && key !== 'ArrowDown') || !target || target !== searchField()) return false;
  whenMatchesShown(() => walkRows(null, 1));
  return true;
}

/** The intent that a command dispatches now; null where it has nothing to do. */
function intentOf(
  command: Command | RowCommand | PageCommand,
  root: CommandRoot,
  target: EventTarget | null,
): UnknownAction | null {
  if ('intent' in command) return command.intent();
  if ('pageIntent' in command) return command.pageIntent(root);
  const id = listRowOf(target)?.dataset['record'];
  const section = selectSection(root);
  const entity = ENTITIES.find((list) => list === section);
  const isMeant = id !== undefined && entity && (command.only ?? entity) === entity;
  return isMeant ? command.rowIntent({ entity, id }, root) : null;
}

/** The commands whose keys work now. */
function possibleNow(
  root: CommandRoot,
  { isTyping, isHeld }: { isTyping: boolean; isHeld: boolean },
) {
  const once = [
    ...rowCommands,
    markRange,
    ...commands.filter(({ when }) => when?.(selectSection(root)) ?? true),
    ...pageCommands.filter(({ pageIntent }) => pageIntent(root) !== null),
  ];
  const possible = [...focusCommands, ...(isHeld ? [] : once)];
  return isTyping ? possible.filter(({ typing }) => typing) : possible;
}

/**
 * Handles the keys of commands on the page. The keys do not work under a dialog. While the user types, only the
 * commands that allow it work.
 */
export function useCommandKeys(): void {
  const store = useAppStore();
  // It is a layout effect, so that the keys work as soon as the page is visible.
  useLayoutEffect(() => {
    let before: string[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const forget = () => {
      before = [];
      clearTimeout(timer);
    };
    const act = (command: ReturnType<typeof possibleNow>[number], event: KeyboardEvent) => {
      if ('to' in command) return follow(command, event);
      if ('range' in command) return markUpTo(listRowOf(event.target));
      const intent = intentOf(command, store.getState(), event.target);
      // The command may remove the row from the filtered list, so the focus must move.
      if ('rowIntent' in command) rememberFocus().followRemoval();
      if (intent) store.dispatch(intent);
      return intent !== null;
    };
    const onKey = (event: KeyboardEvent) => {
      const mod = event.ctrlKey || event.metaKey;
      if (event.defaultPrevented || event.isComposing) return;
      if (leadFromSearch(event)) {
        event.preventDefault();
        return;
      }
      if (!mod && event.key !== 'Escape' && !areSingleKeysOn()) return;
      if ((event.key === 'Enter' || event.key === ' ') && isIn(event.target, CONTROL)) return;
      const root = store.getState();
      const cover = coverOf(root, mod);
      if (cover === 'all') return;
      const isTyping = isIn(event.target, TYPED_INTO);
      const now = possibleNow(root, { isTyping, isHeld: event.repeat });
      // What was done in a dialog without a form is undone there.
      const possible = cover === 'dialog' ? now.filter((each) => each === undoLast) : now;
      const found = commandOfKeyPress(possible, event, before);
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

/** Handles the keys of commands. It is a chunk of its own, because the first screen does not wait for it. */
export default function CommandKeys() {
  useCommandKeys();
  return null;
}
