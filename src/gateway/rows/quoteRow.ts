import { QUOTE_STATUSES, type Quote, type QuoteItem } from '../../features/quotes/quote';
import { list, number, oneOf, record, text, textOrNull } from '../../features/shared/decode';
import { rowCodec } from './rowCodec';

const items = list(
  record<QuoteItem>((item) => ({
    name: text(item['name']),
    description: textOrNull(item['description']),
    quantity: number(item['quantity']),
    price: number(item['price']),
  })),
);
const status = oneOf(QUOTE_STATUSES);

export const quoteRow = rowCodec<Quote>('quotes', (row) => ({
  clientId: textOrNull(row['client_id']),
  items: items(row['items']),
  totalValue: number(row['total_value']),
  status: status(row['status']),
  observations: textOrNull(row['observations']),
}));
