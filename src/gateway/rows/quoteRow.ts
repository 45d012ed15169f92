import { QUOTE_STATUSES, type Quote, type QuoteItem } from '../../features/quotes/quote';
import { list, nullable, number, oneOf, record, text } from './decode';
import { rowCodec, rowFields } from './rowCodec';

const item = record<QuoteItem>({
  name: ['name', text],
  description: ['description', nullable(text)],
  quantity: ['quantity', number],
  price: ['price', number],
});

export const quoteRow = rowCodec<Quote>('quotes', {
  ...rowFields,
  clientId: ['client_id', nullable(text)],
  items: ['items', list(item)],
  totalValue: ['total_value', number],
  status: ['status', oneOf(QUOTE_STATUSES)],
  observations: ['observations', nullable(text)],
  updatedAt: ['updated_at', text],
});
