/** The two states of a payment in words, as its toggles say them. */
export const deliveredLabel = (delivered: boolean): string =>
  delivered ? 'Entregue' : 'Não entregue';

export const paidLabel = (paid: boolean): string => (paid ? 'Pago' : 'Pendente');
