import type { Project } from '../../features/projects/project';
import { referenceText } from '../records/find/referenceText';
import { PROJECT_NOT_FOUND } from './projectName';

/** A project's name as it is searched, or what stands for it. */
export const projectText = referenceText<Project>(PROJECT_NOT_FOUND);
