import { RECEIVABLE_GROUPS } from '../../features/payments/receivable';
import type { FacetControlProps } from '../records/find/controls';
import { FacetFilter } from '../records/find/FacetFilter';
import { receivableLabel } from './dueText';

const CHOICES = RECEIVABLE_GROUPS.map((value) => ({ value, label: receivableLabel[value] }));

/** Shows what is still to be received, by what is due first of it. */
export function DueFilter(props: FacetControlProps) {
  return (
    <FacetFilter
      {...props}
      facet="due"
      label="A receber"
      all="Recebidos ou não"
      choices={CHOICES}
    />
  );
}
