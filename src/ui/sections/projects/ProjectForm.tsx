/** The form of a project. The fields of its stages are in another file. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useWatch } from 'react-hook-form';
import { clientsSelectors } from '../../../features/business/clients/clientsSlice';
import type { FormModal as OpenForm } from '../../../features/app/forms/modal';
import {
  endsBeforeStart,
  PROJECT_STATUSES,
  type Project,
} from '../../../features/business/projects/project';
import {
  editedProjectSchema,
  newProjectSchema,
  projectChanges,
  projectDraft,
  projectFormValues,
  type ProjectFormValues,
  type ProjectFormOutput,
} from '../../../features/business/projects/projectForm';
import { suggestedProjectName } from '../../../features/business/projects/projectFromQuote';
import {
  projectsActions,
  projectsSelectors,
} from '../../../features/business/projects/projectsSlice';
import {
  quotesSelectors,
  selectApprovedQuotes,
} from '../../../features/business/quotes/quotesSlice';
import { useAppSelector } from '../../../store/hooks';
import { Icon } from '../../kit/art/Icon';
import { Field, FormGrid } from '../../kit/form/Field';
import { SelectField, TextField } from '../../kit/form/FormFields';
import { Options } from '../../kit/form/Select';
import { DateInput } from '../../kit/form/TextInput';
import { useToday } from '../../kit/hooks/useToday';
import { FormModal, type FieldsProps } from '../../records/FormModal';
import { useLookup } from '../../records/useLookup';
import type { FormOf } from '../../records/useModalForm';
import { useRecordForm } from '../../records/useRecordForm';
import { projectStatusLooks } from '../../records/texts/ProjectStatusBadge';
import { LockedQuoteField, QuoteField } from './QuoteField';
import { StagesField } from './StagesField';

const LateStart = chakra('p', {
  base: {
    display: 'flex',
    gap: '2',
    gridColumn: '1 / -1',
    // The note is always rendered, so that screen readers announce its new text. It stands in the space between the
    // lines, so that it pushes no field.
    marginTop: '-5',
    marginBottom: '-6',
    height: '6',
    color: 'yellowInk',
    fontSize: 'label',
    _icon: { flex: 'none', marginTop: '0.5' },
  },
});

/**
 * Says that the deadline is before the start. It is a note and no error, because the project may be
 * entered afterwards, or the year may be a typing error.
 */
function LateStartNote({ control }: Pick<FormOf<ProjectFormValues, ProjectFormOutput>, 'control'>) {
  const [startDate, deadline] = useWatch({ control, name: ['startDate', 'deadline'] });
  return (
    <LateStart role="status">
      {endsBeforeStart({ startDate, deadline }) && (
        <>
          <Icon name="alert" size={16} />O prazo final é anterior à data de início. Confira as
          datas.
        </>
      )}
    </LateStart>
  );
}

/** The fields of a project, except those of its stages. */
function FieldsBeforeStages({
  form,
  errors,
  edited: project,
  openAbove,
}: FieldsProps<ProjectFormValues, Project, ProjectFormOutput>) {
  const quotes = useAppSelector(selectApprovedQuotes);
  return (
    <FormGrid>
      {project ? (
        <LockedQuoteField quoteId={project.quoteId} />
      ) : (
        <QuoteField form={form} quotes={quotes} openAbove={openAbove} />
      )}
      <TextField form={form} name="name" label="Nome do Projeto" required autoComplete="off" />
      <Field half label="Data de Início" required error={errors.startDate?.message}>
        <DateInput {...form.register('startDate')} />
      </Field>
      <Field half label="Prazo Final" required error={errors.deadline?.message}>
        <DateInput {...form.register('deadline')} />
      </Field>
      <LateStartNote control={form.control} />
      <TextField form={form} name="responsible" label="Responsável" half autoComplete="off" />
      <SelectField form={form} name="status" label="Status" half>
        <Options of={PROJECT_STATUSES} label={(status) => projectStatusLooks[status].label} />
      </SelectField>
    </FormGrid>
  );
}

function ProjectFields(props: FieldsProps<ProjectFormValues, Project, ProjectFormOutput>) {
  return (
    <>
      <FieldsBeforeStages {...props} />
      <StagesField form={props.form} />
    </>
  );
}

interface ProjectFormProps {
  modal: OpenForm<'projects'>;
  /** The edited project; null for a new one. */
  project: Project | null;
}

export function ProjectForm({ modal, project }: ProjectFormProps) {
  const today = useToday();
  const quotes = useAppSelector(quotesSelectors.selectEntities);
  const stored = useAppSelector((root) => projectsSelectors.selectStored(root, modal.id));
  const isOffered = (id: string): boolean => quotes[id]?.status === 'approved';
  const findClient = useLookup(clientsSelectors);
  const suggestedName = (quoteId: string): string => {
    const quote = quotes[quoteId];
    return quote ? suggestedProjectName(quote, findClient(quote.clientId)?.name ?? null) : '';
  };
  const recordForm = useRecordForm({
    modal,
    record: project,
    stored,
    schema: (edited) => (edited ? editedProjectSchema(edited) : newProjectSchema(isOffered)),
    values: (record) => projectFormValues(record, today),
    // A quote that was approved in the form above gets its project automatically, so it is not chosen here.
    withBrought: (opened, { id, isNew }) =>
      isNew && isOffered(id)
        ? { ...opened, quoteId: id, name: opened.name || suggestedName(id) }
        : opened,
    actions: projectsActions,
    toDraft: (output) => projectDraft(output, quotes[output.quoteId]?.clientId ?? null),
    toChanges: projectChanges,
  });
  return <FormModal form={recordForm} fields={ProjectFields} />;
}
