import type { PaymentMethod } from '../../shared/paymentMethods';

/**
 * The name of a part: 'Parcela 2/6', or 'Parcela 7' for a part outside of the plan. Null for a payment without
 * installments.
 */
export const partName = (number: number, count: number): string | null =>
  number > count
    ? `Parcela ${number.toString()}`
    : count === 1
      ? null
      : `Parcela ${number.toString()}/${count.toString()}`;

export const paymentMethodLabel: Record<PaymentMethod, string> = {
  pix: 'Pix',
  transferencia: 'Transferência',
  cartao: 'Cartão de Crédito',
  boleto: 'Boleto',
  dinheiro: 'Dinheiro',
  cheque: 'Cheque',
};
