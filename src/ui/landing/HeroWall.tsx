import { chakra } from '@chakra-ui/react/styled-system';
import { AzulejoDefs, azulejoStyles, Rosette } from '../kit/art/Azulejo';

const Wall = chakra('svg', {
  base: {
    ...azulejoStyles,
    position: 'absolute',
    left: 0,
    top: 0,
    width: '100%',
    aspectRatio: '1',
    overflow: 'visible',
  },
});

const paper = { stopColor: 'var(--paper)' };

/**
 * The wall behind the slip, in tiles of side 100 with the slip's upper left corner as origin, so
 * that the slip lies exactly on the grid at any width. It is being laid: towards the text single
 * leaves are left and the grid fades; on phones it fills the hero's foot instead.
 */
export function HeroWall() {
  return (
    <Wall viewBox="0 0 500 500" aria-hidden="true">
      <AzulejoDefs />
      <linearGradient id="of-fade" gradientUnits="userSpaceOnUse" x1="-190" x2="0">
        <stop style={paper} />
        <stop style={paper} offset="1" stopOpacity="0" />
      </linearGradient>
      <chakra.g display={{ base: 'none', lg: 'inline' }}>
        <path fill="url(#of-wall)" stroke="none" d="M0-300H2700V700H0z" />
        <use href="#of-leaf" x="-100" y="0" />
        <use href="#of-leaf" x="-100" y="400" />
        <Rosette kind="folha-full" x={100} y={-200} />
        <Rosette kind="arco-full" x={700} y={200} />
        <Rosette kind="arco-full" x={300} y={600} />
        <Rosette kind="folha-full" x={900} y={600} />
        <Rosette kind="arco-full" x={1100} y={-200} />
        <Rosette kind="folha-full" x={1300} y={200} />
        <Rosette kind="arco-full" x={1500} y={600} />
        <path fill="url(#of-grid)" stroke="none" d="M-200-300H2700V700H-200z" />
        {/* Paper over it, where a mask would cost a drawing of the whole wall's size. */}
        <path fill="url(#of-fade)" stroke="none" d="M-201-300H0V700H-201z" />
      </chakra.g>
      <chakra.g display={{ lg: 'none' }}>
        <path fill="url(#of-wall)" stroke="none" d="M-400 300H1000V700H-400z" />
        <Rosette kind="arco-full" x={300} y={600} />
        <Rosette kind="folha-full" x={-100} y={400} />
        <Rosette kind="folha-full" x={700} y={400} />
        <path fill="url(#of-grid)" stroke="none" d="M-400 300H1000V700H-400z" />
      </chakra.g>
    </Wall>
  );
}
