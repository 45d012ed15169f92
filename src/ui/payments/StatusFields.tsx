import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';

import { Checkbox } from '../kit/form/Checkbox';
import type { PaymentFormApi } from './ProjectField';

const Root = chakra('fieldset', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    border: 0,
    '& legend': { marginBottom: '6px', fontSize: 'label', fontWeight: 600 },
    '& label': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '10px',
      fontSize: 'control',
      minHeight: '44px',
      cursor: 'pointer',
    },
  },
});

/** The two ticks of a payment, as independent as its two toggles in the table. */
export function StatusFields({ form: { register } }: { form: PaymentFormApi }) {
  const id = useId();
  return (
    <Root className="of-half">
      <legend>Status</legend>
      <label htmlFor={`${id}-delivered`}>
        <Checkbox id={`${id}-delivered`} {...register('delivered')} />
        Entregue
      </label>
      <label htmlFor={`${id}-paid`}>
        <Checkbox id={`${id}-paid`} {...register('paid')} />
        Pago
      </label>
    </Root>
  );
}
