import { QUOTE_ANSWERS, type QuoteDetails } from '../../features/quotes/quoteDetails';
import { dayOrNull, filledText, list, nullable, number, oneOf, text, textOrNull } from './decode';
import { rowCodec } from './rowCodec';

const answerOrNull = nullable(oneOf(QUOTE_ANSWERS));
const places = list(number);

export const quoteDetailsRow = rowCodec<QuoteDetails>('quote_details', (row) => ({
  id: filledText(row['id']),
  createdAt: filledText(row['created_at']),
  number: textOrNull(row['number']),
  version: number(row['version']),
  issuedOn: dayOrNull(row['issued_on']),
  validUntil: dayOrNull(row['valid_until']),
  workStarts: dayOrNull(row['work_starts']),
  workEnds: dayOrNull(row['work_ends']),
  paymentTerms: textOrNull(row['payment_terms']),
  materials: places(row['materials']),
  sentAt: textOrNull(row['sent_at']),
  snapshot: textOrNull(row['snapshot']),
  answer: answerOrNull(row['answer']),
  answeredAt: textOrNull(row['answered_at']),
  answeredBy: textOrNull(row['answered_by']),
  answerReason: textOrNull(row['answer_reason']),
  updatedAt: text(row['updated_at']),
}));
