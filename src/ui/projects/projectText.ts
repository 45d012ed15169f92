import { rowTexts } from '../../features/finding/rowTexts';
import type { Project } from '../../features/projects/project';
import { normalise } from '../../features/shared/searchText';
import type { Found } from '../records/useFind';
import { PROJECT_NOT_FOUND } from './projectName';

const nameText = rowTexts<Project>(({ name }) => [name]);
const goneText = normalise(PROJECT_NOT_FOUND);

/** A project's name as it is searched, or what stands for it. */
export const projectText = (project: Found<Project>): string =>
  project === undefined ? '' : project === null ? goneText : nameText(project);
