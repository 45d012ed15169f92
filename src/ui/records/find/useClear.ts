import type { EntityName } from '../../../features/entities/entities';
import { findingActions } from '../../../features/finding/findingSlice';
import { useAppDispatch } from '../../../store/hooks';
import { mainPart } from '../../kit/dialog/landmarks';
import { searchField } from './searchField';

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
