import { useMemo } from 'react';
import { useAppSelector } from '../../store/hooks';
import type { Choice } from '../kit/form/choices';
import { withDistinctLabels } from './distinctLabels';
import type { RecordOffer } from './list';

/** The offered records as choices, whose labels differ. */
export function useChoices({ choices }: Pick<RecordOffer, 'choices'>): readonly Choice[] {
  const offered = useAppSelector(choices);
  return useMemo(() => withDistinctLabels(offered), [offered]);
}
