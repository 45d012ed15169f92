import { chakra } from '@chakra-ui/react/styled-system';
import { AzulejoDefs, azulejoStyles, Rosette } from '../../kit/art/Azulejo';

const Wall = chakra('svg', {
  base: {
    ...azulejoStyles,
    position: 'absolute',
    right: 0,
    bottom: 0,
    // The top step of the stairs stands beside the text, the others below it.
    width: { base: '290px', lg: 'min(98%, (100dvh - 440px) * 1.125)' },
    '@media (min-width: 80rem)': { width: 'min(98%, (100dvh - 440px) * 1.5)' },
    display: { base: 'none', md: 'block' },
    // Where the panel is beside the form, the wall extends to the panel's left edge.
    overflow: { base: 'hidden', lg: 'visible' },
  },
});

/** The outline of the area that is covered with tiles. */
const laid = 'M-1600 0V-200H-900V-300H-800V-400H-700V-500H-600V-400H-400V-600H-200V-800H0V0z';

/**
 * The wall of tiles in the welcome panel. Its steps rise from the lower left. The origin is the panel's lower
 * right corner, and a tile's side is 100. Each step consists of whole rosettes, with single leaves at its edge.
 */
export function Staircase() {
  return (
    <Wall viewBox="-900 -800 900 800" aria-hidden="true">
      <AzulejoDefs />
      <g transform="translate(50 0)">
        <Rosette kind="folha" x={-100} y={-700} />
        <Rosette kind="folha" x={-300} y={-500} />
        <Rosette kind="arco" x={-100} y={-500} />
        <Rosette kind="arco" x={-700} y={-300} />
        <Rosette kind="folha" x={-500} y={-300} />
        <Rosette kind="arco-full" x={-300} y={-300} />
        <Rosette kind="folha" x={-100} y={-300} />
        <Rosette kind="arco" x={-900} y={-100} />
        <Rosette kind="folha" x={-700} y={-100} />
        <Rosette kind="arco-full" x={-500} y={-100} />
        <Rosette kind="folha" x={-300} y={-100} />
        <Rosette kind="arco-full" x={-100} y={-100} />
        <Rosette kind="folha" x={-1100} y={-100} />
        <Rosette kind="arco-full" x={-1300} y={-100} />
        <Rosette kind="folha" x={-1500} y={-100} />
        <use href="#of-leaf" x="-900" y="-300" />
        <use href="#of-leaf" x="-700" y="-500" />
        <path fill="url(#of-grid)" stroke="none" d={laid} />
      </g>
    </Wall>
  );
}
