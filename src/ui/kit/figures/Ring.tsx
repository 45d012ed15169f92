import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { ringRecipe } from '../../theme/recipes/ring';

export interface RingProps {
  /** Whole percent, 0 to 100. */
  percent: number;
  /** What it is a percentage of. */
  label: string;
}

/** The O of Ofício as a gauge. Own, because Chakra's progress circle has no grout cross. */
export function Ring({ percent, label }: RingProps) {
  const styles = useSlotRecipe({ recipe: ringRecipe })();
  return (
    <chakra.div css={styles.root} role="img" aria-label={`${label}: ${percent.toString()}%`}>
      <chakra.svg
        css={styles.drawing}
        viewBox="-50 -50 100 100"
        fill="none"
        strokeWidth="11"
        aria-hidden="true"
      >
        <chakra.circle css={styles.track} r="44.5" />
        <chakra.circle
          css={styles.value}
          r="44.5"
          pathLength={100}
          strokeDasharray={`${percent.toString()} 100`}
        />
        <chakra.path css={styles.cross} strokeWidth="2.5" d="M-50 0H-36M36 0H50M0-50V-36M0 36V50" />
      </chakra.svg>
      <chakra.span css={styles.figure} aria-hidden="true">
        {percent}%
      </chakra.span>
    </chakra.div>
  );
}
