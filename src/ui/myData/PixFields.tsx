import { useController, useWatch } from 'react-hook-form';

import { showPixKey } from '../../features/profile/pixKey';
import { PIX_KEY_TYPES, type PixKeyType } from '../../features/profile/profile';
import { Checkbox } from '../kit/form/Checkbox';
import { Field, FormGrid } from '../kit/form/Field';
import { FormattedInput } from '../kit/form/FormattedInput';
import { Select } from '../kit/form/Select';
import type { MyDataFormApi } from './useMyDataForm';

const keyTypeLabel: Record<PixKeyType, string> = {
  cpf: 'CPF',
  cnpj: 'CNPJ',
  phone: 'Telefone',
  email: 'Email',
  random: 'Chave aleatória',
};

const FIGURES = /^[\d\s.()/+-]*$/;

const keyTypeOf = (text: string): PixKeyType | undefined =>
  PIX_KEY_TYPES.find((type) => type === text);

/** The key that receives payments, and what it is: eleven digits may be a CPF or a phone. */
export function PixFields({ form }: { form: MyDataFormApi }) {
  const { control, register, formState, getValues, setValue } = form;
  const { errors } = formState;
  const type = keyTypeOf(useWatch({ control, name: 'pixKeyType' }));
  const { value, onChange, ...rest } = useController({ control, name: 'pixIdentifier' }).field;
  const shown = (of: PixKeyType | undefined, text: string): string =>
    of === undefined ? text : showPixKey(of, text);
  return (
    <FormGrid>
      <Field label="Tipo de chave" half error={errors.pixKeyType?.message}>
        <Select
          {...register('pixKeyType', {
            onChange: () => {
              const chosen = keyTypeOf(getValues('pixKeyType'));
              const typed = getValues('pixKey');
              // An e-mail is no CPF that lacks its points.
              const text = FIGURES.test(typed) ? shown(chosen, typed) : typed;
              setValue('pixKey', text, { shouldValidate: formState.isSubmitted });
            },
          })}
        >
          <option value="">Escolha</option>
          {PIX_KEY_TYPES.map((choice) => (
            <option key={choice} value={choice}>
              {keyTypeLabel[choice]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Chave Pix" half error={errors.pixKey?.message}>
        <FormattedInput format={(text) => shown(type, text)} {...register('pixKey')} />
      </Field>
      <Checkbox {...rest} checked={value} onToggle={onChange}>
        Identificador no código; alguns bancos o recusam
      </Checkbox>
    </FormGrid>
  );
}
