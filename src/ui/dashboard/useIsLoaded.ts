import type { EntityName } from '../../features/entities/entities';
import { useAppSelector } from '../../store/hooks';

/** Whether the lists that a figure is made of are loaded: until then it cannot be told. */
export const useIsLoaded = (...lists: EntityName[]): boolean =>
  useAppSelector((root) => lists.every((list) => root[list].loaded));
