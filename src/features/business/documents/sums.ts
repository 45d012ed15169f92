import { itemSubtotal, type QuoteItem } from '../quotes/quote';
import { subtractMoney, sumMoney } from '../../shared/money';

/** The sums of a document in reais, computed from its items and the quote's stored total. */
export function documentSums(
  items: readonly (QuoteItem & { isMaterial: boolean })[],
  total: number,
) {
  const subtotalOf = (isMaterial: boolean): number =>
    sumMoney(items.filter((item) => item.isMaterial === isMaterial).map(itemSubtotal));
  const [labour, materials] = [subtotalOf(false), subtotalOf(true)];
  const adjustment = subtractMoney(total, sumMoney([labour, materials]));
  return { labour, materials, adjustment, total };
}
