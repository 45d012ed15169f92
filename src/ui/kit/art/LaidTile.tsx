import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { laidTileRecipe } from '../../theme/recipes/laidTile';
import { quarter } from './quarter';

/** Clockwise from the top. */
const turns = [270, 0, 90, 180];

/** The arco rosette being laid: so many of its four quarters, the others as dashes. */
export function LaidTile({ laid }: { laid: number }) {
  const styles = useSlotRecipe({ recipe: laidTileRecipe })();
  return (
    <chakra.svg css={styles.root} aria-hidden="true" viewBox="-101 -101 202 202">
      <chakra.path css={styles.grout} d="M-100-100H100V100H-100zM0-100V100M-100 0H100" />
      {turns.map((turn, index) => (
        <g key={turn} transform={`rotate(${turn.toString()})`}>
          {index < laid ? (
            <>
              <path d={quarter.band} fill="currentColor" />
              <chakra.path css={styles.paper} d={quarter.paper} />
              <path d={quarter.inner} stroke="currentColor" />
            </>
          ) : (
            <chakra.path css={styles.dashed} d={quarter.lines} />
          )}
        </g>
      ))}
    </chakra.svg>
  );
}
