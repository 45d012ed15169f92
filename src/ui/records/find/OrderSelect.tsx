import type { Sort } from '../../../features/finding/sought';
import type { EntityName } from '../../../features/entities/entities';
import { findingActions } from '../../../features/finding/findingSlice';
import { useAppDispatch } from '../../../store/hooks';
import { Select } from '../../kit/form/Select';
import { orderOf, type FindControls } from '../list';

interface OrderSelectProps extends Pick<FindControls, 'orders' | 'ownOrder'> {
  entity: EntityName;
  sort: Sort | null;
}

/** A select for the sorting of a list without headers. */
export function OrderSelect({ entity, sort, orders, ownOrder }: OrderSelectProps) {
  const dispatch = useAppDispatch();
  const current = orderOf({ orders }, sort);
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
