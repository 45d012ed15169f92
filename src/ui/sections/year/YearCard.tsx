import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';

import {
  selectMoneyByYear,
  selectHasNoMoney,
  selectIsMoneyLoaded,
  selectYearSums,
} from '../../../features/business/year/yearSelectors';
import { receivedSum } from '../../../features/business/payments/received';
import { tileWorth } from '../../../features/business/year/tiles';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Button } from '../../kit/form/Button';
import { formatCurrency, formatCurrencyWhole } from '../../kit/text/format';
import { Surface, SurfaceTitle } from '../../kit/text/Surface';
import { useToday } from '../../kit/hooks/useToday';
import { ruleAbove, finalSumLine } from '../../theme/recipes/ledger';
import { useMeiMeter } from './useMeiMeter';
import { ChartKey, MonthChart, MONTH_NAMES } from './MonthChart';
import { slotRecipe } from '../../theme/slotRecipe';
/** The look of the card 'O ano' on the dashboard. The three sums stand beside the chart, on phones below it. */
const yearCardRecipe = slotRecipe({
  className: 'year-card',

  base: {
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      // The link is 44 px high, so its padding overlaps the card's padding.
      marginBlock: '-10px 0',
    },
    legend: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '5',
      rowGap: '1',
      marginBottom: '4',
      fontSize: 'note',
      color: 'muted',
    },
    key: { display: 'inline-flex', alignItems: 'center' },
    body: {
      display: 'grid',
      // Long sums stay inside the card; the chart gets narrower instead.
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(240px, auto)' },
      gap: { base: '4', lg: '48px' },
      alignItems: 'center',
    },
    chart: { position: 'relative', minWidth: 0 },
    table: { srOnly: true },
    sums: { minWidth: 0 },
    sum: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      minHeight: '44px',
      color: 'muted',
      '& + &': ruleAbove,
    },
    amount: { textStyle: 'digits', color: 'ink' },
    profit: { ...finalSumLine, color: 'ink' },
  },
});

/**
 * The card 'O ano' on the dashboard: the months of the current year as a chart, and the sums of the year. It is
 * hidden until the days of receipts are loaded, and if there was no money.
 */
export default function YearCard() {
  const dispatch = useAppDispatch();
  const today = useToday();
  const year = Number(today.slice(0, 4));
  const isLoaded = useAppSelector(selectIsMoneyLoaded);
  const isEmpty = useAppSelector(selectHasNoMoney);
  const sums = useAppSelector((root) => selectYearSums(root, year));
  const styles = useSlotRecipe({ recipe: yearCardRecipe })();
  const { undated } = useAppSelector(selectMoneyByYear);
  const mei = useMeiMeter(year, today);
  if (!isLoaded || isEmpty) return null;
  const open = () => dispatch(workspaceActions.yearChosen({ year: null, section: 'year' }));
  return (
    <Surface padded aria-label="O ano">
      <chakra.div css={styles.head}>
        <SurfaceTitle>O ano</SurfaceTitle>
        <Button variant="plain" paddingInline="0" onClick={open}>
          Ver o ano
        </Button>
      </chakra.div>
      <chakra.p css={styles.legend}>
        <chakra.span css={styles.key}>
          <ChartKey kind="came" />
          Receitas
        </chakra.span>
        <chakra.span css={styles.key}>
          <ChartKey kind="spent" />
          Gastos
        </chakra.span>
        <span>Cada azulejo vale {formatCurrencyWhole(tileWorth(sums.months))}</span>
      </chakra.p>
      {undated.length > 0 && (
        <Button variant="plain" size="sm" paddingInline="0" onClick={open}>
          {formatCurrency(receivedSum(undated))} recebidos sem data: informar
        </Button>
      )}
      {mei && (
        <Button
          variant="plain"
          size="sm"
          paddingInline="0"
          onClick={() => dispatch(workspaceActions.yearChosen({ year: null, section: 'mei' }))}
        >
          Limite do MEI: {mei.percent}% de {formatCurrencyWhole(mei.cap)}
        </Button>
      )}
      <chakra.div css={styles.body}>
        <chakra.figure css={styles.chart}>
          <MonthChart months={sums.months} present={Number(today.slice(5, 7)) - 1} tile={11} />
          {/* The table stands in a box, because a table is never narrower than its content. */}
          <chakra.div css={styles.table}>
            <table>
              <caption>Receitas e gastos de {year}, mês a mês</caption>
              <thead>
                <tr>
                  <th scope="col">Mês</th>
                  <th scope="col">Receitas</th>
                  <th scope="col">Gastos</th>
                </tr>
              </thead>
              <tbody>
                {sums.months.map(({ revenue, expenses }, month) => (
                  <tr key={month}>
                    <th scope="row">{MONTH_NAMES[month]}</th>
                    <td>{formatCurrency(revenue)}</td>
                    <td>{formatCurrency(expenses)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </chakra.div>
        </chakra.figure>
        <chakra.dl css={styles.sums}>
          <chakra.div css={styles.sum}>
            <dt>Receitas em {year}</dt>
            <chakra.dd css={styles.amount}>{formatCurrency(sums.revenue)}</chakra.dd>
          </chakra.div>
          <chakra.div css={styles.sum}>
            <dt>Gastos</dt>
            <chakra.dd css={styles.amount}>{formatCurrency(sums.expenses)}</chakra.dd>
          </chakra.div>
          <chakra.div css={styles.sum}>
            <dt>Lucro</dt>
            <chakra.dd css={styles.profit}>{formatCurrency(sums.profit)}</chakra.dd>
          </chakra.div>
        </chakra.dl>
      </chakra.div>
    </Surface>
  );
}
