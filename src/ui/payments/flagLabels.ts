/** The labels of a payment's two toggles. */
export const deliveredLabel = (delivered: boolean): string =>
  delivered ? 'Entregue' : 'Não entregue';

export const paidLabel = (paid: boolean): string => (paid ? 'Pago' : 'Pendente');
