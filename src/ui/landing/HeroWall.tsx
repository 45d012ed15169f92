import { AzulejoDefs, Rosette } from '../kit/Azulejo';

/**
 * The wall behind the slip, in tiles of side 100 with the slip's upper left corner as origin, so
 * that the slip lies exactly on the grid at any width. It is being laid: towards the text single
 * leaves are left and the grid fades; on phones it fills the hero's foot instead.
 */
export function HeroWall() {
  return (
    <svg className="wall" viewBox="0 0 500 500" aria-hidden="true">
      <AzulejoDefs />
      <linearGradient id="of-fade" gradientUnits="userSpaceOnUse" x1="-190" x2="0">
        <stop stopColor="#000" />
        <stop offset="1" stopColor="#fff" />
      </linearGradient>
      <mask id="of-faded" maskUnits="userSpaceOnUse" x="-300" y="-400" width="3000" height="1200">
        <path fill="url(#of-fade)" stroke="none" d="M-300-400H2700V800H-300z" />
      </mask>
      <g className="desk" mask="url(#of-faded)">
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
      </g>
      <g className="palm">
        <path fill="url(#of-wall)" stroke="none" d="M-400 300H1000V700H-400z" />
        <Rosette kind="arco-full" x={300} y={600} />
        <Rosette kind="folha-full" x={-100} y={400} />
        <Rosette kind="folha-full" x={700} y={400} />
        <path fill="url(#of-grid)" stroke="none" d="M-400 300H1000V700H-400z" />
      </g>
    </svg>
  );
}
