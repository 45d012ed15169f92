import { EXPENSE_CATEGORIES, type Expense } from '../../features/expenses/expense';
import {
  expenseModalSchema,
  expenseModalValues,
  expenseProjectChanges,
} from '../../features/expenses/expenseProjectForm';
import { expensesActions } from '../../features/expenses/expensesSlice';
import { changedSince } from '../../features/shared/baseline';
import { PAYMENT_METHODS } from '../../features/shared/paymentMethods';
import { sideTables } from '../../features/entities/sideTables';
import type { FormModal as OpenForm } from '../../features/forms/modal';
import { Field, FormGrid } from '../kit/form/Field';
import { AmountInput } from '../kit/form/NumberInput';
import { paymentMethodLabel } from '../payments/paymentTexts';
import { Select } from '../kit/form/Select';
import { DateInput, TextArea, TextInput } from '../kit/form/TextInput';
import { useToday } from '../kit/text/useToday';
import { FormModal } from '../records/FormModal';
import { useRecordForm } from '../records/useRecordForm';
import { ExpenseProjectField } from './ExpenseProjectField';

export interface ExpenseFormProps {
  modal: OpenForm<'expenses'>;
  /** Null for a new expense. */
  expense: Expense | null;
}

/** The form of a new or an existing expense. */
export function ExpenseForm({ modal, expense }: ExpenseFormProps) {
  const today = useToday();
  const isNew = modal.mode === 'create';
  const recordForm = useRecordForm({
    modal,
    record: expense,
    schema: expenseModalSchema,
    values: (record, opened) => expenseModalValues(record, today, opened),
    actions: expensesActions,
    toDraft: ({ projectId: _projectId, ...draft }) => draft,
    toChanges: (baseline, { projectId: _projectId, ...draft }) => changedSince(baseline, draft),
    beside: {
      table: sideTables.expenseProjects,
      changes: ({ projectId }, opened) => expenseProjectChanges(opened, projectId),
    },
  });
  const { register, formState } = recordForm.form;
  const { errors } = formState;
  return (
    <FormModal title={isNew ? 'Novo Gasto' : 'Editar Gasto'} form={recordForm}>
      <FormGrid>
        <Field label="Descrição" required error={errors.description?.message}>
          <TextInput {...register('description')} />
        </Field>
        <Field label="Categoria" required half error={errors.category?.message}>
          <Select {...register('category')}>
            <option value="">Selecione uma categoria</option>
            {EXPENSE_CATEGORIES.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </Select>
        </Field>
        <Field label="Valor" required half error={errors.amount?.message}>
          <AmountInput {...register('amount')} />
        </Field>
        <Field label="Data" required half error={errors.date?.message}>
          <DateInput {...register('date')} />
        </Field>
        <Field label="Forma de Pagamento" half error={errors.paymentMethod?.message}>
          <Select {...register('paymentMethod')}>
            <option value="">Não informado</option>
            {PAYMENT_METHODS.map((method) => (
              <option key={method} value={method}>
                {paymentMethodLabel[method]}
              </option>
            ))}
          </Select>
        </Field>
        <ExpenseProjectField form={recordForm.form} isKnown={recordForm.isBesideKnown} />
        <Field label="Observações" error={errors.notes?.message}>
          <TextArea {...register('notes')} />
        </Field>
      </FormGrid>
    </FormModal>
  );
}
