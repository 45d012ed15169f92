import { EXPENSE_CATEGORIES } from '../../features/expenses/expense';
import type { FacetControlProps } from '../records/find/controls';
import { FacetFilter } from '../records/find/FacetFilter';

const CHOICES = EXPENSE_CATEGORIES.map((value) => ({ value, label: value }));

/** Shows what was spent on one kind of thing. */
export function CategoryFilter(props: FacetControlProps) {
  return (
    <FacetFilter
      {...props}
      facet="category"
      label="Categoria"
      all="Todas as categorias"
      choices={CHOICES}
    />
  );
}
