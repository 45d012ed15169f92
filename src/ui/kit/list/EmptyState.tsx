import { EmptyState as Chakra } from '@chakra-ui/react/empty-state';
import type { ReactNode } from 'react';
import { emptyStateRecipe } from '../../theme/recipes/emptyState';
import { slotClasses } from '../../theme/slotClasses';
import { quarterPaths } from '../art/LaidTile';

const classes = slotClasses(emptyStateRecipe);

/** A tile with three filled quarters and a dashed one. */
function WaitingTile() {
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
          <path d={quarterPaths.band} fill="currentColor" />
          <path className={classes.paper} d={quarterPaths.paper} />
          <path d={quarterPaths.inner} stroke="currentColor" />
        </g>
      ))}
      <path className={classes.dashed} d={`M0 0H100V100H0z${quarterPaths.lines}`} />
    </svg>
  );
}

export interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** A button that adds the first record. */
  action?: ReactNode;
}

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
