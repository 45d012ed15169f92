import { useMemo } from 'react';

import { clientsSelectors } from '../../../features/business/clients/clientsSlice';
import type { Payment } from '../../../features/business/payments/payment';
import { selectPartsByPayment } from '../../../features/business/payments/paymentPartsSlice';
import { paymentsSelectors } from '../../../features/business/payments/paymentsSlice';
import { receivables } from '../../../features/business/payments/receivable';
import { allReceipts } from '../../../features/business/payments/received';
import { projectsSelectors } from '../../../features/business/projects/projectsSlice';
import { hasWord } from '../../../features/shared/searchText';
import { useAppSelector } from '../../../store/hooks';
import { clientNames } from '../../sections/clients/clientList';
import { formatCurrency, formatDay } from '../../kit/text/format';
import { useToday } from '../../kit/hooks/useToday';
import { dueText } from '../../records/texts/paymentTexts';
import { projectText } from '../../sections/projects/projectList';
import { chargeOption, receiptOption, type PaletteOption } from './options';

/** The words that name an action, and the small words that may stand between it and a name. */
const CHARGE = ['cobrar', 'cobranca', 'pix'];
const RECEIPT = ['recibo'];
const JOINING = ['por', 'de', 'do', 'da'];

/** The least number of letters of a word, because shorter words would match too much. */
const SHORTEST = 3;

/** The remaining words of the query without those that name an action; null if no word names one. */
function wordsBesides(
  words: readonly string[],
  names: readonly string[],
): readonly string[] | null {
  const isName = (word: string) =>
    word.length >= SHORTEST && names.some((name) => name.startsWith(word));
  const others = words.filter((word) => !isName(word));
  return others.length === words.length ? null : others.filter((word) => !JOINING.includes(word));
}

/** Returns a function that computes the value at its first call. */
function onDemand<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The first rows that pass a test. Later rows are not tested. */
function firstOf<T>(rows: readonly T[], count: number, passes: (row: T) => boolean): readonly T[] {
  const first: T[] = [];
  for (const row of rows) {
    if (first.length === count) break;
    if (passes(row)) first.push(row);
  }
  return first;
}

/**
 * Returns a function that finds the options for a word that names an action. 'cobrar' offers the parts that are due
 * first, and 'recibo' the latest receipts. Further words limit the options to a client or project. Payments are
 * searched only if such a word is typed.
 */
export function useNamedActions(): (
  words: readonly string[],
  count: number,
) => readonly PaletteOption[] {
  const payments = useAppSelector(paymentsSelectors.selectAll);
  const partsOf = useAppSelector(selectPartsByPayment);
  const projectOf = useAppSelector(projectsSelectors.selectEntities);
  const clientOf = useAppSelector(clientsSelectors.selectEntities);
  const today = useToday();
  return useMemo(() => {
    const open = onDemand(() => {
      const seenPayments = new Set<string>();
      // Only the next part of a payment is offered.
      return receivables(payments, partsOf, today).filter(({ payment: { id }, part }) => {
        if (part.amount === null || seenPayments.has(id)) return false;
        seenPayments.add(id);
        return true;
      });
    });
    const receivedPayments = onDemand(() =>
      allReceipts(payments, partsOf).sort((a, b) => (b.day ?? '').localeCompare(a.day ?? '')),
    );
    const projectOfPayment = ({ projectId }: Payment) => projectOf[projectId ?? ''];
    const isAbout = (words: readonly string[]) => {
      return ({ payment }: { payment: Payment }) => {
        const project = projectOfPayment(payment);
        if (!project) return false;
        const client = clientOf[project.clientId ?? ''];
        const texts = [projectText(project), ...(client ? [clientNames(client)] : [])];
        return words.every((word) => texts.some((text) => hasWord(text, word)));
      };
    };
    const nameOf = (payment: Payment) => projectOfPayment(payment)?.name ?? '';
    return (words, count) => {
      const charged = wordsBesides(words, CHARGE);
      const received = wordsBesides(words, RECEIPT);
      const charges = charged ? firstOf(open(), count, isAbout(charged)) : [];
      const receiptsOf = received ? firstOf(receivedPayments(), count, isAbout(received)) : [];
      return [
        ...charges.map(({ payment, part: { dueOn, amount } }) =>
          chargeOption(payment.id, {
            name: nameOf(payment),
            details: [dueOn && dueText(dueOn, today)],
            end: amount === null ? null : formatCurrency(amount),
          }),
        ),
        ...receiptsOf.map(({ payment, number, day, amount }) =>
          receiptOption(payment.id, number, {
            name: nameOf(payment),
            details: [day && formatDay(day)],
            end: formatCurrency(amount),
          }),
        ),
      ];
    };
  }, [payments, partsOf, projectOf, clientOf, today]);
}
