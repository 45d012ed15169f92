import type { Client } from '../../features/clients/client';
import { nullable, text } from './decode';
import { rowCodec, rowFields } from './rowCodec';

export const clientRow = rowCodec<Client>(
  'clients',
  {
    ...rowFields,
    name: ['name', text],
    company: ['company', nullable(text)],
    phone: ['phone', nullable(text)],
    email: ['email', nullable(text)],
    observations: ['observations', nullable(text)],
  },
  { stamped: false },
);
