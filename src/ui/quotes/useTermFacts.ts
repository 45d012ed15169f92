import { quoteDetailsSelectors } from '../../features/quotes/quoteDetailsSlice';
import { useAppSelector } from '../../store/hooks';
import { formatDay } from '../kit/text/format';
import type { Fact } from '../kit/text/Facts';

interface TermFacts {
  /** 'nº 2026-021, versão 2'; null without a number. */
  issued: string | null;
  /** Validity, payment and work, where anything was said of them. */
  terms: Fact[];
}

/** What stands beside a quote. */
export function useTermFacts(quoteId: string): TermFacts {
  const details = useAppSelector((root) => quoteDetailsSelectors.selectById(root, quoteId));
  if (!details) return { issued: null, terms: [] };
  const { number, version, validUntil, paymentTerms, workStarts, workEnds } = details;
  const work = [workStarts, workEnds].map((day) => (day === null ? 'a combinar' : formatDay(day)));
  const facts: [string, string | null][] = [
    ['Validade', validUntil && `até ${formatDay(validUntil)}`],
    ['Pagamento', paymentTerms],
    ['Execução', (workStarts ?? workEnds) ? work.join(' a ') : null],
  ];
  return {
    issued: number && `nº ${number}${version > 1 ? `, versão ${String(version)}` : ''}`,
    terms: facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }])),
  };
}
