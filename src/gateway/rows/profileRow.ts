import { MEI_ACTIVITIES, PIX_KEY_TYPES, type Profile } from '../../features/profile/profile';
import {
  dayOrNull,
  flag,
  nullable,
  numberOrNull,
  oneOf,
  textOrNull,
} from '../../features/shared/decode';
import { rowCodec } from './rowCodec';

const activityOrNull = nullable(oneOf(MEI_ACTIVITIES));
const keyTypeOrNull = nullable(oneOf(PIX_KEY_TYPES));

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
  credit: flag(row['credit']),
  mei: flag(row['mei']),
  meiCap: numberOrNull(row['mei_cap']),
  meiSince: dayOrNull(row['mei_since']),
  meiActivity: activityOrNull(row['mei_activity']),
}));
