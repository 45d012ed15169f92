import { convertCurrencyToWords } from '@brazilian-utils/brazilian-utils';

import type { Client } from '../clients/client';
import type { ClientDetails } from '../clients/clientDetails';
import { brandOf, type Brand } from '../profile/brand';
import type { Profile } from '../profile/profile';
import { clientParty, providerParty } from './quoteDocument';
import type { Party } from '../quotes/quoteDetails';
import type { User } from '../../shared/user';
import type { Day } from '../../shared/days';
import type { PaymentMethod } from '../../shared/paymentMethods';
import type { Payment } from '../payments/payment';
import type { PlannedPart } from '../payments/plan';

/** A receipt ("recibo") with the data at the moment of its print. */
export interface ReceiptDocument {
  /**
   * The receipt's number: year and sequence, '2026-014'. Before the first print, the number that it will probably
   * get.
   */
  number: string;
  payee: Party;
  payer: Party;
  /** The amount in reais and whole cents; null where it is unknown. */
  amount: number | null;
  /** The amount in words: 'mil novecentos e cinquenta reais'. */
  inWords: string | null;
  /** The name of the project; null for a payment without a project. */
  project: string | null;
  part: PlannedPart;
  method: PaymentMethod | null;
  /** The day of receipt. If it is unknown or in the future, the day of the print. */
  day: Day;
  /** Whether 'Feito no Ofício' is shown at the bottom. */
  credit: boolean;
  /** The payee's logo and colour. */
  brand: Brand;
}

/** The data from which a receipt is made. */
export interface ReceiptSources {
  number: string;
  payment: Payment;
  part: PlannedPart;
  project: string | null;
  client: Client | null;
  clientDetails: ClientDetails | null;
  profile: Profile | null;
  user: User | null;
}

export function receiptDocument(sources: ReceiptSources, today: Day): ReceiptDocument {
  const { number, payment, part, project, client, clientDetails, profile, user } = sources;
  const { amount, received, receivedOn } = part;
  return {
    number,
    payee: providerParty(profile, user),
    payer: clientParty(client, clientDetails),
    amount,
    // The library has no words for amounts of a quadrillion and more.
    inWords: (amount !== null && convertCurrencyToWords(amount)) || null,
    project,
    part,
    method: payment.paymentMethod,
    day: (received ? receivedOn : null) ?? today,
    credit: profile?.credit ?? true,
    brand: brandOf(profile),
  };
}
