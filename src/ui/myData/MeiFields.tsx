import { useController, useWatch } from 'react-hook-form';

import { MEI_ACTIVITIES } from '../../features/profile/profile';
import { Checkbox } from '../kit/form/Checkbox';
import { Field, FormGrid } from '../kit/form/Field';
import { AmountInput } from '../kit/form/NumberInput';
import { Select } from '../kit/form/Select';
import { DateInput } from '../kit/form/TextInput';
import { activityLabel } from '../year/activityLabel';
import type { MyDataFormApi } from './useMyDataForm';

/** Whether there is a cap on the year's revenue, how much it is and since when. */
export function MeiFields({ form }: { form: MyDataFormApi }) {
  const { control, register, formState } = form;
  const { errors } = formState;
  const isMei = useWatch({ control, name: 'mei' });
  const { field } = useController({ control, name: 'mei' });
  const { value, onChange, ...rest } = field;
  return (
    <FormGrid>
      <Checkbox {...rest} checked={value} onToggle={onChange}>
        Sou MEI
      </Checkbox>
      {isMei && (
        <>
          <Field
            label="Limite por ano"
            half
            hint="Em branco: R$ 81.000, o da lei."
            error={errors.meiCap?.message}
          >
            <AmountInput placeholder="81000,00" {...register('meiCap')} />
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
              <option value="">Não informado</option>
              {MEI_ACTIVITIES.map((activity) => (
                <option key={activity} value={activity}>
                  {activityLabel[activity]}
                </option>
              ))}
            </Select>
          </Field>
        </>
      )}
    </FormGrid>
  );
}
