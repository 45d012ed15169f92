import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useMemo, useState } from 'react';

import { expectedKey } from '../../../features/business/weeks/expected';
import { signedAmount, WEEK_COUNT, weeksOf } from '../../../features/business/weeks/weeks';
import {
  selectAreWeeksKnown,
  selectBalanceToday,
  selectExpectedMoney,
  selectWeeks,
} from '../../../features/business/weeks/weeksSelectors';
import { worthOfTile } from '../../../features/business/year/tiles';
import { sumMoney } from '../../../features/shared/money';
import { useAppSelector, useAppStore } from '../../../store/hooks';
import { printAs } from '../../documents/paper';
import { ColumnChooser } from '../../kit/figures/ColumnChooser';
import { useHeldWhilePressed } from '../../kit/hooks/useHeldWhilePressed';
import { useMediaQuery } from '../../kit/hooks/useMediaQuery';
import { useToday } from '../../kit/hooks/useToday';
import { Button } from '../../kit/form/Button';
import { formatCurrency, formatCurrencyWhole } from '../../kit/text/format';
import { Surface } from '../../kit/text/Surface';
import { usePrinted } from '../../kit/list/usePrinted';
import { StillLoading } from '../../records/StillLoading';
import { lineSides } from '../../theme/recipes/ledger';
import { OpenedSeries } from '../series/OpenedSeries';
import { ChartKey } from '../year/MonthChart';
import { BalanceField } from './BalanceField';
import { LateMoney } from './LateMoney';
import { WeekDetails, WeekRow } from './WeekParts';
import { WeeksChart } from './WeeksChart';
import { answerText, ASKS_BALANCE, dayMonth, weekReadOut } from './weeksText';
import { saveWeeks } from './weeksCsv';
import { slotRecipe } from '../../theme/slotRecipe';

/** The window's width from which on the weeks fit side by side. */
const WIDE = '(min-width: 70rem)';

/** From this amount on (reais), the figures of the weeks do not fit side by side. */
const LONG = 10_000_000;

const sectionRecipe = slotRecipe({
  className: 'weeks',

  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' },
    head: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
      gap: { base: '4', md: '6' },
      alignItems: 'end',
    },
    title: { textStyle: 'title', fontSize: { base: 'card', md: 'page' } },
    note: { marginTop: '1', color: 'muted', fontSize: 'control' },
    legend: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4',
      marginBottom: '3',
      fontSize: 'note',
      color: 'muted',
    },
    key: {
      ...lineSides,
      display: 'flex',
      columnGap: '5',
      paddingBlock: '3',
      borderBottom: 'strong',
      fontSize: 'note',
      color: 'muted',
      '& > :nth-of-type(3)': { marginInlineStart: 'auto' },
    },
    foot: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '6',
      color: 'muted',
      fontSize: 'control',
    },
    links: { display: 'flex', gap: '5', _print: { display: 'none' } },
  },
});

/** The section 'As próximas 13 semanas': whether the money lasts, and what each week is made of. */
export default function WeeksSection() {
  const store = useAppStore();
  const today = useToday();
  const areKnown = useAppSelector(selectAreWeeksKnown);
  const expected = useAppSelector((root) => selectExpectedMoney(root, today));
  const stored = useAppSelector((root) => selectBalanceToday(root, today));
  const weeksNow = useAppSelector((root) => selectWeeks(root, today));
  // A press on a week may leave the field of the balance, which then saves what was typed.
  const { balance, withoutLate } = useHeldWhilePressed({ balance: stored, withoutLate: weeksNow });
  const [counted, setCounted] = useState<ReadonlySet<string>>(new Set());
  const [chosen, choose] = useState<number | null>(null);
  const isPrinted = usePrinted();
  const isWide = useMediaQuery(WIDE);
  const all = useMemo(
    () =>
      counted.size === 0
        ? withoutLate
        : weeksOf(expected, today, balance ?? 0, (entry) => counted.has(expectedKey(entry))),
    [expected, today, balance, counted, withoutLate],
  );
  const styles = useSlotRecipe({ recipe: sectionRecipe })();
  if (!areKnown) return <StillLoading />;

  const { weeks, late, undated, later } = all;
  const hasBalance = balance !== null;
  const worth = worthOfTile(
    weeks.flatMap(({ comes, goes }) => [comes, goes]),
    10,
  );
  const isChart = isWide && !isPrinted && weeks.every(({ end }) => Math.abs(end) < LONG);
  const lowest = hasBalance ? all.lowest : -1;
  const shown = chosen ?? Math.max(0, lowest);
  const week = weeks[shown];
  const ofWeek = (index: number) => ({
    hasBalance,
    entries: [
      // Of thousands that are late, usually none is ticked.
      ...(index === 0 && counted.size > 0
        ? late.filter((entry) => counted.has(expectedKey(entry)))
        : []),
      ...(weeks[index]?.entries ?? []),
    ],
  });
  const answer = hasBalance ? answerText(all) : { title: ASKS_BALANCE, note: null };
  const outside = [
    { entries: undated, text: 'sem data' },
    { entries: later, text: `depois de ${dayMonth(weeks.at(-1)?.to ?? today)}` },
  ].flatMap(({ entries, text }) => {
    const sum = sumMoney(entries.map(signedAmount));
    return entries.length === 0 ? [] : `${formatCurrency(sum)} ${text}`;
  });

  return (
    <chakra.div css={styles.root}>
      <chakra.div css={styles.head}>
        <div aria-live="polite">
          <chakra.h2 css={styles.title}>{answer.title}</chakra.h2>
          {answer.note !== null && <chakra.p css={styles.note}>{answer.note}</chakra.p>}
        </div>
        <BalanceField />
      </chakra.div>
      {isChart && week ? (
        <>
          <Surface padded aria-label="Semana a semana">
            <chakra.p css={styles.legend}>
              <span>
                Entra acima dos dias, sai abaixo{hasBalance && '. Saldo no fim da semana, em R$'}
              </span>
              <span>Cada azulejo vale {formatCurrencyWhole(worth)}</span>
            </chakra.p>
            <ColumnChooser
              label="Semana"
              valueText={weekReadOut(week, hasBalance)}
              count={WEEK_COUNT}
              chosen={shown}
              onChoose={choose}
            >
              <WeeksChart
                columns={weeks.map(({ from, comes, goes, end }) => ({
                  ...{ day: from, above: comes, below: goes, end },
                }))}
                chosen={shown}
                worth={worth}
                hasLine={hasBalance}
              />
            </ColumnChooser>
          </Surface>
          {late.length > 0 && <LateMoney late={late} counted={counted} onCount={setCounted} />}
          <Surface aria-label="A semana">
            <WeekDetails week={week} {...ofWeek(shown)} hasTitle />
          </Surface>
        </>
      ) : (
        <>
          {late.length > 0 && <LateMoney late={late} counted={counted} onCount={setCounted} />}
          <Surface aria-label="Semana a semana">
            <chakra.p css={styles.key}>
              <span>
                <ChartKey kind="came" />
                entra
              </span>
              <span>
                <ChartKey kind="spent" />
                sai
              </span>
              {hasBalance && <span>Saldo</span>}
            </chakra.p>
            <ol>
              {weeks.map((each, index) => (
                <WeekRow
                  key={each.from}
                  week={each}
                  {...ofWeek(index)}
                  worth={worth}
                  isLowest={index === lowest}
                  isOpen={isPrinted || index === chosen}
                  onToggle={() => choose(index === chosen ? null : index)}
                />
              ))}
            </ol>
          </Surface>
        </>
      )}
      <chakra.div css={styles.foot}>
        <span>{outside.length > 0 && `Fora das semanas: ${outside.join(' · ')}`}</span>
        <chakra.span css={styles.links}>
          <Button
            variant="plain"
            paddingInline="0"
            onClick={() => printAs('As próximas 13 semanas')}
          >
            Imprimir
          </Button>
          <Button
            variant="plain"
            paddingInline="0"
            onClick={() => saveWeeks(store.getState(), all)}
          >
            Exportar CSV
          </Button>
        </chakra.span>
      </chakra.div>
      <OpenedSeries />
    </chakra.div>
  );
}
