import type { StoredPart } from '../../features/payments/paymentPart';
import {
  dayOrNull,
  filledText,
  numberOrNull,
  text,
  textOrNull,
} from '../../features/shared/decode';
import { rowCodec } from './rowCodec';

// Ordered by the columns that make up the id, because the embedded backend does not sort by a text.
const order = ['created_at', 'payment_id', 'number'];

export const paymentPartRow = rowCodec<StoredPart>(
  'payment_parts',
  (row) => ({
    id: filledText(row['id']),
    createdAt: filledText(row['created_at']),
    dueOn: dayOrNull(row['due_on']),
    amount: numberOrNull(row['amount']),
    receivedOn: dayOrNull(row['received_on']),
    note: textOrNull(row['note']),
    receiptNumber: textOrNull(row['receipt_number']),
    updatedAt: text(row['updated_at']),
  }),
  { order },
);
