import { partName } from '../payments/paymentWords';
import type { QuoteItem } from '../quotes/quote';

interface Invoiced {
  /** The name of the project; null for a payment without one. */
  project: string | null;
  /** The items and the number of the project's quote. */
  items: readonly QuoteItem[];
  quoteNumber: string | null;
  part: number;
  /** How many parts the plan of the payment has. */
  count: number;
}

/** What an invoice is for, in one text: 'Panetones: Fotos, Edição. Parcela 1/3. Orçamento nº 2026-014.' */
export function invoiceText({ project, items, quoteNumber, part, count }: Invoiced): string {
  const names = items
    .map(({ name }) => name.trim())
    .filter((name) => name !== '' && name !== project);
  return [
    [project, names.join(', ')].filter(Boolean).join(': '),
    partName(part, count),
    quoteNumber === null ? null : `Orçamento nº ${quoteNumber}`,
  ]
    .filter(Boolean)
    .map((sentence) => `${sentence ?? ''}.`)
    .join(' ');
}
