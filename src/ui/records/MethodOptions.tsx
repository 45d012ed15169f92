import { paymentMethodLabel } from '../../features/business/payments/paymentWords';
import { PAYMENT_METHODS } from '../../features/shared/paymentMethods';
import { Options } from '../kit/form/Select';

export const MethodOptions = () => (
  <Options
    of={PAYMENT_METHODS}
    label={(method) => paymentMethodLabel[method]}
    none="Não informado"
  />
);
