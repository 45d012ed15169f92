import { useState } from 'react';

import type { Payment } from '../../features/payments/payment';
import {
  editedPaymentSchema,
  newPaymentSchema,
  paymentChanges,
  paymentDraft,
  paymentFormValues,
} from '../../features/payments/paymentForm';
import { paymentsActions, paymentsSelectors } from '../../features/payments/paymentsSlice';
import type { Modal as OpenModal } from '../../features/workspace/workspace';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Field } from '../kit/form/Field';
import { FormGrid } from '../kit/form/FormGrid';
import { TextArea } from '../kit/form/TextArea';
import { DateInput } from '../kit/form/TextInput';
import { FormModal } from '../records/FormModal';
import { useModalForm } from '../records/useModalForm';
import { AmountFields } from './AmountFields';
import { LockedProject, ProjectField } from './ProjectField';
import { StatusFields } from './StatusFields';

export interface PaymentFormProps {
  modal: OpenModal;
  /** Null for a new payment. */
  payment: Payment | null;
}

/** The form of a new or an existing payment. */
export function PaymentForm({ modal, payment }: PaymentFormProps) {
  const dispatch = useAppDispatch();
  const { id } = modal;
  // What was changed is told from the payment as it was when the form opened: what another
  // device changes meanwhile is not undone.
  const stored = useAppSelector((root) => paymentsSelectors.selectStored(root, id));
  const [opened] = useState(() => payment && stored && { shown: payment, stored });
  const [schema] = useState(() => (opened ? editedPaymentSchema(opened.stored) : newPaymentSchema));
  const modalForm = useModalForm({
    modal,
    schema,
    values: paymentFormValues(opened?.shown ?? null),
    onSave: (output) => {
      dispatch(
        opened
          ? paymentsActions.updateRequested({ id, changes: paymentChanges(opened, output) })
          : paymentsActions.createRequested({ id, draft: paymentDraft(output) }),
      );
    },
  });
  const { form } = modalForm;
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormModal
      title={modal.mode === 'create' ? 'Novo Pagamento' : 'Editar Pagamento'}
      modal={modal}
      form={modalForm}
    >
      <FormGrid>
        {opened ? (
          <LockedProject projectId={opened.shown.projectId} />
        ) : (
          <ProjectField form={form} />
        )}
        <AmountFields form={form} />
        <Field label="Data Pagamento" className="of-half" error={errors.paymentDate?.message}>
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
