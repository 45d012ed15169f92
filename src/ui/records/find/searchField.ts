import type { EntityName } from '../../../features/entities/entities';
import { findingActions } from '../../../features/finding/findingSlice';
import { useAppDispatch } from '../../../store/hooks';
import { mainPart } from '../../kit/dialog/landmarks';

/** The field that the open section is searched in; null where there is nothing to search. */
export const searchField = (): HTMLInputElement | null =>
  mainPart()?.querySelector<HTMLInputElement>('input[type=search]') ?? null;

/** So long (ms) rows may take to come. */
const PATIENCE = 1_000;

/** Calls back once the list shows what is found by all that is typed; not where that field was left meanwhile. */
export function whenFound(callback: () => void): void {
  const started = performance.now();
  const look = () => {
    const field = searchField();
    if (!field || document.activeElement !== field) return;
    const shown = mainPart()?.querySelector<HTMLElement>('[data-found-by]')?.dataset['foundBy'];
    if (shown === field.value) callback();
    else if (performance.now() - started < PATIENCE) requestAnimationFrame(look);
  };
  look();
}

/** A finger's keyboard would cover what is found. */
const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** For buttons that go with what they clear: they hand the focus on before that. */
export function useClear(entity: EntityName) {
  const dispatch = useAppDispatch();
  const handOn = () => {
    (isTouched() ? mainPart() : searchField())?.focus({ preventScroll: true });
  };
  return {
    clearSearch: () => {
      handOn();
      dispatch(findingActions.searched({ entity, query: '' }));
    },
    clearFilters: () => {
      handOn();
      dispatch(findingActions.filtersCleared({ entity }));
    },
  };
}
