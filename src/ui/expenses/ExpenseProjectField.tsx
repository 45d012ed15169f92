import { useMemo } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { clientsSelectors } from '../../features/clients/clientsSlice';
import type { ExpenseDraft } from '../../features/expenses/expense';
import type { ExpenseModalValues } from '../../features/expenses/expenseProjectForm';
import { projectsSelectors } from '../../features/projects/projectsSlice';
import { useAppSelector } from '../../store/hooks';
import { Field } from '../kit/form/Field';
import { LOADING, Select } from '../kit/form/Select';
import { projectChoices } from '../projects/projectChoices';
import { PROJECT_NOT_FOUND } from '../projects/projectName';
import { ReferenceField } from '../records/ReferenceField';
import { useLookup } from '../records/useLookup';

type Form = UseFormReturn<
  ExpenseModalValues,
  unknown,
  ExpenseDraft & { projectId?: string | null | undefined }
>;

const LABEL = 'Projeto (opcional)';

/** The project of the expense, among all projects, newest first. */
function KnownField({ form }: { form: Form }) {
  const projects = useAppSelector(projectsSelectors.selectAll);
  const isLoaded = useAppSelector(projectsSelectors.selectIsLoaded);
  const findClient = useLookup(clientsSelectors);
  const { field, fieldState } = useController({ control: form.control, name: 'projectId' });
  const choices = useMemo(() => projectChoices(projects, findClient), [projects, findClient]);
  const value = field.value ?? '';
  return (
    <ReferenceField
      label={LABEL}
      required={false}
      reference={{ field: { ...field, value }, fieldState }}
      choices={choices}
      placeholder="Nenhum projeto"
      otherwise={value === '' ? '' : isLoaded ? PROJECT_NOT_FOUND : LOADING}
      isLoaded={isLoaded}
      none="Você ainda não tem projetos."
    />
  );
}

interface Props {
  form: Form;
  /** Whether the side row is loaded. */
  isKnown: boolean;
}

/** The project of an expense, if any. */
export function ExpenseProjectField({ form, isKnown }: Props) {
  if (isKnown) return <KnownField form={form} />;
  return (
    <Field label={LABEL}>
      <Select disabled>
        <option>{LOADING}</option>
      </Select>
    </Field>
  );
}
