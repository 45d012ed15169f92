import type { ClientDetails } from '../../features/business/clients/clientDetails';
import {
  text,
  textOrNull,
  dayOrNull,
  flag,
  list,
  nullable,
  number,
  oneOf,
  record,
  numberOrNull,
  day,
} from '../../features/shared/decode';
import { rowCodec } from './rowCodec';
import {
  ANSWER_WAYS,
  QUOTE_ANSWERS,
  SENT_WAYS,
  TERMS_KINDS,
  type Party,
  type QuoteDetails,
  type SentAs,
} from '../../features/business/quotes/quoteDetails';
import {
  MEI_ACTIVITIES,
  PIX_KEY_TYPES,
  type Profile,
} from '../../features/business/profile/profile';
import type { QuoteVersion } from '../../features/business/quotes/quoteVersion';
import type { ExpenseProject } from '../../features/business/expenses/expenseProject';
import type { StoredPart } from '../../features/business/payments/paymentPart';
import {
  SERIES_COURSES,
  SERIES_KINDS,
  SERIES_OUTCOMES,
  SERIES_UNITS,
  type SeriesRow,
} from '../../features/business/series/seriesRow';
import { EXPENSE_CATEGORIES } from '../../features/shared/expenseCategories';
import { PAYMENT_METHODS } from '../../features/shared/paymentMethods';
import type { MeiAdjustment } from '../../features/business/year/meiAdjustment';
import type { StoredLine } from '../../features/business/statement/storedLine';

/*
 * The codecs of the side tables. Some side tables have a text as id. Their rows are ordered by the columns that make up
 * the id, because the embedded backend does not sort by a text.
 */

const activityOrNull = nullable(oneOf(MEI_ACTIVITIES));
const keyTypeOrNull = nullable(oneOf(PIX_KEY_TYPES));
const otherWayOrNull = nullable(oneOf(['cpf', 'me'] as const));

export const profileRow = rowCodec<Profile>('profiles', (row) => ({
  name: textOrNull(row['name']),
  occupation: textOrNull(row['occupation']),
  document: textOrNull(row['document']),
  phone: textOrNull(row['phone']),
  email: textOrNull(row['email']),
  address: textOrNull(row['address']),
  city: textOrNull(row['city']),
  state: textOrNull(row['state']),
  pixKeyType: keyTypeOrNull(row['pix_key_type']),
  pixKey: textOrNull(row['pix_key']),
  // Account files of earlier versions lack it.
  pixIdentifier: flag(row['pix_identifier'] ?? false),
  validityDays: numberOrNull(row['validity_days']),
  paymentTerms: textOrNull(row['payment_terms']),
  nextQuoteNumber: textOrNull(row['next_quote_number']),
  nextReceiptNumber: textOrNull(row['next_receipt_number']),
  quoteMessage: textOrNull(row['quote_message']),
  // Account files of earlier versions lack both.
  logo: textOrNull(row['logo']),
  colour: textOrNull(row['colour']),
  credit: flag(row['credit']),
  mei: flag(row['mei']),
  // Account files of earlier versions lack this, the day of the cap, what was done, and the balance.
  wayOfWorking: otherWayOrNull(row['way_of_working']),
  meiCap: numberOrNull(row['mei_cap']),
  meiCapFrom: dayOrNull(row['mei_cap_from']),
  meiSince: dayOrNull(row['mei_since']),
  meiActivity: activityOrNull(row['mei_activity']),
  dasDone: textOrNull(row['das_done']),
  reportDone: textOrNull(row['report_done']),
  dasnDone: textOrNull(row['dasn_done']),
  balance: numberOrNull(row['balance']),
  balanceOn: dayOrNull(row['balance_on']),
}));

export const clientDetailsRow = rowCodec<ClientDetails>('client_details', (row) => ({
  document: textOrNull(row['document']),
  address: textOrNull(row['address']),
  city: textOrNull(row['city']),
  state: textOrNull(row['state']),
}));

const answerOrNull = nullable(oneOf(QUOTE_ANSWERS));
const wayOrNull = nullable(oneOf(ANSWER_WAYS));
const sentWayOrNull = nullable(oneOf(SENT_WAYS));
const termsKindOrNull = nullable(oneOf(TERMS_KINDS));
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
  number: textOrNull(row['number']),
  version: number(row['version']),
  issuedOn: dayOrNull(row['issued_on']),
  validUntil: dayOrNull(row['valid_until']),
  workStarts: dayOrNull(row['work_starts']),
  workEnds: dayOrNull(row['work_ends']),
  paymentTerms: textOrNull(row['payment_terms']),
  termsKind: termsKindOrNull(row['terms_kind']),
  depositPercent: numberOrNull(row['deposit_percent']),
  depositAmount: numberOrNull(row['deposit_amount']),
  installments: numberOrNull(row['installments']),
  firstDueOn: dayOrNull(row['first_due_on']),
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
}));

export const quoteVersionRow = rowCodec<QuoteVersion>(
  'quote_versions',
  (row) => ({
    sentAt: textOrNull(row['sent_at']),
    sentHow: sentWayOrNull(row['sent_how']),
    snapshot: textOrNull(row['snapshot']),
    answer: answerOrNull(row['answer']),
    answeredAt: textOrNull(row['answered_at']),
  }),
  { order: ['created_at', 'quote_id', 'version'] },
);

export const expenseProjectRow = rowCodec<ExpenseProject>('expense_projects', (row) => ({
  projectId: textOrNull(row['project_id']),
}));

export const paymentPartRow = rowCodec<StoredPart>(
  'payment_parts',
  (row) => ({
    dueOn: dayOrNull(row['due_on']),
    amount: numberOrNull(row['amount']),
    receivedOn: dayOrNull(row['received_on']),
    note: textOrNull(row['note']),
    receiptNumber: textOrNull(row['receipt_number']),
    // Account files of earlier versions lack them.
    invoiceNumber: textOrNull(row['invoice_number']),
    within: numberOrNull(row['within']),
    discount: numberOrNull(row['discount']),
  }),
  { order: ['created_at', 'payment_id', 'number'] },
);

export const meiAdjustmentRow = rowCodec<MeiAdjustment>(
  'mei_adjustments',
  (row) => ({
    tradeWithout: numberOrNull(row['trade_without']),
    tradeWith: numberOrNull(row['trade_with']),
    industryWithout: numberOrNull(row['industry_without']),
    industryWith: numberOrNull(row['industry_with']),
    servicesWithout: numberOrNull(row['services_without']),
    servicesWith: numberOrNull(row['services_with']),
    note: textOrNull(row['note']),
  }),
  { order: ['created_at', 'month'] },
);

export const statementLineRow = rowCodec<StoredLine>(
  'statement_lines',
  (row) => ({
    source: text(row['source']),
    day: day(row['day']),
    amount: number(row['amount']),
    outgoing: flag(row['outgoing']),
    text: text(row['text']),
    partIds: textOrNull(row['part_ids']),
    expenseId: textOrNull(row['expense_id']),
    setAside: flag(row['set_aside']),
    declinedIds: textOrNull(row['declined_ids']),
  }),
  { order: ['created_at', 'high', 'low'] },
);

const outcomeOrNull = nullable(oneOf(SERIES_OUTCOMES));
const courseOrNull = nullable(oneOf(SERIES_COURSES));
const kindOrNull = nullable(oneOf(SERIES_KINDS));
const unitOrNull = nullable(oneOf(SERIES_UNITS));
const flagOrNull = nullable(flag);
const categoryOrNull = nullable(oneOf(EXPENSE_CATEGORIES));
const methodOrNull = nullable(oneOf(PAYMENT_METHODS));

export const seriesRow = rowCodec<SeriesRow>(
  'series',
  (row) => ({
    outcome: outcomeOrNull(row['outcome']),
    course: courseOrNull(row['course']),
    kind: kindOrNull(row['kind']),
    startsOn: dayOrNull(row['starts_on']),
    unit: unitOrNull(row['unit']),
    every: numberOrNull(row['every']),
    anchorDay: numberOrNull(row['anchor_day']),
    shift: flagOrNull(row['shift']),
    until: dayOrNull(row['until']),
    lastNumber: numberOrNull(row['last_number']),
    amount: numberOrNull(row['amount']),
    name: textOrNull(row['name']),
    project: textOrNull(row['project']),
    category: categoryOrNull(row['category']),
    paymentMethod: methodOrNull(row['payment_method']),
  }),
  { order: ['created_at', 'series_id', 'number'] },
);
