import type { ReactNode } from 'react';

import { NotLoaded } from '../../kit/text/NotLoaded';
import { Surface, SurfaceTitle } from '../../kit/text/Surface';

export interface DashboardCardProps {
  title: string;
  /** Whether the lists that the card shows are loaded. False where they could not be. */
  isLoaded?: boolean;
  children: ReactNode;
}

/** A card of the dashboard, as high as its neighbour. */
export function DashboardCard({ title, isLoaded = true, children }: DashboardCardProps) {
  return (
    <Surface padded display="flex" flexDirection="column">
      <SurfaceTitle>{title}</SurfaceTitle>
      {isLoaded ? children : <NotLoaded />}
    </Surface>
  );
}
