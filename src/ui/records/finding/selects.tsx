/** The selects in the panel of a list's filters: a filter by a value, a filter by a record, and the order. */
import type { EntityName } from '../../../features/app/entities/entities';
import { findingActions } from '../../../features/app/finding/findingSlice';
import type { Sort } from '../../../features/app/finding/sought';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { lazyChunk } from '../../kit/chunks/lazyChunk';
import { FilterSelect, type FilterSelectProps } from '../../kit/form/FilterSelect';
import { Select } from '../../kit/form/Select';
import type { Choice } from '../../kit/form/choices';
import { chosenOrder } from '../describeList';
import type { FacetSelect, FindControls } from '../list';
import type { RecordFilterProps } from './RecordFilter';

interface ValueFilterProps extends Pick<FilterSelectProps, 'label' | 'value'> {
  /** The label of the option for all rows: 'Todas as categorias'. */
  all: string;
  choices: readonly Choice[];
  onChoose: (value: string) => void;
}

function ValueFilter({ label, all, choices, value, onChoose }: ValueFilterProps) {
  return (
    <FilterSelect
      label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      onClear={() => onChoose('')}
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

/** Shown until the chunk is loaded, and also if the chunk cannot be loaded. */
function WaitingFilter({ value, chosen, ...filter }: RecordFilterProps) {
  const choices = value === '' ? [] : [{ value, label: chosen }];
  return <ValueFilter {...filter} value={value} choices={choices} />;
}

const LoadedFilter = lazyChunk(() =>
  import(/* webpackChunkName: "record-filter" */ './RecordFilter').catch(() => ({
    default: WaitingFilter,
  })),
);

function RecordFilter(filter: Omit<RecordFilterProps, 'chosen'>) {
  const { records, value } = filter;
  const chosen = useAppSelector((root) => (value === '' ? '' : records.nameOf(root, value)));
  const named = { ...filter, chosen };
  return <LoadedFilter {...named} waiting={<WaitingFilter {...named} />} />;
}

interface FacetControlProps {
  entity: EntityName;
  select: FacetSelect;
  value: string | undefined;
}

/** A filter in the panel of filters. */
export function FacetControl({ entity, select, value = '' }: FacetControlProps) {
  const dispatch = useAppDispatch();
  const onChoose = (chosen: string) =>
    dispatch(findingActions.facetsChosen({ entity, facets: { [select.facet]: chosen || null } }));
  return 'records' in select ? (
    <RecordFilter {...select} value={value} onChoose={onChoose} />
  ) : (
    <ValueFilter {...select} value={value} onChoose={onChoose} />
  );
}

interface OrderSelectProps extends Pick<FindControls, 'orders' | 'ownOrder'> {
  entity: EntityName;
  sort: Sort | null;
}

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
