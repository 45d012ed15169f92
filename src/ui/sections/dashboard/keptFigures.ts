import { createContext, useContext } from 'react';

import type { Figures } from '../../../features/business/dashboard/figures';
import type { EntityName } from '../../../features/app/entities/entities';
import { useAppSelector, type RootState } from '../../../store/hooks';
import { useIsLoaded } from '../../records/useLookup';

/** The figures of this device's snapshot until its rows are read; null for the rest of the visit. */
export const KeptFigures = createContext<Figures | null>(null);

export const useKeptFigures = (): Figures | null => useContext(KeptFigures);

/** A figure of the lists, or of the snapshot until its rows are read. */
export function useFigure<Name extends keyof Figures>(
  name: Name,
  select: (root: RootState) => Figures[Name],
): Figures[Name] {
  const kept = useKeptFigures();
  return useAppSelector((root) => (kept ? kept[name] : select(root)));
}

/** Whether the figures of these lists are known. */
export function useIsKnown(...lists: EntityName[]): boolean {
  const areLoaded = useIsLoaded(...lists);
  return useKeptFigures() !== null || areLoaded;
}
