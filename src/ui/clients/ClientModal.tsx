import type { Client } from '../../features/clients/client';
import { clientFormSchema, clientFormValues } from '../../features/clients/clientForm';
import { clientsActions, clientsSelectors } from '../../features/clients/clientsSlice';
import type { Modal as OpenModal } from '../../features/workspace/workspace';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Field } from '../kit/Field';
import { FormGrid } from '../kit/FormGrid';
import { GoneModal } from '../kit/GoneModal';
import { TextArea } from '../kit/TextArea';
import { TextInput } from '../kit/TextInput';
import { FormModal } from '../shell/FormModal';
import { useModalForm } from '../shell/useModalForm';

interface FormProps {
  modal: OpenModal;
  client: Client | null;
}

function ClientForm({ modal, client }: FormProps) {
  const dispatch = useAppDispatch();
  const { id, mode } = modal;
  const isNew = mode === 'create';
  const modalForm = useModalForm({
    modal,
    schema: clientFormSchema,
    values: clientFormValues(client),
    onSave: (draft) => {
      dispatch(
        isNew
          ? clientsActions.createRequested({ id, draft })
          : clientsActions.updateRequested({ id, changes: draft }),
      );
    },
  });
  const { register, formState } = modalForm.form;
  const { errors } = formState;
  return (
    <FormModal title={isNew ? 'Novo Cliente' : 'Editar Cliente'} modal={modal} form={modalForm}>
      <FormGrid>
        <Field label="Nome" required error={errors.name?.message}>
          <TextInput {...register('name')} />
        </Field>
        <Field label="Empresa" error={errors.company?.message}>
          <TextInput {...register('company')} />
        </Field>
        <Field label="Telefone" className="of-half" error={errors.phone?.message}>
          <TextInput type="tel" {...register('phone')} />
        </Field>
        <Field label="Email" className="of-half" error={errors.email?.message}>
          <TextInput type="email" {...register('email')} />
        </Field>
        <Field label="Observações" error={errors.observations?.message}>
          <TextArea {...register('observations')} />
        </Field>
      </FormGrid>
    </FormModal>
  );
}

/** 'Novo Cliente' and 'Editar Cliente'. */
export default function ClientModal({ modal }: { modal: OpenModal }) {
  const dispatch = useAppDispatch();
  const client = useAppSelector((root) => clientsSelectors.selectById(root, modal.id));
  const isLoaded = useAppSelector(clientsSelectors.selectIsLoaded);
  // While the list is not there, what was typed before a lost session still is.
  if (modal.mode !== 'create' && client === null && isLoaded) {
    return (
      <GoneModal
        title="Editar Cliente"
        text="Este cliente não existe mais."
        onClose={() => {
          dispatch(workspaceActions.modalClosed());
        }}
      />
    );
  }
  return <ClientForm key={modal.id} modal={modal} client={client} />;
}
