import { useEffect } from 'react';

import { selectUndo } from '../../features/workspace/undo';
import { useAppStore } from '../../store/hooks';

const TEXT_FIELD = ':is(input:not([type=checkbox], [type=radio]), textarea, select)';

/** In a text field, Ctrl Z is the browser's own. */
const isInTextField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TEXT_FIELD) !== null;

/** Ctrl or Cmd Z does what 'Desfazer' in the newest notice does. */
export function useUndoKey(): void {
  const store = useAppStore();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, repeat } = event;
      if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
      if (repeat || event.defaultPrevented || isInTextField(event.target)) return;
      const undo = selectUndo(store.getState());
      if (!undo) return;
      event.preventDefault();
      store.dispatch(undo);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [store]);
}
