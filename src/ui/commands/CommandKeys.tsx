/** The handling of the commands' keys: which command a key means now, and what it dispatches. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { useLayoutEffect } from 'react';
import { ENTITIES } from '../../features/entities/entities';
import { selectForms } from '../../features/forms/formsSlice';
import { selectNavigation, selectSection } from '../../features/navigation/navigationSlice';
import { useAppStore } from '../../store/hooks';
import { rememberFocus } from '../kit/dialog/returnFocus';
import { readOneKey } from '../kit/form/keys';
import { markUpTo, rowOf, walkRows } from '../kit/list/rows';
import { searchField, whenMatchesShown } from '../records/find/searchField';
import type { CommandRoot, FocusCommand, PageCommand, RowCommand, Command } from './command';
import { commands, focusCommands, markRange, pageCommands, rowCommands } from './commands';
import { pressed } from './pressed';

/** Elements in which keys write or select. */
const TYPED_INTO =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu], [role=listbox], [role=combobox]';
/** Elements in which Enter, Space and the arrows have their own meaning. */
const CONTROL = 'button, a[href], input, [role=tab], [role=radio]';

/** How long the first key of a sequence waits for the second (ms). */
const IN_TURN = 1_500;

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Whether no dialog or panel covers the page, so that the effect of keys is visible. */
function isPageFree(root: CommandRoot, mod: boolean): boolean {
  const { modal, confirmation } = selectForms(root);
  const { drawerOpen, panel } = selectNavigation(root);
  // A view closes when another modal opens, so it does not block keys.
  const isModalFree = modal === null || (mod && modal.mode === 'view');
  // An open menu handles its own keys. The bulk menus vanish with the marks.
  const isPanelFree = panel === null || panel === 'bulkChange' || panel === 'bulkMore';
  return isModalFree && confirmation === null && isPanelFree && !drawerOpen;
}

function follow({ to }: FocusCommand, event: KeyboardEvent): boolean {
  const row = rowOf(event.target);
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

/** Moves from the search field to the first match. */
function leadFromSearch({ key, target }: KeyboardEvent): boolean {
  if ((key !== 'Enter' && key !== 'ArrowDown') || !target || target !== searchField()) return false;
  whenMatchesShown(() => walkRows(null, 1));
  return true;
}

/** The intent of a command, where it has one now. */
function intentOf(
  command: Command | RowCommand | PageCommand,
  root: CommandRoot,
  target: EventTarget | null,
): UnknownAction | null {
  if ('intent' in command) return command.intent();
  if ('pageIntent' in command) return command.pageIntent(root);
  const id = rowOf(target)?.dataset['record'];
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
 * Handles the commands' keys on the page. They do not work under a dialog, and while the user types only
 * those work that allow it.
 */
export function useCommandKeys(): void {
  const store = useAppStore();
  // A layout effect, so that the first key after the page is visible counts.
  useLayoutEffect(() => {
    let before: string[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const forget = () => {
      before = [];
      clearTimeout(timer);
    };
    const act = (command: ReturnType<typeof possibleNow>[number], event: KeyboardEvent) => {
      if ('to' in command) return follow(command, event);
      if ('range' in command) return markUpTo(rowOf(event.target));
      const intent = intentOf(command, store.getState(), event.target);
      // The row may leave the filtered list.
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
      if (!mod && event.key !== 'Escape' && !readOneKey()) return;
      if ((event.key === 'Enter' || event.key === ' ') && isIn(event.target, CONTROL)) return;
      const root = store.getState();
      if (!isPageFree(root, mod)) return;
      const isTyping = isIn(event.target, TYPED_INTO);
      const possible = possibleNow(root, { isTyping, isHeld: event.repeat });
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

/** Handles the commands' keys. It is a chunk of its own, because the first screen does not wait for it. */
export default function CommandKeys() {
  useCommandKeys();
  return null;
}
