import { useCallback } from 'react';

import { expenseProjectsSelectors } from '../../features/expenses/expenseProjectsSlice';
import type { Project } from '../../features/projects/project';
import { projectsSelectors } from '../../features/projects/projectsSlice';
import { useAppSelector } from '../../store/hooks';

/** What an expense is filtered by that names no project. */
export const NO_PROJECT = { value: 'none', label: 'Sem projeto' } as const;

/** The project that an expense names; null for none, and while that is not known. */
export type FindNamed = (expense: { id: string }) => Project | null;

/** Looks up the projects that expenses name. */
export function useNamedProject(): FindNamed {
  const named = useAppSelector(expenseProjectsSelectors.selectEntities);
  const projects = useAppSelector(projectsSelectors.selectEntities);
  return useCallback(({ id }) => projects[named[id]?.projectId ?? ''] ?? null, [named, projects]);
}
