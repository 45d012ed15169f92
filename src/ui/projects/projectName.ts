import type { Project } from '../../features/projects/project';
import type { LookedUp } from '../records/useLookup';

/** What stands for a project that was deleted. */
export const PROJECT_NOT_FOUND = 'Projeto não encontrado';

/** The name of a project, or what stands for one that was deleted; null while it cannot be told. */
export const projectName = (project: LookedUp<Project>): string | null =>
  project === undefined ? null : (project?.name ?? PROJECT_NOT_FOUND);

/** What rows are filtered by that could name a project, and name none. */
export const NO_PROJECT = { value: 'none', label: 'Sem projeto' } as const;
