import type { UnknownAction } from '@reduxjs/toolkit';
import { useLayoutEffect } from 'react';

import { ENTITIES } from '../../features/entities/entities';
import { selectForms } from '../../features/forms/formsSlice';
import { selectNavigation, selectSection } from '../../features/navigation/navigationSlice';
import { useAppStore } from '../../store/hooks';
import { rememberFocus } from '../kit/dialog/returnFocus';
import { searchField, whenFound } from '../records/find/searchField';
import type { CommandRoot, FocusCommand, PageCommand, RowCommand, Command } from './command';
import { commands, focusCommands, markRange, pageCommands, rowCommands } from './commands';
import { readOneKey } from '../kit/form/keys';
import { pressed } from './pressed';
import { markUpTo, rowOf, walkRows } from '../kit/list/rows';

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
function isPageFree(root: CommandRoot, mod: boolean): boolean {
  const { modal, confirmation } = selectForms(root);
  const { drawerOpen, panel } = selectNavigation(root);
  // What is only looked at makes room for what is asked for.
  const isModalFree = modal === null || (mod && modal.mode === 'view');
  // Keys in a menu are its own; where what was marked went, it went with its bar.
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
  // Without a row the arrows scroll the page.
  if (row === null && event.key.startsWith('Arrow')) return false;
  return walkRows(row, to === 'next' ? 1 : -1);
}

/** From what was typed to the first row that is found by it. */
function leadFromSearch({ key, target }: KeyboardEvent): boolean {
  if ((key !== 'Enter' && key !== 'ArrowDown') || !target || target !== searchField()) return false;
  whenFound(() => walkRows(null, 1));
  return true;
}

/** What a command asks for, where that is possible. */
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

/** The commands whose keys may be meant. */
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
 * Does what the commands' keys say, on the page itself: not under a dialog, and while something is typed
 * only what is meant for that.
 */
export function useCommandKeys(): void {
  const store = useAppStore();
  // Before the page is seen: the first key that is pressed there counts.
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
      // The row may leave what is shown.
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
