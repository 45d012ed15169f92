import { memo } from 'react';

import { findingActions } from '../../../features/finding/findingSlice';
import { useAppDispatch } from '../../../store/hooks';
import { FilterSelect, type FilterSelectProps } from '../../kit/form/FilterSelect';
import type { Choice } from '../../kit/form/choices';
import type { FacetControlProps, FacetSelect } from '../list';

/** The options of a `Select`, memoised because there may be thousands. */
const Options = memo(function Options({ choices }: { choices: readonly Choice[] }) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
});

interface FacetFilterProps extends FacetControlProps, Pick<FilterSelectProps, 'label'> {
  facet: string;
  /** The option for all: 'Todas as categorias'. */
  all: string;
  choices: readonly Choice[];
}

/** A filter by one of many values. */
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

/** A filter in the toolbar: a select with few values, or the facet's own control. */
export function FacetControl({ select, ...chosen }: FacetControlProps & { select: FacetSelect }) {
  if ('Control' in select) return <select.Control {...chosen} />;
  return <FacetFilter {...chosen} {...select} />;
}
