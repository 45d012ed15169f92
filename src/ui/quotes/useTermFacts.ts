import { quoteDetailsSelectors } from '../../features/quotes/quoteDetailsSlice';
import { useAppSelector } from '../../store/hooks';
import { formatDay } from '../kit/text/format';

/** What stands beside a quote, where anything does: number, validity, payment and work, as facts. */
export function useTermFacts(quoteId: string): { label: string; value: string }[] {
  const details = useAppSelector((root) => quoteDetailsSelectors.selectById(root, quoteId));
  if (!details) return [];
  const { number, version, validUntil, paymentTerms, workStarts, workEnds } = details;
  const work = [workStarts, workEnds].map((day) => (day === null ? 'a combinar' : formatDay(day)));
  const facts: [string, string | null][] = [
    ['Número', number && (version > 1 ? `${number}, versão ${String(version)}` : number)],
    ['Validade', validUntil && `até ${formatDay(validUntil)}`],
    ['Pagamento', paymentTerms],
    ['Execução', (workStarts ?? workEnds) ? work.join(' a ') : null],
  ];
  return facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}
