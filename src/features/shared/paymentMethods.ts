/** The payment methods of payments and expenses, as stored. */
export const PAYMENT_METHODS = [
  'pix',
  'transferencia',
  'cartao',
  'boleto',
  'dinheiro',
  'cheque',
] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The labels of the payment methods. */
export const paymentMethodLabel: Record<PaymentMethod, string> = {
  pix: 'Pix',
  transferencia: 'Transferência',
  cartao: 'Cartão de Crédito',
  boleto: 'Boleto',
  dinheiro: 'Dinheiro',
  cheque: 'Cheque',
};
