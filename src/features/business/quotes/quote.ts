import { multiplyMoney, sumMoney } from '../../shared/money';
import type { Row } from '../../shared/list';

export const QUOTE_STATUSES = ['proposal', 'analyzing', 'approved', 'rejected'] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

/** An item of a quote. `price` is the price of one unit in reais. */
export interface QuoteItem {
  name: string;
  description: string | null;
  quantity: number;
  price: number;
}

/** An offer to a client ("orçamento"). `totalValue` is the stored total in reais. */
export interface Quote extends Row {
  /** The client; null if it was deleted. */
  clientId: string | null;
  items: QuoteItem[];
  totalValue: number;
  status: QuoteStatus;
  observations: string | null;
  updatedAt: string;
}

/** The fields that the form fills in. */
export type QuoteDraft = Omit<Quote, keyof Row | 'updatedAt'>;

/** The fields that every update of a quote sends. */
export const quoteFields = ({
  clientId,
  items,
  totalValue,
  status,
  observations,
}: Quote): QuoteDraft => ({ clientId, items, totalValue, status, observations });

/** Quantity times unit price, in reais. */
export const itemSubtotal = ({ quantity, price }: Pick<QuoteItem, 'quantity' | 'price'>): number =>
  multiplyMoney(quantity, price);

/** The sum of quantity times price over the items, in reais. */
export const quoteTotal = (items: readonly Pick<QuoteItem, 'quantity' | 'price'>[]): number =>
  sumMoney(items.map(itemSubtotal));
