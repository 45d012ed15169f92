import type { Payment } from '../../features/payments/payment';
import {
  editedPaymentSchema,
  newPaymentSchema,
  paymentChanges,
  paymentDraft,
  paymentFormValues,
  prefilledAmount,
  proposedDue,
} from '../../features/payments/paymentForm';
import { paymentsActions, paymentsSelectors } from '../../features/payments/paymentsSlice';
import { isPayable } from '../../features/projects/project';
import { projectsSelectors } from '../../features/projects/projectsSlice';
import { quotesSelectors } from '../../features/quotes/quotesSlice';
import { sideTables } from '../../features/entities/sideTables';
import type { FormModal as OpenForm } from '../../features/forms/modal';
import { useAppSelector } from '../../store/hooks';
import { Field, FormGrid } from '../kit/form/Field';
import { DateInput, TextArea } from '../kit/form/TextInput';
import { useToday } from '../kit/text/useToday';
import { FormModal } from '../records/FormModal';
import { useRecordForm } from '../records/useRecordForm';
import { AmountFields, ReceivedNote } from './AmountFields';
import { LockedProject, ProjectField } from './ProjectField';
import { StatusFields } from './StatusFields';

export interface PaymentFormProps {
  modal: OpenForm<'payments'>;
  /** Null for a new payment. */
  payment: Payment | null;
}

/** The form of a new or an existing payment. */
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
    text === prefilledAmount(projects[form.getValues('projectId')], quotes);
  const recordForm = useRecordForm({
    modal,
    record: payment,
    stored,
    schema: (edited, opened) =>
      edited
        ? editedPaymentSchema(edited, opened?.dueOn)
        : newPaymentSchema(isOffered, isPrefilled),
    values: paymentFormValues,
    // The project may be the chosen one already. The typed amount then stays.
    withBrought: (opened, { id }) =>
      isOffered(id) && id !== opened.projectId
        ? {
            ...opened,
            projectId: id,
            amount: prefilledAmount(projects[id], quotes),
            ...(opened.dueOn === '' && { dueOn: proposedDue(projects[id], today) ?? '' }),
          }
        : opened,
    actions: paymentsActions,
    toDraft: paymentDraft,
    toChanges: paymentChanges,
    beside: {
      table: sideTables.paymentParts,
      changes: ({ dueOn, paid, installments }, opened) => {
        // A payment that is received at once has no due day.
        const isReceivedAtOnce = !payment && paid && installments === 1;
        const isSame = dueOn === undefined || dueOn === (opened?.dueOn ?? null);
        return isReceivedAtOnce || isSame ? null : { dueOn };
      },
    },
  });
  const { form, edited } = recordForm;
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormModal
      title={modal.mode === 'create' ? 'Novo Pagamento' : 'Editar Pagamento'}
      form={recordForm}
    >
      <FormGrid>
        {edited ? (
          <LockedProject projectId={edited.projectId} />
        ) : (
          <ProjectField
            form={form}
            initialProjectId={modal.brought?.id}
            openAbove={recordForm.openAbove}
          />
        )}
        <AmountFields form={form} isDueKnown={recordForm.isBesideKnown} />
        {edited && <ReceivedNote form={form} payment={edited} />}
        <Field label="Data do Pagamento" half error={errors.paymentDate?.message}>
          <DateInput {...register('paymentDate')} />
        </Field>
        <StatusFields form={form} />
        <Field label="Observações" error={errors.notes?.message}>
          <TextArea {...register('notes')} />
        </Field>
      </FormGrid>
    </FormModal>
  );
}
