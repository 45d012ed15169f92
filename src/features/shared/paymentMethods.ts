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
