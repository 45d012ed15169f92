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

/** The most installments that a payment by Pix, the only method that has them, is offered in. */
export const MAX_INSTALLMENTS = 12;
