/** The modal of an expense: its form, and in the form the field for the expense's project. */
import { useController, useWatch } from 'react-hook-form';
import { sideTables } from '../../../features/app/entities/sideTables';
import { EXPENSE_CATEGORIES } from '../../../features/shared/expenseCategories';
import type { ExpenseDraft, Expense } from '../../../features/business/expenses/expense';
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
import type { Repeat } from '../../../features/business/series/repeatForm';
import type { FormModal as OpenForm, Modal } from '../../../features/app/forms/modal';
import { useAppSelector } from '../../../store/hooks';
import { Field, FormGrid } from '../../kit/form/Field';
import { MethodOptions } from '../../records/MethodOptions';
import { SelectField, TextField } from '../../kit/form/FormFields';
import { AmountInput } from '../../kit/form/NumberInput';
import { Options } from '../../kit/form/Select';
import { DateInput } from '../../kit/form/TextInput';
import { useToday } from '../../kit/hooks/useToday';
import { RepeatFields, startSeries } from '../series/RepeatFields';
import { projectList } from '../projects/projectList';
import { offerOf } from '../../records/describeList';
import { PROJECT_NOT_FOUND } from '../../records/texts/projectTexts';
import { FormModal, type FieldsProps } from '../../records/FormModal';
import { RecordModal } from '../../records/RecordModal';
import { LockedRecord, RecordPicker } from '../../records/RecordPicker';
import { useRecordForm } from '../../records/useRecordForm';

type Props = FieldsProps<
  ExpenseModalValues,
  Expense,
  ExpenseDraft & { projectId?: string | null | undefined; repeat?: Repeat | undefined }
>;

const PROJECT_LABEL = 'Projeto (opcional)';

const projects = offerOf(projectList);

/** The field for the expense's project, which is optional. It lists all projects, newest first. */
function ProjectField({ form }: Pick<Props, 'form'>) {
  const { field, fieldState } = useController({ control: form.control, name: 'projectId' });
  const value = field.value ?? '';
  return (
    <RecordPicker
      label={PROJECT_LABEL}
      required={false}
      reference={{ field: { ...field, value }, fieldState }}
      offer={projects}
      placeholder="Nenhum projeto"
      otherwise={value === '' ? '' : PROJECT_NOT_FOUND}
      none="Você ainda não tem projetos."
    />
  );
}

function ExpenseFields({ form, errors, id, isBesideKnown }: Props) {
  const today = useToday();
  const date = useWatch({ control: form.control, name: 'date' });
  return (
    <FormGrid>
      <TextField form={form} name="description" label="Descrição" required />
      <SelectField form={form} name="category" label="Categoria" required half>
        <Options of={EXPENSE_CATEGORIES} none="Selecione uma categoria" />
      </SelectField>
      <Field label="Valor" required half error={errors.amount?.message}>
        <AmountInput {...form.register('amount')} />
      </Field>
      <Field label="Data" required half error={errors.date?.message}>
        <DateInput {...form.register('date')} />
      </Field>
      <SelectField form={form} name="paymentMethod" label="Forma de Pagamento" half>
        <MethodOptions />
      </SelectField>
      <RepeatFields form={form} id={id} firstDay={date || today} />
      {isBesideKnown ? (
        <ProjectField form={form} />
      ) : (
        <LockedRecord label={PROJECT_LABEL} text={null} />
      )}
      <TextField form={form} name="notes" label="Observações" isLong />
    </FormGrid>
  );
}

interface ExpenseFormProps {
  modal: OpenForm<'expenses'>;
  /** The edited expense; null for a new one. */
  expense: Expense | null;
}

function ExpenseForm({ modal, expense }: ExpenseFormProps) {
  const today = useToday();
  const recordForm = useRecordForm({
    modal,
    record: expense,
    schema: expenseModalSchema,
    values: (record, opened) => expenseModalValues(record, today, opened),
    actions: expensesActions,
    toDraft: ({ projectId: _projectId, repeat: _series, ...draft }) => draft,
    alsoSaved: ({ repeat, date, description: name, amount, category, paymentMethod }) => {
      const what = {
        kind: 'expense',
        amount,
        name,
        category,
        paymentMethod,
        project: null,
      } as const;
      return repeat ? startSeries(modal.id, repeat, date, what) : null;
    },
    beside: {
      table: sideTables.expenseProjects,
      changes: ({ projectId }, opened) => expenseProjectChanges(opened, projectId),
    },
  });
  return <FormModal form={recordForm} fields={ExpenseFields} />;
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
