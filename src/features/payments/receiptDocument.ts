import { convertCurrencyToWords } from '@brazilian-utils/brazilian-utils';

import type { Client } from '../clients/client';
import type { ClientDetails } from '../clients/clientDetails';
import type { Profile } from '../profile/profile';
import { clientParty, providerParty } from '../quoteDocument/quoteDocument';
import type { Party } from '../quotes/quoteDetails';
import type { User } from '../session/user';
import type { Day } from '../shared/days';
import type { PaymentMethod } from '../shared/paymentMethods';
import type { Payment } from './payment';
import type { PlannedPart } from './plan';

/** A receipt ("recibo") as of one moment. */
export interface ReceiptDocument {
  number: string;
  payee: Party;
  payer: Party;
  /** Reais, whole cents; null where nobody said. */
  amount: number | null;
  /** The same as people say it: 'mil novecentos e cinquenta reais'. */
  inWords: string | null;
  /** Null for a payment without a project. */
  project: string | null;
  part: PlannedPart;
  method: PaymentMethod | null;
  /** When it was received; where that is not known, or still to come, the day on which it is written. */
  day: Day;
  /** 'Feito no Ofício' in the foot. */
  credit: boolean;
}

/**
 * A number that nobody has to keep, '3F9C-12A7-4B85-2': the first 48 bits of the payment's id, which is
 * made by chance, and the part's number. The same on every device and however often it is printed, and how
 * the part's Pix code begins. Of ten thousand payments, two share one by a chance of one in five million.
 */
export const receiptNumber = (paymentId: string, number: number): string =>
  `${paymentId
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 12)
    .toUpperCase()
    .replace(/.{4}(?=.)/g, '$&-')}-${number.toString()}`;

/** What a receipt is made of. */
export interface ReceiptSources {
  payment: Payment;
  part: PlannedPart;
  project: string | null;
  client: Client | null;
  clientDetails: ClientDetails | null;
  profile: Profile | null;
  user: User | null;
}

/** The receipt of a part of a payment. */
export function receiptDocument(sources: ReceiptSources, today: Day): ReceiptDocument {
  const { payment, part, project, client, clientDetails, profile, user } = sources;
  const { amount, number, received, receivedOn } = part;
  return {
    number: receiptNumber(payment.id, number),
    payee: providerParty(profile, user),
    payer: clientParty(client, clientDetails),
    amount,
    // The library has none for a thousand million millions and more.
    inWords: (amount !== null && convertCurrencyToWords(amount)) || null,
    project,
    part,
    method: payment.paymentMethod,
    day: (received ? receivedOn : null) ?? today,
    credit: profile?.credit ?? true,
  };
}
