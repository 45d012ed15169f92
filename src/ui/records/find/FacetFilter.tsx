import { memo } from 'react';

import { findingActions } from '../../../features/finding/findingSlice';
import { useAppDispatch } from '../../../store/hooks';
import { FilterSelect, type FilterSelectProps } from '../../kit/form/FilterSelect';
import type { Choice } from '../../kit/form/choices';
import type { FacetControlProps, FacetSelect } from '../list';

/** The options of a `Select`. There may be thousands, and a form is rendered often. */
const Options = memo(function Options({ choices }: { choices: readonly Choice[] }) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
});

interface FacetFilterProps extends FacetControlProps, Pick<FilterSelectProps, 'label'> {
  facet: string;
  /** What it says while nothing is chosen: 'Todas as categorias'. */
  all: string;
  choices: readonly Choice[];
}

/** Shows the rows with one value of many. */
export function FacetFilter({
  entity,
  facet,
  label,
  all,
  choices,
  value = '',
  ...rest
}: FacetFilterProps) {
  const dispatch = useAppDispatch();
  const choose = (chosen: string) => {
    dispatch(findingActions.facetsChosen({ entity, facets: { [facet]: chosen || null } }));
  };
  return (
    <FilterSelect
      label={label}
      value={value}
      onChange={(event) => {
        choose(event.target.value);
      }}
      onClear={() => {
        choose('');
      }}
      {...rest}
    >
      <option value="">{all}</option>
      <Options choices={choices} />
    </FilterSelect>
  );
}

/** What a list is filtered by besides its strip: one value of few, or what the facet brings itself. */
export function FacetControl({ select, ...chosen }: FacetControlProps & { select: FacetSelect }) {
  if ('Control' in select) return <select.Control {...chosen} />;
  return <FacetFilter {...chosen} {...select} />;
}
