import { installmentCount, type Payment } from '../../features/payments/payment';
import { paymentsSelectors } from '../../features/payments/paymentsSlice';
import { projectsSelectors } from '../../features/projects/projectsSlice';
import type { NoticeMessage } from '../../features/workspace/workspace';
import type { RootState } from '../../store/hooks';
import { shortName } from './shortName';

/** ' de “Marca”', of the payment's project. */
export function ofProject(root: RootState, payment: Payment | null): string {
  const project = projectsSelectors.selectById(root, payment?.projectId ?? null);
  const name = shortName(project?.name);
  return name === null ? '' : ` de “${name}”`;
}

/** 'Parcela 2/6 de “Marca” recebida.', 'Pagamento de “Marca” recebido.' */
export function receivedText(
  root: RootState,
  { paymentId, number }: Extract<NoticeMessage, { code: 'partReceived' }>,
): string {
  const payment = paymentsSelectors.selectById(root, paymentId);
  const of = ofProject(root, payment);
  const count = payment ? installmentCount(payment) : 1;
  if (count === 1 && number === 1) return `Pagamento${of} recebido.`;
  return `Parcela ${number.toString()}/${count.toString()}${of} recebida.`;
}
