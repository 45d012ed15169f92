import { clientsSelectors } from '../../features/clients/clientsSlice';
import type { Project } from '../../features/projects/project';
import {
  editedProjectSchema,
  newProjectSchema,
  projectChanges,
  projectDraft,
  projectFormValues,
} from '../../features/projects/projectForm';
import { suggestedProjectName } from '../../features/projects/projectFromQuote';
import { projectsActions, projectsSelectors } from '../../features/projects/projectsSlice';
import { quotesSelectors, selectApprovedQuotes } from '../../features/quotes/quotesSlice';
import type { FormModal as OpenForm } from '../../features/forms/modal';
import { useAppSelector } from '../../store/hooks';
import { useToday } from '../kit/text/useToday';
import { FormModal } from '../records/FormModal';
import { useLookup } from '../records/useLookup';
import { useRecordForm } from '../records/useRecordForm';
import { ProjectFields } from './ProjectFields';
import { StagesField } from './StagesField';

interface ProjectFormProps {
  title: string;
  modal: OpenForm<'projects'>;
  /** Null for a new project. */
  project: Project | null;
}

/** The form for a new project or an existing one. */
export function ProjectForm({ title, modal, project }: ProjectFormProps) {
  const today = useToday();
  const offered = useAppSelector(selectApprovedQuotes);
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
    // A quote that was approved in the form above gets its project automatically.
    withBrought: (opened, { id, isNew }) =>
      isNew && isOffered(id)
        ? { ...opened, quoteId: id, name: opened.name || suggestedName(id) }
        : opened,
    actions: projectsActions,
    toDraft: (output) => projectDraft(output, quotes[output.quoteId]?.clientId ?? null),
    toChanges: projectChanges,
  });
  const { form, edited } = recordForm;

  return (
    <FormModal title={title} form={recordForm}>
      <ProjectFields
        form={form}
        project={edited}
        quotes={offered}
        openAbove={recordForm.openAbove}
      />
      <StagesField form={form} />
    </FormModal>
  );
}
