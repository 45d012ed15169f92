import * as z from 'zod/mini';

import type { Client, ClientDraft } from '../../features/clients/client';
import { baseColumns, NEWEST_FIRST, nullableText, renamed, type RowCodec } from './rowCodec';

export const clientRow: RowCodec<Client, ClientDraft, ClientDraft> = {
  table: 'clients',
  order: NEWEST_FIRST,
  schema: z.pipe(
    z.object({
      ...baseColumns,
      name: z.string(),
      company: nullableText(),
      phone: nullableText(),
      email: nullableText(),
      observations: nullableText(),
    }),
    z.transform(({ created_at, ...row }): Client => ({ ...row, createdAt: created_at })),
  ),
  encodeDraft: renamed<ClientDraft>({}),
  encodeChanges: renamed<ClientDraft>({}),
};
