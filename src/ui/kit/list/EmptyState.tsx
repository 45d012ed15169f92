import { EmptyState as Chakra } from '@chakra-ui/react/empty-state';
import type { ReactNode } from 'react';
import { emptyStateRecipe } from '../../theme/recipes/emptyState';
import { slotClasses } from './rowClasses';

const classes = slotClasses(emptyStateRecipe);

/** Three filled arcos and a fourth dashed, waiting. */
function WaitingTile() {
  const quarter = 'M80 0A80 80 0 0 1 0 80V44A44 44 0 0 0 44 0z';
  return (
    <svg
      className={classes.indicator}
      aria-hidden="true"
      width="160"
      height="160"
      viewBox="-100 -100 200 200"
      fill="none"
      strokeWidth="1.25"
    >
      <path className={classes.grout} d="M-100-100H100V0M-100-100V100H0M0-100V0M-100 0H0" />
      {[90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn.toString()})`}>
          <path d={quarter} fill="currentColor" />
          <path className={classes.paper} d="M62 0A62 62 0 0 1 0 62" />
          <path d="M18 0A18 18 0 0 1 0 18" stroke="currentColor" />
        </g>
      ))}
      <path
        className={classes.dashed}
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
    <Chakra.Root recipe={emptyStateRecipe}>
      <WaitingTile />
      <Chakra.Title as="h2">{title}</Chakra.Title>
      {text !== undefined && <Chakra.Description>{text}</Chakra.Description>}
      {action !== undefined && <Chakra.Content>{action}</Chakra.Content>}
    </Chakra.Root>
  );
}
