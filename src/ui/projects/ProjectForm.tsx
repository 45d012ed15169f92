import { useState } from 'react';

import type { Project } from '../../features/projects/project';
import {
  editedProjectSchema,
  newProjectSchema,
  projectChanges,
  projectDraft,
  projectFormValues,
  type ProjectFormOutput,
} from '../../features/projects/projectForm';
import { projectsActions, projectsSelectors } from '../../features/projects/projectsSlice';
import { selectApprovedQuotes } from '../../features/quotes/quotesSlice';
import type { Opened } from '../../features/shared/opened';
import type { Modal as OpenModal } from '../../features/workspace/workspace';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useToday } from '../kit/text/useToday';
import { FormModal } from '../records/FormModal';
import { useModalForm } from '../records/useModalForm';
import { ProjectFields } from './ProjectFields';
import { StagesField } from './StagesField';

interface ProjectFormProps {
  title: string;
  modal: OpenModal;
  /** Null for a new project. */
  project: Project | null;
}

/** The form for a new project or an existing one. */
export function ProjectForm({ title, modal, project }: ProjectFormProps) {
  const dispatch = useAppDispatch();
  const today = useToday();
  const quotes = useAppSelector(selectApprovedQuotes);
  // What is sent is what changed in this form, whatever the row becomes meanwhile.
  const stored = useAppSelector((root) => projectsSelectors.selectStored(root, modal.id));
  const [opened] = useState(() => project && stored && { shown: project, stored });
  const { id } = modal;

  const update = (since: Opened<Project>, output: ProjectFormOutput) => {
    dispatch(projectsActions.updateRequested({ id, changes: projectChanges(since, output) }));
  };

  const create = (output: ProjectFormOutput) => {
    const quote = quotes.find((offered) => offered.id === output.quoteId);
    if (quote) {
      const draft = projectDraft(output, quote.clientId);
      dispatch(projectsActions.createRequested({ id, draft }));
    } else {
      // Deleted or no longer approved while the form was open: the select shows no choice.
      form.setError('quoteId', { message: 'Orçamento é obrigatório' }, { shouldFocus: true });
    }
  };

  const modalForm = useModalForm({
    modal,
    schema: project ? editedProjectSchema : newProjectSchema,
    values: projectFormValues(project, today),
    onSave: (output) => {
      if (opened) update(opened, output);
      else create(output);
    },
  });
  const { form } = modalForm;

  return (
    <FormModal title={title} modal={modal} form={modalForm}>
      <ProjectFields form={form} project={project} quotes={quotes} />
      <StagesField form={form} />
    </FormModal>
  );
}
