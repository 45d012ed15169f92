import type { User } from '../../features/session/user';
import { formatDocument, showPhone } from '../../features/shared/brazil';
import { Field, FormGrid } from '../kit/form/Field';
import { FormattedInput } from '../kit/form/FormattedInput';
import { Select } from '../kit/form/Select';
import { TextInput } from '../kit/form/TextInput';
import { StateOptions } from '../records/StateOptions';
import type { MyDataFormApi } from './useMyDataForm';

/** Who stands on quotes and receipts; what is left open is what the account has. */
export function SignerFields({ form, user }: { form: MyDataFormApi; user: User }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormGrid>
      <Field label="Nome profissional" half error={errors.name?.message}>
        <TextInput placeholder={user.fullName ?? undefined} {...register('name')} />
      </Field>
      <Field label="O que você faz" half error={errors.occupation?.message}>
        <TextInput {...register('occupation')} />
      </Field>
      <Field label="CPF ou CNPJ" half error={errors.document?.message}>
        <FormattedInput format={formatDocument} {...register('document')} />
      </Field>
      <Field label="Telefone" half error={errors.phone?.message}>
        <FormattedInput type="tel" format={showPhone} {...register('phone')} />
      </Field>
      <Field label="Email" error={errors.email?.message}>
        <TextInput type="email" placeholder={user.email} {...register('email')} />
      </Field>
      <Field label="Endereço" error={errors.address?.message}>
        <TextInput {...register('address')} />
      </Field>
      <Field label="Cidade" half error={errors.city?.message}>
        <TextInput {...register('city')} />
      </Field>
      <Field label="Estado" half error={errors.state?.message}>
        <Select {...register('state')}>
          <StateOptions />
        </Select>
      </Field>
    </FormGrid>
  );
}
