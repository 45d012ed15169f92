import { PAYMENT_METHODS } from '../../features/shared/paymentMethods';
import type { FacetControlProps } from '../records/find/controls';
import { FacetFilter } from '../records/find/FacetFilter';
import { paymentMethodLabel } from './paymentMethodLabels';

const CHOICES = PAYMENT_METHODS.map((value) => ({ value, label: paymentMethodLabel[value] }));

/** Shows what was paid, or is to be paid, in one way. */
export function MethodFilter(props: FacetControlProps) {
  return (
    <FacetFilter
      {...props}
      facet="method"
      label="Forma de pagamento"
      all="Todas as formas"
      choices={CHOICES}
    />
  );
}
