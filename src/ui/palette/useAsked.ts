import { useMemo } from 'react';

import { clientsSelectors } from '../../features/clients/clientsSlice';
import type { Payment } from '../../features/payments/payment';
import { selectPartsByPayment } from '../../features/payments/paymentPartsSlice';
import { paymentsSelectors } from '../../features/payments/paymentsSlice';
import { receivables } from '../../features/payments/receivable';
import { receipts } from '../../features/payments/received';
import { projectsSelectors } from '../../features/projects/projectsSlice';
import { hasWord } from '../../features/shared/searchText';
import { useAppSelector } from '../../store/hooks';
import { clientNames } from '../clients/clientList';
import { formatCurrency, formatDay } from '../kit/text/format';
import { useToday } from '../kit/text/useToday';
import { dueWords } from '../payments/dueText';
import { projectText } from '../projects/projectList';
import { chargeOption, receiptOption, type Option } from './options';

/** What is asked for by its name, and the words that may stand between it and whom it is about. */
const CHARGE = ['cobrar', 'cobranca', 'pix'];
const RECEIPT = ['recibo'];
const JOINING = ['por', 'de', 'do', 'da'];

/** Shorter words are the beginning of too much. */
const SHORTEST = 3;

/** The words besides those that name an action; null where none of them does. */
function about(words: readonly string[], names: readonly string[]): readonly string[] | null {
  const isName = (word: string) =>
    word.length >= SHORTEST && names.some((name) => name.startsWith(word));
  const others = words.filter((word) => !isName(word));
  return others.length === words.length ? null : others.filter((word) => !JOINING.includes(word));
}

/** Made when it is first asked for. */
function onDemand<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The first of the rows that pass, and no row is looked at after them. */
function firstOf<T>(rows: readonly T[], count: number, passes: (row: T) => boolean): readonly T[] {
  const first: T[] = [];
  for (const row of rows) {
    if (first.length === count) break;
    if (passes(row)) first.push(row);
  }
  return first;
}

/**
 * Actions that are called by their names: 'cobrar', what is due first of it, and 'recibo', what came
 * last of it; of all clients, or of whom else is typed. Payments are looked through for these words alone.
 */
export function useAsked(): (words: readonly string[], count: number) => readonly Option[] {
  const payments = useAppSelector(paymentsSelectors.selectAll);
  const partsOf = useAppSelector(selectPartsByPayment);
  const projectOf = useAppSelector(projectsSelectors.selectEntities);
  const clientOf = useAppSelector(clientsSelectors.selectEntities);
  const today = useToday();
  return useMemo(() => {
    const open = onDemand(() => {
      const seen = new Set<string>();
      // Of a payment in parts, the next one.
      return receivables(payments, partsOf, today).filter(({ payment: { id }, part }) => {
        if (part.amount === null || seen.has(id)) return false;
        seen.add(id);
        return true;
      });
    });
    const came = onDemand(() =>
      receipts(payments, partsOf).sort((a, b) => (b.day ?? '').localeCompare(a.day ?? '')),
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
      const charged = about(words, CHARGE);
      const received = about(words, RECEIPT);
      const charges = charged ? firstOf(open(), count, isAbout(charged)) : [];
      const receiptsOf = received ? firstOf(came(), count, isAbout(received)) : [];
      return [
        ...charges.map(({ payment, part: { dueOn, amount } }) =>
          chargeOption(payment.id, {
            name: nameOf(payment),
            details: [dueOn && dueWords(dueOn, today)],
            end: amount === null ? null : formatCurrency(amount),
          }),
        ),
        ...receiptsOf.map(({ payment, part, day, amount }) =>
          receiptOption(payment.id, part.number, {
            name: nameOf(payment),
            details: [day && formatDay(day)],
            end: formatCurrency(amount),
          }),
        ),
      ];
    };
  }, [payments, partsOf, projectOf, clientOf, today]);
}
