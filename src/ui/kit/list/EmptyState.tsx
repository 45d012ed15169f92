import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { serif } from '../../theme/type';
import { Surface } from '../text/Surface';

const Root = chakra(Surface, {
  base: {
    display: 'grid',
    justifyItems: 'center',
    textAlign: 'center',
    padding: { base: '40px 16px', md: '64px 24px 72px' },
    '& svg.of-waiting': { marginBottom: '6', color: 'accent', overflow: 'visible' },
    '& .of-grout': { stroke: 'hairline' },
    '& .of-paper': { stroke: 'surface' },
    '& .of-dashed': { stroke: 'muted', strokeDasharray: '4 3' },
    '& h2': { ...serif, fontSize: { base: 'card', md: 'bar' } },
    '& p': { marginTop: '1', color: 'muted', maxWidth: '46ch', textWrap: 'balance' },
    '& .of-action': { marginTop: '6' },
  },
});

/** Three filled arcos and a fourth dashed, waiting. */
function WaitingTile() {
  const quarter = 'M80 0A80 80 0 0 1 0 80V44A44 44 0 0 0 44 0z';
  return (
    <svg
      className="of-waiting"
      aria-hidden="true"
      width="160"
      height="160"
      viewBox="-100 -100 200 200"
      fill="none"
      strokeWidth="1.25"
    >
      <path className="of-grout" d="M-100-100H100V0M-100-100V100H0M0-100V0M-100 0H0" />
      {[90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn.toString()})`}>
          <path d={quarter} fill="currentColor" />
          <path className="of-paper" d="M62 0A62 62 0 0 1 0 62" />
          <path d="M18 0A18 18 0 0 1 0 18" stroke="currentColor" />
        </g>
      ))}
      <path
        className="of-dashed"
        d="M0 0H100V100H0zM80 0A80 80 0 0 1 0 80M44 0A44 44 0 0 1 0 44M18 0A18 18 0 0 1 0 18"
      />
    </svg>
  );
}

export interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** A button that fills the emptiness. */
  action?: ReactNode;
}

/** What a list shows when there is nothing in it yet. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <Root>
      <WaitingTile />
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {action !== undefined && <div className="of-action">{action}</div>}
    </Root>
  );
}
