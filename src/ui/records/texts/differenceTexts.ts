import type { Difference } from '../../../features/business/payments/receiptSteps';

/** What the difference of a receipt is, as it is asked of a part, and within a sentence about its reais. */
export const differenceKindText: Record<Difference['kind'], { label: string; clause: string }> = {
  open: { label: 'Continua em aberto', clause: 'continuam em aberto' },
  discount: { label: 'Foi desconto', clause: 'foram desconto' },
  next: { label: 'Abatem da próxima parcela', clause: 'abatem da próxima parcela' },
  extra: { label: 'São a mais', clause: 'são a mais' },
};
