import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react/styled-system';

/** A quarter of the filled arco, from the tile's corner at the origin towards (100, 100). */
export const quarter = {
  band: 'M80 0A80 80 0 0 1 0 80V44A44 44 0 0 0 44 0z',
  /** The line inside the band, in the paper's colour. */
  paper: 'M62 0A62 62 0 0 1 0 62',
  inner: 'M18 0A18 18 0 0 1 0 18',
  /** The same quarter as lines, while it is still to be laid. */
  lines: 'M80 0A80 80 0 0 1 0 80M44 0A44 44 0 0 1 0 44M18 0A18 18 0 0 1 0 18',
};

/** Grout, paper lines and dashes are all drawn as lines of the tile. */
const laidTileRecipe = defineSlotRecipe({
  slots: ['root', 'grout', 'paper', 'dashed'],
  base: {
    root: {
      width: { base: '112px', md: '160px' },
      height: { base: '112px', md: '160px' },
      fill: 'none',
      strokeWidth: '1.25',
      color: 'accent',
    },
    grout: { stroke: 'hairline' },
    paper: { stroke: 'surface' },
    dashed: { stroke: 'muted', strokeDasharray: '4 3' },
  },
});

/** Clockwise from the top. */
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
