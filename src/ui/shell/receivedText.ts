import { installmentCount, type Payment } from '../../features/payments/payment';
import { paymentsSelectors } from '../../features/payments/paymentsSlice';
import { projectsSelectors } from '../../features/projects/projectsSlice';
import type { Day } from '../../features/shared/days';
import type { NoticeMessage } from '../../features/notices/notices';
import type { RootState } from '../../store/hooks';
import { formatDay } from '../kit/text/format';
import { shortName } from './shortName';

/** ' de “Marca”', of the payment's project. */
export function ofProject(root: RootState, payment: Payment | null): string {
  const project = projectsSelectors.selectById(root, payment?.projectId ?? null);
  const name = shortName(project?.name);
  return name === null ? '' : ` de “${name}”`;
}

/** 'hoje, 23/11', 'em 20/11', 'em 20/11/2025' */
function dayText(day: Day, today: Day): string {
  const text = formatDay(day);
  const short = day.slice(0, 4) === today.slice(0, 4) ? text.slice(0, -5) : text;
  return `${day === today ? 'hoje,' : 'em'} ${short}`;
}

/** 'Recebido hoje, 23/11.', 'Parcela 2 de 6 recebida em 20/11.' */
export function receivedText(
  root: RootState,
  { paymentId, number, on }: Extract<NoticeMessage, { code: 'partReceived' }>,
  today: Day,
): string {
  const payment = paymentsSelectors.selectById(root, paymentId);
  const count = payment ? installmentCount(payment) : 1;
  const day = dayText(on, today);
  if (count === 1 && number === 1) return `Recebido ${day}.`;
  return `Parcela ${number.toString()} de ${count.toString()} recebida ${day}.`;
}
