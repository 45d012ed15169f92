import type { Project } from '../../features/projects/project';
import type { LookedUp } from '../records/useLookup';

/** The fallback text for a deleted project. */
export const PROJECT_NOT_FOUND = 'Projeto não encontrado';

/** The name of a project, or the fallback text; null while it is unknown. */
export const projectName = (project: LookedUp<Project>): string | null =>
  project === undefined ? null : (project?.name ?? PROJECT_NOT_FOUND);

/** The filter value for rows without a project. */
export const NO_PROJECT = { value: 'none', label: 'Sem projeto' } as const;
