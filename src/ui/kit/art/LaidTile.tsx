import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { slotRecipe } from '../../theme/slotRecipe';

/**
 * The paths of one quarter of a filled arco rosette. The quarter's corner is at the origin, and it extends towards
 * (100, 100).
 */
export const quarterPaths = {
  band: 'M80 0A80 80 0 0 1 0 80V44A44 44 0 0 0 44 0z',
  /** The line inside the band, which has the colour of the paper. */
  paper: 'M62 0A62 62 0 0 1 0 62',
  inner: 'M18 0A18 18 0 0 1 0 18',
  /** The lines of a quarter that is not filled yet. */
  lines: 'M80 0A80 80 0 0 1 0 80M44 0A44 44 0 0 1 0 44M18 0A18 18 0 0 1 0 18',
};

/** The grout, the lines in the paper's colour and the dashes are drawn as lines on top of the tile. */
const laidTileRecipe = slotRecipe({
  base: {
    root: {
      width: { base: '28', md: '160px' },
      height: { base: '28', md: '160px' },
      fill: 'none',
      strokeWidth: '1.25',
      color: 'accent',
    },
    grout: { stroke: 'hairline' },
    paper: { stroke: 'surface' },
    dashed: { stroke: 'muted', strokeDasharray: '4 3' },
  },
});

/** The rotations of the four quarters, clockwise from the top. */
const turns = [270, 0, 90, 180];

/** The arco rosette with `laid` of its four quarters filled and the others dashed. */
export function LaidTile({ laid }: { laid: number }) {
  const styles = useSlotRecipe({ recipe: laidTileRecipe })();
  return (
    <chakra.svg css={styles.root} aria-hidden="true" viewBox="-101 -101 202 202">
      <chakra.path css={styles.grout} d="M-100-100H100V100H-100zM0-100V100M-100 0H100" />
      {turns.map((turn, index) => (
        <g key={turn} transform={`rotate(${turn.toString()})`}>
          {index < laid ? (
            <>
              <path d={quarterPaths.band} fill="currentColor" />
              <chakra.path css={styles.paper} d={quarterPaths.paper} />
              <path d={quarterPaths.inner} stroke="currentColor" />
            </>
          ) : (
            <chakra.path css={styles.dashed} d={quarterPaths.lines} />
          )}
        </g>
      ))}
    </chakra.svg>
  );
}
