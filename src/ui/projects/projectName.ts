import type { Project } from '../../features/projects/project';
import type { Found } from '../records/useFind';

/** The name of a project, or what stands for one that was deleted; null while it cannot be told. */
export const projectName = (project: Found<Project>): string | null =>
  project === undefined ? null : (project?.name ?? 'Projeto não encontrado');
