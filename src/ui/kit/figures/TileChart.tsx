import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { slotRecipe } from '../../theme/slotRecipe';

const tileChartRecipe = slotRecipe({
  className: 'tile-chart',

  base: {
    root: { display: 'flex', justifyContent: 'space-between', gap: { base: '3', md: '8' } },
    stack: { flex: 1, maxWidth: 'target', display: 'grid', gap: '3px' },
    tile: {
      forcedColorAdjust: 'none',
      height: '14px',
      border: 'hairline',
      '&[data-on]': { background: 'accent', borderColor: 'accent' },
      // On the dashboard of a user without records the chart is grey, so that it does not distract from the first
      // steps.
      '&[data-on]:is([data-blank] *)': { background: 'lineStrong', borderColor: 'lineStrong' },
    },
    label: { marginTop: '2', fontSize: 'note', color: 'muted', textAlign: 'center' },
  },
});

/** The number of tiles in a stack. */
const height = 10;

export interface TileChartProps {
  /** The label and the number of filled tiles, 0 to 10. */
  stacks: { label: string; filled: number }[];
}

/**
 * A chart of stacks of ten tiles. It is a decoration without data, so screen readers read only the labels. Chakra
 * has no such chart.
 */
export function TileChart({ stacks }: TileChartProps) {
  const styles = useSlotRecipe({ recipe: tileChartRecipe })();
  return (
    <chakra.div css={styles.root}>
      {stacks.map(({ label, filled }) => (
        <chakra.div key={label} css={styles.stack}>
          {Array.from({ length: height }, (_, index) => (
            <chakra.i
              key={index}
              css={styles.tile}
              data-on={height - index <= filled ? '' : undefined}
            />
          ))}
          <chakra.span css={styles.label}>{label}</chakra.span>
        </chakra.div>
      ))}
    </chakra.div>
  );
}
