import { useController, useWatch } from 'react-hook-form';
import { showPixKey } from '../../../features/business/profile/pixKey';
import {
  MEI_ACTIVITIES,
  PIX_KEY_TYPES,
  type PixKeyType,
  type MeiActivity,
} from '../../../features/business/profile/profile';
import { WAYS_OF_WORKING } from '../../../features/business/profile/profileForm';
import { LEGAL_MEI_CAP } from '../../../features/business/year/mei';
import type { User } from '../../../features/shared/user';
import { formatDocument, showPhone, STATES } from '../../../features/shared/brazil';
import { Checkbox } from '../../kit/form/Checkbox';
import { Field, FormGrid } from '../../kit/form/Field';
import { FormattedInput } from '../../kit/form/FormattedInput';
import { AmountInput } from '../../kit/form/NumberInput';
import { Options, Select } from '../../kit/form/Select';
import { DateInput, TextInput } from '../../kit/form/TextInput';
import { formatCurrencyWhole, formatDay } from '../../kit/text/format';
import type { MyDataFormApi } from './useMyDataForm';

const activityLabel: Record<MeiActivity, string> = {
  trade: 'Comércio',
  industry: 'Indústria',
  services: 'Serviços',
};

const keyTypeLabel: Record<PixKeyType, string> = {
  cpf: 'CPF',
  cnpj: 'CNPJ',
  phone: 'Telefone',
  email: 'Email',
  random: 'Chave aleatória',
};

const ONLY_DIGITS = /^[\d\s.()/+-]*$/;

const keyTypeOf = (text: string): PixKeyType | undefined =>
  PIX_KEY_TYPES.find((type) => type === text);

/**
 * The fields for the Pix key and its kind. The user chooses the kind, because eleven digits may be a CPF or a
 * phone number.
 */
export function PixFields({ form }: { form: MyDataFormApi }) {
  const { control, register, formState, getValues, setValue } = form;
  const { errors } = formState;
  const type = keyTypeOf(useWatch({ control, name: 'pixKeyType' }));
  const { value, onChange, ...rest } = useController({ control, name: 'pixIdentifier' }).field;
  const formatted = (of: PixKeyType | undefined, text: string): string =>
    of === undefined ? text : showPixKey(of, text);
  return (
    <FormGrid>
      <Field label="Tipo de chave" half error={errors.pixKeyType?.message}>
        <Select
          {...register('pixKeyType', {
            onChange: () => {
              const chosen = keyTypeOf(getValues('pixKeyType'));
              const typed = getValues('pixKey');
              // Only a key of digits is formatted; an e-mail address is left unchanged.
              const text = ONLY_DIGITS.test(typed) ? formatted(chosen, typed) : typed;
              setValue('pixKey', text, { shouldValidate: formState.isSubmitted });
            },
          })}
        >
          <Options of={PIX_KEY_TYPES} label={(choice) => keyTypeLabel[choice]} none="Escolha" />
        </Select>
      </Field>
      <Field label="Chave Pix" half error={errors.pixKey?.message}>
        <FormattedInput format={(text) => formatted(type, text)} {...register('pixKey')} />
      </Field>
      <Checkbox {...rest} checked={value} onToggle={onChange}>
        Incluir identificador no Pix (alguns bancos não aceitam)
      </Checkbox>
    </FormGrid>
  );
}

/** The freelancer's name and address on quotes and receipts. Empty fields fall back on the account's data. */
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
          <Options of={STATES} none="Não informado" />
        </Select>
      </Field>
    </FormGrid>
  );
}

/** How the freelancer works and, for a MEI, the yearly cap: how much it is, and since when it applies. */
export function MeiFields({ form }: { form: MyDataFormApi }) {
  const { control, register, formState } = form;
  const { errors } = formState;
  const isMei = useWatch({ control, name: 'way' }) === 'mei';
  const { amount, from } = LEGAL_MEI_CAP;
  return (
    <FormGrid>
      <Field
        label="Como trabalho"
        half
        hint="CPF é a pessoa física; ME, a microempresa."
        error={errors.way?.message}
      >
        <Select {...register('way')}>
          <Options of={WAYS_OF_WORKING} label={(way) => way.toUpperCase()} none="Não informado" />
        </Select>
      </Field>
      {isMei && (
        <>
          <Field
            label="Limite por ano"
            half
            hint={`Em branco: ${formatCurrencyWhole(amount)}, o da lei desde ${formatDay(from)}.`}
            error={errors.meiCap?.message}
          >
            <AmountInput placeholder={`${amount.toString()},00`} {...register('meiCap')} />
          </Field>
          <Field
            label="Esse limite vale desde"
            half
            hint="Antes desse dia conta o da lei. Em branco: vale sempre."
            error={errors.meiCapFrom?.message}
          >
            <DateInput {...register('meiCapFrom')} />
          </Field>
          <Field
            label="Aberto em"
            half
            hint="No primeiro ano o limite conta só os meses desde então."
            error={errors.meiSince?.message}
          >
            <DateInput {...register('meiSince')} />
          </Field>
          <Field
            label="Atividade"
            half
            hint="Sem ela, o recebido conta como prestação de serviços."
            error={errors.meiActivity?.message}
          >
            <Select {...register('meiActivity')}>
              <Options
                of={MEI_ACTIVITIES}
                label={(activity) => activityLabel[activity]}
                none="Não informado"
              />
            </Select>
          </Field>
        </>
      )}
    </FormGrid>
  );
}
