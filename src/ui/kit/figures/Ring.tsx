import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { slotRecipe } from '../../theme/slotRecipe';

const ringRecipe = slotRecipe({
  className: 'ring',

  base: {
    root: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: { base: '130px', md: '160px' },
      aspectRatio: '1',
    },
    drawing: { position: 'absolute', inset: 0, width: '100%', height: '100%' },
    track: { stroke: 'hairline' },
    // The arc starts at the top.
    value: { stroke: 'accent', transform: 'rotate(-90deg)' },
    cross: { stroke: 'surface' },
    figure: {
      textStyle: 'title',
      fontSize: { base: 'bar', md: 'form' },
      fontVariantNumeric: 'lining-nums',
    },
  },
});

export interface RingProps {
  /** A whole percentage, 0 to 100. */
  percent: number;
  /** The text that says what the percentage is about. */
  label: string;
}

/** A percentage as a gauge in the form of the logo's O. Chakra's progress circle cannot show the cross of grout. */
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
