import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';

import { PROJECT_STATUSES, type Project } from '../../features/projects/project';
import {
  editedProjectSchema,
  newProjectSchema,
  projectChanges,
  projectDraft,
  projectFormValues,
  type ProjectFormOutput,
} from '../../features/projects/projectForm';
import { projectsActions } from '../../features/projects/projectsSlice';
import { selectApprovedQuotes } from '../../features/quotes/quotesSlice';
import type { Modal as OpenModal } from '../../features/workspace/workspace';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../kit/Button';
import { Field } from '../kit/Field';
import { Modal, ModalBody, ModalFoot } from '../kit/Modal';
import { Select } from '../kit/Select';
import { projectStatusLooks } from '../kit/StatusBadge';
import { DateInput, TextInput } from '../kit/TextInput';
import { useToday } from '../kit/useToday';
import { useModalForm } from '../shell/useModalForm';
import { LateStartNote } from './LateStartNote';
import { LockedQuoteField, QuoteField } from './QuoteField';
import { StagesField } from './StagesField';

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
    columnGap: '5',
    rowGap: '5',
    '& > .of-wide': { gridColumn: '1 / -1' },
  },
});

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
  const [opened] = useState(project);
  const { id, saving } = modal;

  const update = (row: Project, output: ProjectFormOutput) => {
    const changes = projectChanges(row, output);
    if (Object.keys(changes).length === 0) cancel();
    else dispatch(projectsActions.updateRequested({ id, changes }));
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

  const { form, submit, cancel, onCloseRequest } = useModalForm({
    modal,
    schema: project ? editedProjectSchema : newProjectSchema,
    values: projectFormValues(project, today),
    onSave: (output) => {
      if (opened) update(opened, output);
      else create(output);
    },
  });
  const { errors } = form.formState;

  return (
    <Modal title={title} onCloseRequest={onCloseRequest}>
      <form noValidate onSubmit={submit}>
        <ModalBody>
          <Grid>
            <div className="of-wide">
              {project ? (
                <LockedQuoteField quoteId={project.quoteId} />
              ) : (
                <QuoteField form={form} quotes={quotes} />
              )}
            </div>
            <Field
              className="of-wide"
              label="Nome do Projeto"
              required
              error={errors.name?.message}
            >
              <TextInput autoComplete="off" {...form.register('name')} />
            </Field>
            <Field label="Data de Início" required error={errors.startDate?.message}>
              <DateInput {...form.register('startDate')} />
            </Field>
            <Field label="Prazo Final" required error={errors.deadline?.message}>
              <DateInput {...form.register('deadline')} />
            </Field>
            <LateStartNote control={form.control} />
            <Field label="Responsável" error={errors.responsible?.message}>
              <TextInput autoComplete="off" {...form.register('responsible')} />
            </Field>
            <Field label="Status" error={errors.status?.message}>
              <Select {...form.register('status')}>
                {PROJECT_STATUSES.map((status) => (
                  <option key={status} value={status}>
                    {projectStatusLooks[status].label}
                  </option>
                ))}
              </Select>
            </Field>
          </Grid>
          <StagesField form={form} />
        </ModalBody>
        <ModalFoot>
          <Button kind="quiet" onClick={cancel}>
            Cancelar
          </Button>
          <Button type="submit" loading={saving}>
            {project ? 'Salvar' : 'Criar'}
          </Button>
        </ModalFoot>
      </form>
    </Modal>
  );
}
