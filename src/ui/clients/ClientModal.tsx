/** The modal of a client: its form, with a fold for the fields that documents need, and its view. */
import type { UseFormReturn } from 'react-hook-form';
import type { ComponentType } from 'react';
import type { ClientDraft, Client } from '../../features/clients/client';
import type { ClientDetailsDraft } from '../../features/clients/clientDetails';
import {
  clientDetailsChanges,
  clientModalSchema,
  clientModalValues,
  type ClientModalValues,
} from '../../features/clients/clientDetailsForm';
import { clientsActions, clientsSelectors } from '../../features/clients/clientsSlice';
import { sideTables } from '../../features/entities/sideTables';
import { isForm, type FormModal as OpenForm, type Modal } from '../../features/forms/modal';
import { changesSince } from '../../features/shared/baseline';
import { formatDocument } from '../../features/shared/brazil';
import { useAppSelector } from '../../store/hooks';
import { Field, FormGrid } from '../kit/form/Field';
import { Fold } from '../kit/form/Fold';
import { FormattedInput } from '../kit/form/FormattedInput';
import { Select } from '../kit/form/Select';
import { TextInput, TextArea } from '../kit/form/TextInput';
import { FormModal } from '../records/FormModal';
import { RecordModal } from '../records/RecordModal';
import { StateOptions } from '../records/StateOptions';
import { StillLoading } from '../records/StillLoading';
import { useRecordForm } from '../records/useRecordForm';

type Form = UseFormReturn<
  ClientModalValues,
  unknown,
  ClientDraft & { details?: ClientDetailsDraft | undefined }
>;

interface DetailsFieldsProps {
  form: Form;
  /** Whether the client's side row is loaded. */
  isKnown: boolean;
}

/** The fields of a client that documents need. */
function ClientDetailsFields({ form, isKnown }: DetailsFieldsProps) {
  const { register, formState } = form;
  const errors = formState.errors.details;
  return (
    <Fold summary="Dados para o orçamento: CPF ou CNPJ, endereço">
      {isKnown ? (
        <FormGrid>
          <Field label="CPF ou CNPJ" error={errors?.document?.message}>
            <FormattedInput format={formatDocument} {...register('details.document')} />
          </Field>
          <Field label="Endereço" error={errors?.address?.message}>
            <TextInput {...register('details.address')} />
          </Field>
          <Field label="Cidade" half error={errors?.city?.message}>
            <TextInput {...register('details.city')} />
          </Field>
          <Field label="Estado" half error={errors?.state?.message}>
            <Select {...register('details.state')}>
              <StateOptions />
            </Select>
          </Field>
        </FormGrid>
      ) : (
        <StillLoading />
      )}
    </Fold>
  );
}

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
    toChanges: (baseline, { details: _details, ...draft }) => changesSince(baseline, draft),
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
  /**
   * The client's view is passed in, because it shows quotes, projects and payments and therefore belongs to a room
   * above theirs.
   */
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
