import type { ClientDetails } from '../../features/clients/clientDetails';
import { filledText, text, textOrNull } from '../../features/shared/decode';
import { rowCodec } from './rowCodec';

export const clientDetailsRow = rowCodec<ClientDetails>('client_details', (row) => ({
  id: filledText(row['id']),
  createdAt: filledText(row['created_at']),
  document: textOrNull(row['document']),
  address: textOrNull(row['address']),
  city: textOrNull(row['city']),
  state: textOrNull(row['state']),
  updatedAt: text(row['updated_at']),
}));
