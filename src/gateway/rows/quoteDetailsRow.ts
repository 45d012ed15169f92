import {
  ANSWER_WAYS,
  QUOTE_ANSWERS,
  SENT_WAYS,
  type Party,
  type QuoteDetails,
  type SentAs,
} from '../../features/quotes/quoteDetails';
import {
  dayOrNull,
  filledText,
  flag,
  list,
  nullable,
  number,
  oneOf,
  record,
  text,
  textOrNull,
} from '../../features/shared/decode';
import { rowCodec } from './rowCodec';

const answerOrNull = nullable(oneOf(QUOTE_ANSWERS));
const wayOrNull = nullable(oneOf(ANSWER_WAYS));
const sentWayOrNull = nullable(oneOf(SENT_WAYS));
const places = list(number);
const party = record<Party>((said) => ({
  name: textOrNull(said['name']),
  about: textOrNull(said['about']),
  document: textOrNull(said['document']),
  phone: textOrNull(said['phone']),
  email: textOrNull(said['email']),
  address: textOrNull(said['address']),
  city: textOrNull(said['city']),
  state: textOrNull(said['state']),
}));
const sentAsOrNull = nullable(
  record<SentAs>((said) => ({
    provider: party(said['provider']),
    client: party(said['client']),
    credit: flag(said['credit']),
  })),
);

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
  sentHow: sentWayOrNull(row['sent_how']),
  snapshot: textOrNull(row['snapshot']),
  sentAs: sentAsOrNull(row['sent_as']),
  answer: answerOrNull(row['answer']),
  answeredAt: textOrNull(row['answered_at']),
  answeredBy: textOrNull(row['answered_by']),
  answerReason: textOrNull(row['answer_reason']),
  answeredHow: wayOrNull(row['answered_how']),
  updatedAt: text(row['updated_at']),
}));
