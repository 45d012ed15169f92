/** The modal of a client: its form, with a fold for the fields that documents need, and its view. */
import type { ComponentType } from 'react';
import type { ClientDraft, Client } from '../../../features/business/clients/client';
import type { ClientDetailsDraft } from '../../../features/business/clients/clientDetails';
import {
  clientDetailsChanges,
  clientModalSchema,
  clientModalValues,
  type ClientModalValues,
} from '../../../features/business/clients/clientDetailsForm';
import { clientsActions, clientsSelectors } from '../../../features/business/clients/clientsSlice';
import { sideTables } from '../../../features/app/entities/sideTables';
import { isForm, type FormModal as OpenForm, type Modal } from '../../../features/app/forms/modal';
import { formatDocument, STATES } from '../../../features/shared/brazil';
import { useAppSelector } from '../../../store/hooks';
import { Field, FormGrid } from '../../kit/form/Field';
import { Fold } from '../../kit/form/Fold';
import { TextField } from '../../kit/form/FormFields';
import { FormattedInput } from '../../kit/form/FormattedInput';
import { Options, Select } from '../../kit/form/Select';
import { FormModal, type FieldsProps } from '../../records/FormModal';
import { RecordModal } from '../../records/RecordModal';
import { StillLoading } from '../../records/StillLoading';
import { useRecordForm } from '../../records/useRecordForm';

type Props = FieldsProps<
  ClientModalValues,
  Client,
  ClientDraft & { details?: ClientDetailsDraft | undefined }
>;

/** The fields of a client that documents need. */
function ClientDetailsFields({ form, errors: { details: errors }, isBesideKnown }: Props) {
  const { register } = form;
  return (
    <Fold summary="Dados para o orçamento: CPF ou CNPJ, endereço">
      {isBesideKnown ? (
        <FormGrid>
          <Field label="CPF ou CNPJ" error={errors?.document?.message}>
            <FormattedInput format={formatDocument} {...register('details.document')} />
          </Field>
          <TextField form={form} name="details.address" label="Endereço" />
          <TextField form={form} name="details.city" label="Cidade" half />
          <Field label="Estado" half error={errors?.state?.message}>
            <Select {...register('details.state')}>
              <Options of={STATES} none="Não informado" />
            </Select>
          </Field>
        </FormGrid>
      ) : (
        <StillLoading />
      )}
    </Fold>
  );
}

function ClientFields(props: Props) {
  const { form } = props;
  return (
    <FormGrid>
      <TextField form={form} name="name" label="Nome" required />
      <TextField form={form} name="company" label="Empresa" />
      <TextField form={form} name="phone" label="Telefone" half type="tel" />
      <TextField form={form} name="email" label="Email" half type="email" />
      <TextField form={form} name="observations" label="Observações" isLong />
      <ClientDetailsFields {...props} />
    </FormGrid>
  );
}

interface FormProps {
  modal: OpenForm<'clients'>;
  client: Client | null;
}

function ClientForm({ modal, client }: FormProps) {
  const recordForm = useRecordForm({
    modal,
    record: client,
    schema: clientModalSchema,
    values: clientModalValues,
    actions: clientsActions,
    toDraft: ({ details: _details, ...draft }) => draft,
    beside: {
      table: sideTables.clientDetails,
      changes: ({ details }, opened) => clientDetailsChanges(opened, details),
    },
  });
  return <FormModal form={recordForm} fields={ClientFields} />;
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
  return (
    <RecordModal modal={modal} record={client}>
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
