import type { UseFormReturn } from 'react-hook-form';

import type { ClientDetailsDraft } from '../../features/clients/clientDetails';
import type { ClientModalValues } from '../../features/clients/clientDetailsForm';
import type { ClientDraft } from '../../features/clients/client';
import { formatDocument } from '../../features/shared/brazil';
import { Field, FormGrid } from '../kit/form/Field';
import { Fold } from '../kit/form/Fold';
import { FormattedInput } from '../kit/form/FormattedInput';
import { Select } from '../kit/form/Select';
import { TextInput } from '../kit/form/TextInput';
import { StillLoading } from '../records/StillLoading';
import { StateOptions } from '../records/StateOptions';

type Form = UseFormReturn<
  ClientModalValues,
  unknown,
  ClientDraft & { details?: ClientDetailsDraft | undefined }
>;

interface Props {
  form: Form;
  /** Whether the side row is loaded. */
  isKnown: boolean;
}

/** The client's fields that documents need. */
export function ClientDetailsFields({ form, isKnown }: Props) {
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
