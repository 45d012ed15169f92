import * as z from 'zod/mini';

import { QUOTE_STATUSES, type Quote, type QuoteDraft } from '../../features/quotes/quote';
import {
  baseColumns,
  finite,
  NEWEST_FIRST,
  nullableText,
  optionalText,
  renamed,
  renamedAndStamped,
  type RowCodec,
} from './rowCodec';

const item = z.object({
  name: z.string(),
  description: optionalText(),
  quantity: finite(),
  price: finite(),
});

const columns = { clientId: 'client_id', totalValue: 'total_value' } as const;

export const quoteRow: RowCodec<Quote, QuoteDraft, QuoteDraft> = {
  table: 'quotes',
  order: NEWEST_FIRST,
  schema: z.pipe(
    z.object({
      ...baseColumns,
      client_id: nullableText(),
      items: z.array(item),
      total_value: finite(),
      status: z.enum(QUOTE_STATUSES),
      observations: nullableText(),
      updated_at: z.string(),
    }),
    z.transform((row): Quote => ({
      id: row.id,
      clientId: row.client_id,
      items: row.items,
      totalValue: row.total_value,
      status: row.status,
      observations: row.observations,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    })),
  ),
  encodeDraft: renamed<QuoteDraft>(columns),
  encodeChanges: renamedAndStamped<QuoteDraft>(columns),
};
