import { Fieldset } from '@chakra-ui/react/fieldset';
import { useRef } from 'react';
import { useController } from 'react-hook-form';

import type { Day } from '../../features/shared/days';
import { Checkbox } from '../kit/form/Checkbox';
import { useToday } from '../kit/text/useToday';
import { fieldsetRecipe } from '../theme/recipes/field';
import type { FormOf } from '../records/useModalForm';
import type { PaymentFormValues, PaymentFormOutput } from '../../features/payments/paymentForm';

interface StatusFieldProps {
  control: FormOf<PaymentFormValues, PaymentFormOutput>['control'];
  name: 'delivered' | 'paid';
  label: string;
  onToggled?: (on: boolean) => void;
}

function StatusField({ control, name, label, onToggled: onTurned }: StatusFieldProps) {
  const { value, onChange, ...field } = useController({ control, name }).field;
  return (
    <Checkbox
      {...field}
      checked={value}
      onToggle={(on) => {
        onChange(on);
        onTurned?.(on);
      }}
    >
      {label}
    </Checkbox>
  );
}

/** The two check boxes of a payment, which are independent like its two toggles in the table. */
export function StatusFields({ form }: { form: FormOf<PaymentFormValues, PaymentFormOutput> }) {
  const { control, getValues, setValue } = form;
  const today = useToday();
  const proposed = useRef<Day | null>(null);
  /** Ticking 'Pago' proposes today, unless a day was typed. Clearing it removes the proposed day again. */
  const proposeDay = (paid: boolean) => {
    const day = getValues('paymentDate');
    const isProposed = proposed.current !== null && day === proposed.current;
    proposed.current = paid && day === '' ? today : null;
    if (proposed.current !== null) setValue('paymentDate', today, { shouldDirty: true });
    else if (!paid && isProposed) setValue('paymentDate', '', { shouldDirty: true });
  };
  return (
    <Fieldset.Root recipe={fieldsetRecipe}>
      <Fieldset.Legend>Status</Fieldset.Legend>
      <Fieldset.Content>
        <StatusField control={control} name="delivered" label="Entregue" />
        <StatusField control={control} name="paid" label="Pago" onToggled={proposeDay} />
      </Fieldset.Content>
    </Fieldset.Root>
  );
}
