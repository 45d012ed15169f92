import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';

import {
  selectBooksAreEmpty,
  selectBooksAreLoaded,
  selectYearSums,
} from '../../features/year/yearSelectors';
import { tileWorth } from '../../features/year/tiles';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../kit/form/Button';
import { formatCurrency, formatCurrencyWhole } from '../kit/text/format';
import { Surface, SurfaceTitle } from '../kit/text/Surface';
import { useToday } from '../kit/text/useToday';
import { yearCardRecipe } from '../theme/recipes/year';
import { ChartKey, MonthChart } from './MonthChart';
import { MONTH_NAMES } from './monthNames';

/**
 * 'O ano' on the dashboard: this year month by month, and its sums. Nothing is shown before it is known
 * on which days the money came, nor where there is none.
 */
export default function YearCard() {
  const dispatch = useAppDispatch();
  const today = useToday();
  const year = Number(today.slice(0, 4));
  const isLoaded = useAppSelector(selectBooksAreLoaded);
  const isEmpty = useAppSelector(selectBooksAreEmpty);
  const sums = useAppSelector((root) => selectYearSums(root, year));
  const styles = useSlotRecipe({ recipe: yearCardRecipe })();
  if (!isLoaded || isEmpty) return null;
  const open = () => {
    dispatch(workspaceActions.yearChosen({ year: null }));
  };
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
      <chakra.div css={styles.body}>
        <chakra.figure css={styles.chart}>
          <MonthChart months={sums.months} present={Number(today.slice(5, 7)) - 1} tile={11} />
          {/* In a box: a table itself is never narrower than what is in it. */}
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
            <dt>Receitas</dt>
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
