import { day, filledText, flag, number, text, textOrNull } from '../../features/shared/decode';
import type { StoredLine } from '../../features/statement/storedLine';
import { rowCodec } from './rowCodec';

// By what the id is made of: the embedded backend does not sort by a text.
const order = ['created_at', 'high', 'low'];

export const statementLineRow = rowCodec<StoredLine>(
  'statement_lines',
  (row) => ({
    id: filledText(row['id']),
    createdAt: filledText(row['created_at']),
    source: text(row['source']),
    day: day(row['day']),
    amount: number(row['amount']),
    outgoing: flag(row['outgoing']),
    text: text(row['text']),
    partIds: textOrNull(row['part_ids']),
    expenseId: textOrNull(row['expense_id']),
    setAside: flag(row['set_aside']),
    declinedIds: textOrNull(row['declined_ids']),
    updatedAt: text(row['updated_at']),
  }),
  { order },
);
