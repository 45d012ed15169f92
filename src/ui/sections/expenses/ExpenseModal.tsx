/** The modal of an expense: its form, and in the form the field for the expense's project. */
import { useMemo } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { clientsSelectors } from '../../../features/business/clients/clientsSlice';
import { sideTables } from '../../../features/app/entities/sideTables';
import {
  EXPENSE_CATEGORIES,
  type ExpenseDraft,
  type Expense,
} from '../../../features/business/expenses/expense';
import {
  expenseModalSchema,
  expenseModalValues,
  expenseProjectChanges,
  type ExpenseModalValues,
} from '../../../features/business/expenses/expenseProjectForm';
import {
  expensesActions,
  expensesSelectors,
} from '../../../features/business/expenses/expensesSlice';
import type { FormModal as OpenForm, Modal } from '../../../features/app/forms/modal';
import { projectsSelectors } from '../../../features/business/projects/projectsSlice';
import { paymentMethodLabel } from '../../../features/business/payments/paymentWords';
import { PAYMENT_METHODS } from '../../../features/shared/paymentMethods';
import { useAppSelector } from '../../../store/hooks';
import { Field, FormGrid } from '../../kit/form/Field';
import { SelectField, TextField } from '../../kit/form/FormFields';
import { AmountInput } from '../../kit/form/NumberInput';
import { LOADING_TEXT, Select, Options } from '../../kit/form/Select';
import { DateInput } from '../../kit/form/TextInput';
import { useToday } from '../../kit/hooks/useToday';
import { projectChoices } from '../projects/projectChoices';
import { PROJECT_NOT_FOUND } from '../../records/texts/projectTexts';
import { FormModal } from '../../records/FormModal';
import { RecordModal } from '../../records/RecordModal';
import { ReferenceField } from '../../records/ReferenceField';
import { useLookup } from '../../records/useLookup';
import { useRecordForm } from '../../records/useRecordForm';

type Form = UseFormReturn<
  ExpenseModalValues,
  unknown,
  ExpenseDraft & { projectId?: string | null | undefined }
>;

const PROJECT_LABEL = 'Projeto (opcional)';

/** The field for the expense's project, once the side row is loaded. It lists all projects, newest first. */
function LoadedProjectField({ form }: { form: Form }) {
  const projects = useAppSelector(projectsSelectors.selectAll);
  const isLoaded = useAppSelector(projectsSelectors.selectIsLoaded);
  const findClient = useLookup(clientsSelectors);
  const { field, fieldState } = useController({ control: form.control, name: 'projectId' });
  const choices = useMemo(() => projectChoices(projects, findClient), [projects, findClient]);
  const value = field.value ?? '';
  return (
    <ReferenceField
      label={PROJECT_LABEL}
      required={false}
      reference={{ field: { ...field, value }, fieldState }}
      choices={choices}
      placeholder="Nenhum projeto"
      otherwise={value === '' ? '' : isLoaded ? PROJECT_NOT_FOUND : LOADING_TEXT}
      isLoaded={isLoaded}
      none="Você ainda não tem projetos."
    />
  );
}

interface ProjectFieldProps {
  form: Form;
  /** Whether the expense's side row is loaded. */
  isKnown: boolean;
}

/** The field for the expense's project, which is optional. */
function ExpenseProjectField({ form, isKnown }: ProjectFieldProps) {
  if (isKnown) return <LoadedProjectField form={form} />;
  return (
    <Field label={PROJECT_LABEL}>
      <Select disabled>
        <option>{LOADING_TEXT}</option>
      </Select>
    </Field>
  );
}

interface ExpenseFormProps {
  modal: OpenForm<'expenses'>;
  /** The edited expense; null for a new one. */
  expense: Expense | null;
}

/** The form of a new or an existing expense. */
function ExpenseForm({ modal, expense }: ExpenseFormProps) {
  const today = useToday();
  const recordForm = useRecordForm({
    modal,
    record: expense,
    schema: expenseModalSchema,
    values: (record, opened) => expenseModalValues(record, today, opened),
    actions: expensesActions,
    toDraft: ({ projectId: _projectId, ...draft }) => draft,
    beside: {
      table: sideTables.expenseProjects,
      changes: ({ projectId }, opened) => expenseProjectChanges(opened, projectId),
    },
  });
  const { form } = recordForm;
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormModal form={recordForm}>
      <FormGrid>
        <TextField form={form} name="description" label="Descrição" required />
        <SelectField form={form} name="category" label="Categoria" required half>
          <Options of={EXPENSE_CATEGORIES} none="Selecione uma categoria" />
        </SelectField>
        <Field label="Valor" required half error={errors.amount?.message}>
          <AmountInput {...register('amount')} />
        </Field>
        <Field label="Data" required half error={errors.date?.message}>
          <DateInput {...register('date')} />
        </Field>
        <SelectField form={form} name="paymentMethod" label="Forma de Pagamento" half>
          <Options
            of={PAYMENT_METHODS}
            label={(method) => paymentMethodLabel[method]}
            none="Não informado"
          />
        </SelectField>
        <ExpenseProjectField form={form} isKnown={recordForm.isBesideKnown} />
        <TextField form={form} name="notes" label="Observações" isLong />
      </FormGrid>
    </FormModal>
  );
}

/** 'Novo Gasto' and 'Editar Gasto'. */
export default function ExpenseModal({ modal }: { modal: Modal<'expenses'> }) {
  const expense = useAppSelector((root) => expensesSelectors.selectById(root, modal.id));
  return (
    <RecordModal modal={modal} record={expense}>
      {(known) => <ExpenseForm modal={modal} expense={known} />}
    </RecordModal>
  );
}
