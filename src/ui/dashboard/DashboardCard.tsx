import type { ReactNode } from 'react';
import { NotLoaded } from '../kit/text/Absent';
import { Surface, SurfaceTitle } from '../kit/text/Surface';

export interface DashboardCardProps {
  title: string;
  /** False while the lists that it is made of could not be loaded. */
  isLoaded?: boolean;
  children: ReactNode;
}

/** One card of the dashboard; as high as its neighbour. */
export function DashboardCard({ title, isLoaded = true, children }: DashboardCardProps) {
  return (
    <Surface padded display="flex" flexDirection="column">
      <SurfaceTitle>{title}</SurfaceTitle>
      {isLoaded ? children : <NotLoaded />}
    </Surface>
  );
}
