import type { PaymentFormOutput, PaymentFormValues } from '../../features/payments/paymentForm';
import type { ModalForm } from '../records/useModalForm';

/** The payment form as its fields receive it. */
export type PaymentFormApi = ModalForm<PaymentFormValues, PaymentFormOutput>['form'];
