/** The form of a payment. */
import { Fieldset } from '@chakra-ui/react/fieldset';
import { useRef } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { sideTables } from '../../../features/app/entities/sideTables';
import type { FormModal as OpenForm } from '../../../features/app/forms/modal';
import type { Payment } from '../../../features/business/payments/payment';
import {
  editedPaymentSchema,
  newPaymentSchema,
  paymentChanges,
  paymentDraft,
  paymentFormValues,
  prefilledAmount,
  proposedDueDay,
  type PaymentFormValues,
  type PaymentFormOutput,
} from '../../../features/business/payments/paymentForm';
import {
  paymentsActions,
  paymentsSelectors,
} from '../../../features/business/payments/paymentsSlice';
import { isPayable } from '../../../features/business/projects/project';
import { projectsSelectors } from '../../../features/business/projects/projectsSlice';
import { quotesSelectors } from '../../../features/business/quotes/quotesSlice';
import type { Day } from '../../../features/shared/days';
import { useAppSelector } from '../../../store/hooks';
import { Checkbox } from '../../kit/form/Checkbox';
import { Field, FormGrid } from '../../kit/form/Field';
import { TextField } from '../../kit/form/FormFields';
import { DateInput } from '../../kit/form/TextInput';
import { useToday } from '../../kit/hooks/useToday';
import { FormModal, type FieldsProps } from '../../records/FormModal';
import type { FormOf } from '../../records/useModalForm';
import { useRecordForm } from '../../records/useRecordForm';
import { fieldsetRecipe } from '../../theme/recipes/field';
import { AmountFields, ReceivedNote } from './AmountFields';
import { EarlierCharges, ResultingSum } from './EarlierCharges';
import { RepeatFields, startSeries } from '../series/RepeatFields';
import { LockedProject, ProjectField } from './ProjectField';

interface StatusFieldProps {
  control: FormOf<PaymentFormValues, PaymentFormOutput>['control'];
  name: 'delivered' | 'paid';
  label: string;
  onToggled?: (on: boolean) => void;
}

function StatusField({ control, name, label, onToggled: onTurned }: StatusFieldProps) {
  const { value, onChange, ...field } = useController({ control, name }).field;
  return (
    <Checkbox
      {...field}
      checked={value}
      onToggle={(on) => {
        onChange(on);
        onTurned?.(on);
      }}
    >
      {label}
    </Checkbox>
  );
}

/** The two checkboxes of a payment. They are independent of each other, like the two toggles in the table. */
function StatusFields({ form }: { form: FormOf<PaymentFormValues, PaymentFormOutput> }) {
  const { control, getValues, setValue } = form;
  const today = useToday();
  const proposed = useRef<Day | null>(null);
  /**
   * Ticking 'Pago' proposes today as the day of receipt, unless the user has typed a day. Clearing 'Pago' removes
   * the proposed day.
   */
  const proposeDay = (paid: boolean) => {
    const day = getValues('paymentDate');
    const isProposed = proposed.current !== null && day === proposed.current;
    proposed.current = paid && day === '' ? today : null;
    if (proposed.current !== null) setValue('paymentDate', today, { shouldDirty: true });
    else if (!paid && isProposed) setValue('paymentDate', '', { shouldDirty: true });
  };
  return (
    <Fieldset.Root recipe={fieldsetRecipe}>
      <Fieldset.Legend>Status</Fieldset.Legend>
      <Fieldset.Content>
        <StatusField control={control} name="delivered" label="Entregue" />
        <StatusField control={control} name="paid" label="Pago" onToggled={proposeDay} />
      </Fieldset.Content>
    </Fieldset.Root>
  );
}

function PaymentFields({
  form,
  errors,
  id,
  edited,
  isBesideKnown,
  openAbove,
}: FieldsProps<PaymentFormValues, Payment, PaymentFormOutput>) {
  const today = useToday();
  const [installments, dueOn, paymentDate] = useWatch({
    control: form.control,
    name: ['installments', 'dueOn', 'paymentDate'],
  });
  const isSplit = Number(installments) > 1;
  const firstDay = dueOn || paymentDate;
  return (
    <FormGrid>
      {edited ? (
        <LockedProject projectId={edited.projectId} />
      ) : (
        <>
          <ProjectField form={form} openAbove={openAbove} />
          <EarlierCharges form={form} />
        </>
      )}
      <AmountFields form={form} isDueKnown={isBesideKnown} />
      {edited ? <ReceivedNote form={form} payment={edited} /> : <ResultingSum form={form} />}
      <Field label="Data do Pagamento" half error={errors.paymentDate?.message}>
        <DateInput {...form.register('paymentDate')} />
      </Field>
      {!isSplit && <RepeatFields form={form} id={id} firstDay={firstDay || today} />}
      <StatusFields form={form} />
      <TextField form={form} name="notes" label="Observações" isLong />
    </FormGrid>
  );
}

export interface PaymentFormProps {
  modal: OpenForm<'payments'>;
  /** The edited payment; null for a new one. */
  payment: Payment | null;
}

export function PaymentForm({ modal, payment }: PaymentFormProps) {
  const stored = useAppSelector((root) => paymentsSelectors.selectStored(root, modal.id));
  const today = useToday();
  const projects = useAppSelector(projectsSelectors.selectEntities);
  const quotes = useAppSelector(quotesSelectors.selectEntities);
  const projectsLoaded = useAppSelector(projectsSelectors.selectIsLoaded);
  const isOffered = (id: string): boolean => {
    const project = projects[id];
    return project ? isPayable(project) : !projectsLoaded;
  };
  const isPrefilled = (text: string): boolean =>
    text === prefilledAmount(projects[recordForm.form.getValues('projectId')], quotes);
  const recordForm = useRecordForm({
    modal,
    record: payment,
    stored,
    schema: (edited, opened) =>
      edited
        ? editedPaymentSchema(edited, opened?.dueOn)
        : newPaymentSchema(isOffered, isPrefilled),
    values: paymentFormValues,
    // If the saved project is already the chosen one, the typed amount is kept.
    withBrought: (opened, { id }) =>
      isOffered(id) && id !== opened.projectId
        ? {
            ...opened,
            projectId: id,
            amount: prefilledAmount(projects[id], quotes),
            ...(opened.dueOn === '' && { dueOn: proposedDueDay(projects[id], today) ?? '' }),
          }
        : opened,
    actions: paymentsActions,
    toDraft: paymentDraft,
    toChanges: paymentChanges,
    alsoSaved: (output) => {
      const { repeat, installments, dueOn, paymentDate, amount, paymentMethod } = output;
      if (!repeat || installments > 1) return null;
      const what = { kind: 'payment', amount, paymentMethod, name: null, category: null } as const;
      const project = output.projectId;
      return startSeries(modal.id, repeat, dueOn ?? paymentDate ?? today, { ...what, project });
    },
    beside: {
      table: sideTables.paymentParts,
      changes: ({ dueOn, paid, installments }, opened) => {
        // A new payment that is received at once gets no due day.
        const isReceivedAtOnce = !payment && paid && installments === 1;
        const isSame = dueOn === undefined || dueOn === (opened?.dueOn ?? null);
        return isReceivedAtOnce || isSame ? null : { dueOn };
      },
    },
  });
  return <FormModal form={recordForm} fields={PaymentFields} />;
}
