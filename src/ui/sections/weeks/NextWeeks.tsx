import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';

import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import {
  selectAreWeeksKnown,
  selectBalanceToday,
  selectWeeks,
} from '../../../features/business/weeks/weeksSelectors';
import { worthOfTile } from '../../../features/business/year/tiles';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { useToday } from '../../kit/hooks/useToday';
import { formatCurrency, formatCurrencyWhole } from '../../kit/text/format';
import { SurfaceTitle } from '../../kit/text/Surface';
import { lineSides } from '../../theme/recipes/ledger';
import { NEXT_WEEKS_HEIGHT } from './moneyHeight';
import { ASKS_BALANCE, lowestText } from './weeksText';
import { WeeksChart } from './WeeksChart';
import { slotRecipe } from '../../theme/slotRecipe';

const nextWeeksRecipe = slotRecipe({
  className: 'next-weeks',

  base: {
    // On phones the button stands below the sentence, and there is no chart.
    root: {
      ...lineSides,
      display: 'grid',
      gridTemplateColumns: { md: 'minmax(0, 1fr) auto' },
      gridTemplateRows: { md: '44px auto 1fr' },
      alignContent: 'start',
      columnGap: '4',
      rowGap: { base: '3', md: '1' },
      paddingBlock: { base: '4', md: '2' },
      minHeight: NEXT_WEEKS_HEIGHT,
      '& > h2': { alignSelf: 'center' },
    },
    link: {
      gridRow: { base: 3, md: 1 },
      gridColumn: { md: 2 },
      minHeight: 'target',
      fontSize: 'label',
      fontWeight: 600,
      mdDown: { border: 'hairline', borderRadius: 'base' },
      md: { textStyle: 'link' },
      _print: { display: 'none' },
    },
    sentence: { gridColumn: { md: '1 / -1' }, fontSize: 'control' },
    basis: { color: 'muted' },
    chart: { display: { base: 'none', md: 'block' }, gridColumn: '1 / -1', minWidth: 0 },
    caption: { fontSize: 'note', color: 'muted' },
  },
});

/** The height of the tiles in px. */
const TILES = 80;

/** The weeks to come in one sentence, with what is left at the end of each. */
export function NextWeeks() {
  const dispatch = useAppDispatch();
  const today = useToday();
  const areKnown = useAppSelector(selectAreWeeksKnown);
  const weeks = useAppSelector((root) => selectWeeks(root, today));
  const balance = useAppSelector((root) => selectBalanceToday(root, today));
  const styles = useSlotRecipe({ recipe: nextWeeksRecipe })();
  const columns = weeks.weeks.map(({ from: day, comes, goes, end }) =>
    balance === null
      ? { day, end, above: comes, below: goes }
      : { day, end, above: Math.max(0, end), below: Math.max(0, -end) },
  );
  const worth = worthOfTile(
    columns.flatMap(({ above, below }) => [above, below]),
    6,
  );
  const what = balance === null ? 'Entra e sai por semana' : 'Sobra no fim da semana';
  return (
    <chakra.section aria-label="As próximas semanas" css={styles.root}>
      <SurfaceTitle>As próximas semanas</SurfaceTitle>
      <chakra.button
        type="button"
        css={styles.link}
        onClick={() => dispatch(workspaceActions.sectionChosen('weeks'))}
      >
        Ver as 13 semanas
      </chakra.button>
      {areKnown && (
        <>
          <chakra.p css={styles.sentence}>
            {balance === null ? (
              ASKS_BALANCE
            ) : (
              <>
                <b>{lowestText(weeks)}</b>{' '}
                <chakra.span css={styles.basis}>
                  Parte de {formatCurrency(balance)} na conta hoje.
                </chakra.span>
              </>
            )}
          </chakra.p>
          <chakra.div css={styles.chart}>
            <WeeksChart
              columns={columns}
              chosen={balance === null ? -Infinity : weeks.lowest}
              worth={worth}
              height={TILES}
            />
            <chakra.p css={styles.caption}>
              {what}, sem atrasados · azulejo: {formatCurrencyWhole(worth)}
            </chakra.p>
          </chakra.div>
        </>
      )}
    </chakra.section>
  );
}
