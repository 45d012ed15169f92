import type { PaymentMethod } from '../../features/shared/paymentMethods';

/** The labels of the payment methods. */
export const paymentMethodLabel: Record<PaymentMethod, string> = {
  pix: 'Pix',
  transferencia: 'Transferência',
  cartao: 'Cartão de Crédito',
  boleto: 'Boleto',
  dinheiro: 'Dinheiro',
  cheque: 'Cheque',
};
