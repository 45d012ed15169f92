import { chakra } from '@chakra-ui/react/styled-system';

import { NAMED_PERIODS, type Period } from '../../../features/app/finding/period';
import type { Day } from '../../../features/shared/days';
import type { EntityName } from '../../../features/app/entities/entities';
import { findingActions } from '../../../features/app/finding/findingSlice';
import { useAppDispatch } from '../../../store/hooks';
import { FilterSelect } from '../../kit/form/FilterSelect';
import { DateInput } from '../../kit/form/TextInput';
import { Icon } from '../../kit/art/Icon';
import { formatDay } from '../../kit/text/format';

export const periodLabel: Record<Period['kind'], string> = {
  thisMonth: 'Este mês',
  lastMonth: 'Mês passado',
  thisYear: 'Este ano',
  chosen: 'Escolher datas',
};

export const PERIOD_KINDS = [...NAMED_PERIODS, 'chosen'] as const;

/** The period for a value of the select; null for the option of all days. */
export const periodOf = (value: string): Period | null => {
  const kind = PERIOD_KINDS.find((known) => known === value);
  if (kind === undefined) return null;
  return kind === 'chosen' ? { kind, from: null, to: null } : { kind };
};

interface PeriodProps {
  entity: EntityName;
  period: Period | null;
}

/** A filter by a named period or by chosen days. `about` is the label of the filtered field: 'Data'. */
export function PeriodFilter({ entity, period, about }: PeriodProps & { about: string }) {
  const dispatch = useAppDispatch();
  const choose = (chosen: Period | null) =>
    dispatch(findingActions.periodChosen({ entity, period: chosen }));
  return (
    <FilterSelect
      label={`Período (${about.toLowerCase()})`}
      value={period?.kind ?? ''}
      onChange={(event) => choose(periodOf(event.target.value))}
      onClear={() => choose(null)}
    >
      <option value="">Todo o período</option>
      {PERIOD_KINDS.map((kind) => (
        <option key={kind} value={kind}>
          {kind === 'chosen' ? chosenLabel(period) : periodLabel[kind]}
        </option>
      ))}
    </FilterSelect>
  );
}

/** A day with a year of two digits: '15/10/26'. */
const shortDay = (day: Day): string => formatDay(day).replace(/\d\d(\d\d)$/, '$1');

/**
 * A short text for chosen days, because the fields below show them in full: '01/10 a 15/10', '01/12/25 a
 * 15/10/26', 'desde 01/10/26'. If no days are chosen, the label of the option for choosing days.
 */
function chosenLabel(period: Period | null): string {
  if (period?.kind !== 'chosen') return periodLabel.chosen;
  const { from, to } = period;
  if (from !== null && to !== null) {
    const isOneYear = from.slice(0, 4) === to.slice(0, 4);
    return [from, to].map((day) => shortDay(day).slice(0, isOneYear ? 5 : 8)).join(' a ');
  }
  if (from !== null) return `desde ${shortDay(from)}`;
  return to === null ? periodLabel.chosen : `até ${shortDay(to)}`;
}

const Days = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'auto minmax(0, 1fr) auto minmax(0, 1fr)',
      md: 'auto 180px auto 180px',
    },
    justifyContent: 'end',
    alignItems: 'center',
    gap: '2',
    fontSize: 'label',
    color: 'muted',
  },
});

/**
 * A message that is always rendered, so that screen readers announce its new text. While it is empty, it takes no
 * line.
 */
const Reversed = chakra('p', {
  base: {
    display: 'flex',
    gap: '2',
    gridColumn: '1 / -1',
    justifySelf: 'end',
    color: 'yellowInk',
    _empty: { position: 'absolute' },
    _icon: { flex: 'none', marginTop: '0.5' },
  },
});

/**
 * The fields for the first and the last day of a chosen period. Both days are included, and either field may be
 * empty.
 */
export function PeriodDays({ entity, period }: PeriodProps) {
  const dispatch = useAppDispatch();
  if (period?.kind !== 'chosen') return null;
  const change = (days: Partial<Pick<typeof period, 'from' | 'to'>>) =>
    dispatch(findingActions.periodChosen({ entity, period: { ...period, ...days } }));
  const isReversed = period.from !== null && period.to !== null && period.from > period.to;
  return (
    <Days>
      <span aria-hidden="true">De</span>
      <DateInput
        aria-label="De"
        value={period.from ?? ''}
        onChange={(event) => change({ from: event.target.value || null })}
      />
      <span aria-hidden="true">até</span>
      <DateInput
        aria-label="Até"
        value={period.to ?? ''}
        onChange={(event) => change({ to: event.target.value || null })}
      />
      <Reversed role="status">
        {isReversed && (
          <>
            <Icon name="alert" size={16} />
            “De” é depois de “até”: nenhum dia fica entre os dois.
          </>
        )}
      </Reversed>
    </Days>
  );
}
