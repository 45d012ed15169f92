import { Fieldset } from '@chakra-ui/react/fieldset';
import { useController } from 'react-hook-form';
import { Checkbox } from '../kit/form/Checkbox';
import { fieldsetRecipe } from '../theme/recipes/field';
import type { PaymentFormApi } from './formTypes';

interface StatusFieldProps {
  control: PaymentFormApi['control'];
  name: 'delivered' | 'paid';
  label: string;
}

function StatusField({ control, name, label }: StatusFieldProps) {
  const { value, onChange, ...field } = useController({ control, name }).field;
  return (
    <Checkbox {...field} checked={value} onToggle={onChange}>
      {label}
    </Checkbox>
  );
}

/** The two ticks of a payment, as independent as its two toggles in the table. */
export function StatusFields({ form: { control } }: { form: PaymentFormApi }) {
  return (
    <Fieldset.Root recipe={fieldsetRecipe}>
      <Fieldset.Legend>Status</Fieldset.Legend>
      <Fieldset.Content>
        <StatusField control={control} name="delivered" label="Entregue" />
        <StatusField control={control} name="paid" label="Pago" />
      </Fieldset.Content>
    </Fieldset.Root>
  );
}
