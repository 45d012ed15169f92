/** The selects in a list's toolbar and filter sheet: a filter by a value, a filter by a record, and the order. */
import type { ReactNode } from 'react';
import type { EntityName } from '../../../features/app/entities/entities';
import { findingActions } from '../../../features/app/finding/findingSlice';
import type { Sort } from '../../../features/app/finding/sought';
import { useAppDispatch } from '../../../store/hooks';
import { lazyChunk } from '../../kit/chunks/lazyChunk';
import { FilterSelect, type FilterSelectProps } from '../../kit/form/FilterSelect';
import { Select } from '../../kit/form/Select';
import type { Choice } from '../../kit/form/choices';
import { chosenOrder, type FacetControlProps, type FacetSelect, type FindControls } from '../list';
import type { ReferenceChoiceProps } from './ReferenceChoice';

interface FacetFilterProps extends FacetControlProps, Pick<FilterSelectProps, 'label'> {
  facet: string;
  /** The label of the option for all rows: 'Todas as categorias'. */
  all: string;
  choices: readonly Choice[];
}

/** A filter by one of many values. */
function FacetFilter({
  entity,
  facet,
  label,
  all,
  choices,
  value = '',
  ...rest
}: FacetFilterProps) {
  const dispatch = useAppDispatch();
  const choose = (chosen: string) =>
    dispatch(findingActions.facetsChosen({ entity, facets: { [facet]: chosen || null } }));
  return (
    <FilterSelect
      label={label}
      value={value}
      onChange={(event) => choose(event.target.value)}
      onClear={() => choose('')}
      {...rest}
    >
      <option value="">{all}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </FilterSelect>
  );
}

/** A filter in the toolbar: a select where there are few values, otherwise the facet's own control. */
export function FacetControl({ select, ...chosen }: FacetControlProps & { select: FacetSelect }) {
  if ('Control' in select) return <select.Control {...chosen} />;
  return <FacetFilter {...chosen} {...select} />;
}

/** Shown until the chunk is loaded, and also if the chunk cannot be loaded. */
function WaitingChoice({ entity, facet, label, all, value, chosen }: ReferenceChoiceProps) {
  const choices = value === '' ? [] : [{ value, label: chosen }];
  return <FacetFilter {...{ entity, facet, label, all, value, choices }} />;
}

/** Makes a filter by a record whose code is a chunk of its own. */
export function choiceChunk(
  fetchChunk: () => Promise<{ default: (props: ReferenceChoiceProps) => ReactNode }>,
) {
  const Choice = lazyChunk(() => fetchChunk().catch(() => ({ default: WaitingChoice })));
  return function ChoiceOrWaiting(props: ReferenceChoiceProps) {
    return <Choice {...props} waiting={<WaitingChoice {...props} />} />;
  };
}

interface OrderSelectProps extends Pick<FindControls, 'orders' | 'ownOrder'> {
  entity: EntityName;
  sort: Sort | null;
}

/** A select for the order of a list that has no headers. */
export function OrderSelect({ entity, sort, orders, ownOrder }: OrderSelectProps) {
  const dispatch = useAppDispatch();
  const current = chosenOrder({ orders }, sort);
  return (
    <Select
      aria-label="Ordenar por"
      value={current ? orders.indexOf(current) : ''}
      onChange={({ target: { value } }) => {
        const chosen = value === '' ? undefined : orders[Number(value)];
        dispatch(findingActions.sortChosen({ entity, sort: chosen?.sort ?? null }));
      }}
    >
      <option value="">{ownOrder.label}</option>
      {orders.map(({ label }, index) => (
        <option key={label} value={index}>
          {label}
        </option>
      ))}
    </Select>
  );
}
