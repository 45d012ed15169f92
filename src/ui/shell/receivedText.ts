import { installmentCount, type Payment } from '../../features/payments/payment';
import { paymentsSelectors } from '../../features/payments/paymentsSlice';
import { projectsSelectors } from '../../features/projects/projectsSlice';
import type { NoticeMessage } from '../../features/workspace/workspace';
import type { useAppSelector } from '../../store/hooks';
import { deliveredLabel, paidLabel } from '../payments/flagLabels';
import { shortName } from './shortName';

type Root = Parameters<Parameters<typeof useAppSelector>[0]>[0];

/** ' de “Marca”', of the payment's project. */
function ofProject(root: Root, payment: Payment | null): string {
  const project = projectsSelectors.selectById(root, payment?.projectId ?? null);
  const name = shortName(project?.name);
  return name === null ? '' : ` de “${name}”`;
}

/** 'Pagamento de “Marca” marcado como pago.' */
export function toggledText(
  root: Root,
  { id, flag, value }: Extract<NoticeMessage, { code: 'toggled' }>,
): string {
  const state = flag === 'paid' ? paidLabel(value) : deliveredLabel(value);
  const of = ofProject(root, paymentsSelectors.selectById(root, id));
  return `Pagamento${of} marcado como ${state.toLowerCase()}.`;
}

/** 'Parcela 2/6 de “Marca” recebida.', 'Pagamento de “Marca” recebido.' */
export function receivedText(
  root: Root,
  { paymentId, number }: Extract<NoticeMessage, { code: 'partReceived' }>,
): string {
  const payment = paymentsSelectors.selectById(root, paymentId);
  const of = ofProject(root, payment);
  const count = payment ? installmentCount(payment) : 1;
  if (count === 1 && number === 1) return `Pagamento${of} recebido.`;
  return `Parcela ${number.toString()}/${count.toString()}${of} recebida.`;
}
