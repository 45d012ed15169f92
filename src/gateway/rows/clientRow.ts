import type { Client } from '../../features/clients/client';
import { text, textOrNull } from '../../features/shared/decode';
import { rowCodec } from './rowCodec';

export const clientRow = rowCodec<Client>(
  'clients',
  (row) => ({
    name: text(row['name']),
    company: textOrNull(row['company']),
    phone: textOrNull(row['phone']),
    email: textOrNull(row['email']),
    observations: textOrNull(row['observations']),
  }),
  { stamped: false },
);
