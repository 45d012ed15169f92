import type { EntityName } from '../../../features/app/entities/entities';
import { findingActions } from '../../../features/app/finding/findingSlice';
import { useAppDispatch } from '../../../store/hooks';
import { mainElement } from '../../kit/dialog/landmarks';

/** The search field of the open section; null if it has none. */
export const searchField = (): HTMLInputElement | null =>
  mainElement()?.querySelector<HTMLInputElement>('input[type=search]') ?? null;

/** How long (ms) to wait until the list shows the matches. */
const ROWS_TIMEOUT = 1_000;

/**
 * Calls back once the list shows the matches of the whole query, unless the search field lost the focus meanwhile.
 */
export function whenMatchesShown(callback: () => void): void {
  const started = performance.now();
  const check = () => {
    const field = searchField();
    if (!field || document.activeElement !== field) return;
    const shown = mainElement()?.querySelector<HTMLElement>('[data-found-by]')?.dataset['foundBy'];
    if (shown === field.value) callback();
    else if (performance.now() - started < ROWS_TIMEOUT) requestAnimationFrame(check);
  };
  check();
}

/** Whether the device has a touch screen. There, focusing the field would open a keyboard that covers the matches. */
const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/**
 * Returns functions for buttons that clear the search or the filters. Such a button disappears when it is pressed,
 * so the focus is moved first.
 */
export function useClearSearch(entity: EntityName) {
  const dispatch = useAppDispatch();
  const moveFocus = () =>
    (isTouched() ? mainElement() : searchField())?.focus({ preventScroll: true });
  return {
    clearSearch: () => {
      moveFocus();
      dispatch(findingActions.searched({ entity, query: '' }));
    },
    clearFilters: () => {
      moveFocus();
      dispatch(findingActions.filtersCleared({ entity }));
    },
  };
}
