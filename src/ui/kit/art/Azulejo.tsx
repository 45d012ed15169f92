import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/**
 * The colours of a tile drawing, which are set at its root. `--tile` is for lines and fills, `--paper` for lines within
 * fills, and `--grout` for the grid. Walls are shown at the scale .8, at which a line is 1.25 px wide.
 */
export const azulejoStyles: SystemStyleObject = {
  fill: 'none',
  stroke: 'var(--tile)',
  strokeWidth: 1.55,
};

// The styles are inline, because CSS selectors do not reach the content that `<use>` repeats.
const fill = { fill: 'var(--tile)', stroke: 'none' };
const paper = { stroke: 'var(--paper)' };
const grout = { stroke: 'var(--grout)' };

const turns = [0, 90, 180, 270];
const leaf = 'M6 6C52 6 94 48 94 94C48 94 6 52 6 6z';
const innerLeaf = 'M22 22C51 22 78 49 78 78C49 78 22 51 22 22z';

function Turned({ of }: { of: string }) {
  return turns.map((turn) => (
    <use key={turn} href={of} transform={turn === 0 ? undefined : `rotate(${turn.toString()})`} />
  ));
}

/**
 * Defines the tiles as symbols for `<use>`. The side of a tile is 100.
 * - `#of-leaf` is a single tile with its corner at the origin.
 * - `#of-arco` and `#of-folha` are rosettes of four tiles, drawn as lines, with their centre at the origin.
 * - `#of-arco-full` and `#of-folha-full` are the same rosettes, filled.
 * - `#of-wall` is a checkerboard of rosettes. An arco is centred at (100, 0).
 * - `#of-grid` is the grout of that wall.
 */
export function AzulejoDefs() {
  return (
    <defs>
      <path id="of-leaf" d={leaf + innerLeaf} />
      <g id="of-leaf-full">
        <path style={fill} d={leaf} />
        <path style={paper} d={innerLeaf} />
      </g>
      <g id="of-arco">
        <circle r="18" />
        <circle r="44" />
        <circle r="80" />
      </g>
      <g id="of-arco-full">
        <circle r="18" />
        <circle r="62" strokeWidth="36" />
        <circle style={paper} r="62" />
      </g>
      <g id="of-folha">
        <Turned of="#of-leaf" />
      </g>
      <g id="of-folha-full">
        <Turned of="#of-leaf-full" />
      </g>
      <pattern id="of-wall" y="-100" width="400" height="400" patternUnits="userSpaceOnUse">
        <use href="#of-arco" x="100" y="100" />
        <use href="#of-arco" x="300" y="300" />
        <use href="#of-folha" x="300" y="100" />
        <use href="#of-folha" x="100" y="300" />
      </pattern>
      <pattern id="of-grid" width="100" height="100" patternUnits="userSpaceOnUse">
        <path style={grout} d="M0 0H100V100H0z" />
      </pattern>
    </defs>
  );
}

export interface RosetteProps {
  kind: 'arco' | 'folha' | 'arco-full' | 'folha-full';
  /** The coordinates of the rosette's centre. */
  x: number;
  y: number;
}

/** A single rosette of the wall. */
export function Rosette({ kind, x, y }: RosetteProps) {
  return <use href={`#of-${kind}`} x={x} y={y} />;
}
