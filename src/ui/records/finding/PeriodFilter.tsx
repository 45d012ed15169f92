import { chakra } from '@chakra-ui/react/styled-system';

import { NAMED_PERIODS, type Period } from '../../../features/app/finding/period';
import type { EntityName } from '../../../features/app/entities/entities';
import { findingActions } from '../../../features/app/finding/findingSlice';
import { useAppDispatch } from '../../../store/hooks';
import { DateInput } from '../../kit/form/TextInput';
import { Icon } from '../../kit/art/Icon';

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

const Days = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto minmax(0, 1fr)',
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
