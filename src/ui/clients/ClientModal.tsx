import type { ComponentType } from 'react';

import type { Client } from '../../features/clients/client';
import {
  clientDetailsChanges,
  clientModalSchema,
  clientModalValues,
} from '../../features/clients/clientDetailsForm';
import { clientsActions, clientsSelectors } from '../../features/clients/clientsSlice';
import { changedSince } from '../../features/shared/baseline';
import { sideTables } from '../../features/entities/sideTables';
import { isForm, type FormModal as OpenForm, type Modal } from '../../features/forms/modal';
import { useAppSelector } from '../../store/hooks';
import { Field, FormGrid } from '../kit/form/Field';
import { TextArea, TextInput } from '../kit/form/TextInput';
import { FormModal } from '../records/FormModal';
import { RecordModal } from '../records/RecordModal';
import { useRecordForm } from '../records/useRecordForm';
import { ClientDetailsFields } from './ClientDetailsFields';

interface FormProps {
  modal: OpenForm<'clients'>;
  client: Client | null;
}

function ClientForm({ modal, client }: FormProps) {
  const isNew = modal.mode === 'create';
  const recordForm = useRecordForm({
    modal,
    record: client,
    schema: clientModalSchema,
    values: clientModalValues,
    actions: clientsActions,
    toDraft: ({ details: _details, ...draft }) => draft,
    toChanges: (baseline, { details: _details, ...draft }) => changedSince(baseline, draft),
    beside: {
      table: sideTables.clientDetails,
      changes: ({ details }, opened) => clientDetailsChanges(opened, details),
    },
  });
  const { register, formState } = recordForm.form;
  const { errors } = formState;
  return (
    <FormModal title={isNew ? 'Novo Cliente' : 'Editar Cliente'} form={recordForm}>
      <FormGrid>
        <Field label="Nome" required error={errors.name?.message}>
          <TextInput {...register('name')} />
        </Field>
        <Field label="Empresa" error={errors.company?.message}>
          <TextInput {...register('company')} />
        </Field>
        <Field label="Telefone" half error={errors.phone?.message}>
          <TextInput type="tel" {...register('phone')} />
        </Field>
        <Field label="Email" half error={errors.email?.message}>
          <TextInput type="email" {...register('email')} />
        </Field>
        <Field label="Observações" error={errors.observations?.message}>
          <TextArea {...register('observations')} />
        </Field>
        <ClientDetailsFields form={recordForm.form} isKnown={recordForm.isBesideKnown} />
      </FormGrid>
    </FormModal>
  );
}

interface ClientModalProps {
  modal: Modal<'clients'>;
  /** It shows quotes, projects and payments, so it stands above their rooms and is passed in. */
  view: ComponentType<{ client: Client }>;
}

/** 'Novo Cliente', 'Editar Cliente' and 'Visualizar Cliente'. */
export default function ClientModal({ modal, view: View }: ClientModalProps) {
  const client = useAppSelector((root) => clientsSelectors.selectById(root, modal.id));
  const title = modal.mode === 'view' ? 'Visualizar Cliente' : 'Editar Cliente';
  return (
    <RecordModal modal={modal} title={title} record={client}>
      {(known) =>
        isForm(modal) ? (
          <ClientForm modal={modal} client={known} />
        ) : (
          known && <View client={known} />
        )
      }
    </RecordModal>
  );
}
