import { chakra } from '@chakra-ui/react/styled-system';
import { useWatch } from 'react-hook-form';
import { endsBeforeStart, PROJECT_STATUSES, type Project } from '../../features/projects/project';
import type { Quote } from '../../features/quotes/quote';
import { Icon } from '../kit/art/Icon';
import { Field, FormGrid } from '../kit/form/Field';
import { Select } from '../kit/form/Select';
import { projectStatusLooks } from './ProjectStatusBadge';
import { DateInput, TextInput } from '../kit/form/TextInput';
import type { OpenAbove, FormOf } from '../records/useModalForm';
import type { ProjectFormValues, ProjectFormOutput } from '../../features/projects/projectForm';
import { LockedQuoteField, QuoteField } from './QuoteField';

const Root = chakra('p', {
  base: {
    display: 'flex',
    gap: '8px',
    gridColumn: '1 / -1',
    // Always rendered, so that screen readers announce its new text. Empty, it takes no line.
    _empty: { position: 'absolute' },
    marginTop: '-8px',
    color: 'yellowInk',
    fontSize: 'label',
    _icon: { flex: 'none', marginTop: '2px' },
  },
});

/** A note, not an error: the project may be entered later, or the year may be a typing error. */
function LateStartNote({ control }: Pick<FormOf<ProjectFormValues, ProjectFormOutput>, 'control'>) {
  const [startDate, deadline] = useWatch({ control, name: ['startDate', 'deadline'] });
  return (
    <Root role="status">
      {endsBeforeStart({ startDate, deadline }) && (
        <>
          <Icon name="alert" size={16} />O prazo final é anterior à data de início. Confira as
          datas.
        </>
      )}
    </Root>
  );
}

interface ProjectFieldsProps {
  form: FormOf<ProjectFormValues, ProjectFormOutput>;
  /** Null for a new project. */
  project: Project | null;
  /** The approved quotes. */
  quotes: readonly Quote[];
  openAbove: OpenAbove;
}

/** All fields of a project but its stages. */
export function ProjectFields({ form, project, quotes, openAbove }: ProjectFieldsProps) {
  const { errors } = form.formState;
  return (
    <FormGrid>
      {project ? (
        <LockedQuoteField quoteId={project.quoteId} />
      ) : (
        <QuoteField form={form} quotes={quotes} openAbove={openAbove} />
      )}
      <Field label="Nome do Projeto" required error={errors.name?.message}>
        <TextInput autoComplete="off" {...form.register('name')} />
      </Field>
      <Field half label="Data de Início" required error={errors.startDate?.message}>
        <DateInput {...form.register('startDate')} />
      </Field>
      <Field half label="Prazo Final" required error={errors.deadline?.message}>
        <DateInput {...form.register('deadline')} />
      </Field>
      <LateStartNote control={form.control} />
      <Field half label="Responsável" error={errors.responsible?.message}>
        <TextInput autoComplete="off" {...form.register('responsible')} />
      </Field>
      <Field half label="Status" error={errors.status?.message}>
        <Select {...form.register('status')}>
          {PROJECT_STATUSES.map((status) => (
            <option key={status} value={status}>
              {projectStatusLooks[status].label}
            </option>
          ))}
        </Select>
      </Field>
    </FormGrid>
  );
}
