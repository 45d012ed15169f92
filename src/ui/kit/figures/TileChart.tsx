import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { tileChartRecipe } from '../../theme/recipes/tileChart';

/** Tiles in a stack. */
const height = 10;

export interface TileChartProps {
  /** Label and number of filled tiles, 0 to 10. */
  stacks: { label: string; filled: number }[];
}

/**
 * Stacks of ten tiles: a decoration that shows no data, so only its labels are read. Own, because
 * Chakra has no such chart.
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
