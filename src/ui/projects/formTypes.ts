import type { ProjectFormOutput, ProjectFormValues } from '../../features/projects/projectForm';
import type { ModalForm } from '../records/useModalForm';

/** The project form as its parts get it. */
export type ProjectFormApi = ModalForm<ProjectFormValues, ProjectFormOutput>['form'];
