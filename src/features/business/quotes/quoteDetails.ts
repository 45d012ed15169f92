import type { Day } from '../../shared/days';
import type { Row } from '../../shared/list';

export const QUOTE_ANSWERS = ['approved', 'rejected'] as const;
export type QuoteAnswer = (typeof QUOTE_ANSWERS)[number];

/** The channels of an answer without a code. */
export const ANSWER_WAYS = ['whatsapp', 'phone', 'email', 'inPerson'] as const;
export type AnswerWay = (typeof ANSWER_WAYS)[number];

/**
 * The ways in which a quote is sent. With 'link' and 'file', the user takes the link or the client's page as a file and
 * sends it by other means.
 */
export const SENT_WAYS = ['whatsapp', 'email', 'share', 'copy', 'link', 'file', 'pdf'] as const;
export type SentWay = (typeof SENT_WAYS)[number];

/** How a quote is to be paid: at once, a deposit and the rest on delivery, or parts by Pix. */
export const TERMS_KINDS = ['upfront', 'deposit', 'installments'] as const;
export type TermsKind = (typeof TERMS_KINDS)[number];

/** The provider or the client on a document. Documents and phones have no punctuation; unknown fields are null. */
export interface Party {
  name: string | null;
  /** The occupation of the provider, or the company of the client. */
  about: string | null;
  document: string | null;
  phone: string | null;
  email: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
}

/** The data of a document that is stored neither in the quote nor in the other fields of its side row. */
export interface SentAs {
  provider: Party;
  client: Party;
  /** Whether 'Feito no Ofício' is shown at the bottom. */
  credit: boolean;
}

/** The history of a quote, and the data of its document. The row has the quote's id. */
export interface QuoteDetails extends Row {
  /**
   * The quote's number: year and sequence, '2026-014'. Null until the quote is first printed or sent; after that
   * it never changes.
   */
  number: string | null;
  /** The version of the quote, which increases when a quote is changed after it was sent. */
  version: number;
  /** The day on which the number was assigned, or the expired quote was renewed. */
  issuedOn: Day | null;
  validUntil: Day | null;
  workStarts: Day | null;
  workEnds: Day | null;
  /** What is said about the payment in the user's own words, beside the terms below. */
  paymentTerms: string | null;
  /** The terms that become payments; null if none were agreed. `agreedTerms` reads them. */
  termsKind: TermsKind | null;
  /** The deposit as a share of the total, more than 0 and less than 100. */
  depositPercent: number | null;
  /** The deposit in reais, which wins over the share. */
  depositAmount: number | null;
  /** The number of parts, 2 to 12. */
  installments: number | null;
  /** The day on which the first part is due; null if it is due on approval. */
  firstDueOn: Day | null;
  /** The indexes of items that are material or equipment; the others are labour. */
  materials: number[];
  /** When this version was last sent (ISO instant); null if it was not sent. */
  sentAt: string | null;
  /** How this version was sent. Null if it was not sent, or if an older version of the app did not store this. */
  sentHow: SentWay | null;
  /** The SHA-256 of the document that was sent, in hexadecimal digits. */
  snapshot: string | null;
  /**
   * The provider and the client on this version when it was sent. Null if it was not sent, or if an older version of
   * the app did not store them.
   */
  sentAs: SentAs | null;
  /** The client's answer to this version. */
  answer: QuoteAnswer | null;
  answeredAt: string | null;
  answeredBy: string | null;
  answerReason: string | null;
  /** How the user learned of the answer; null if the answer came with a code. */
  answeredHow: AnswerWay | null;
  updatedAt: string;
}

export type QuoteDetailsDraft = Omit<QuoteDetails, keyof Row | 'updatedAt'>;

/** What is stored of a version before it is sent. */
export const notSent = {
  sentAt: null,
  sentHow: null,
  snapshot: null,
  sentAs: null,
  answer: null,
  answeredAt: null,
  answeredBy: null,
  answerReason: null,
  answeredHow: null,
} as const;

export const emptyQuoteDetails: QuoteDetailsDraft = {
  number: null,
  version: 1,
  issuedOn: null,
  validUntil: null,
  workStarts: null,
  workEnds: null,
  paymentTerms: null,
  termsKind: null,
  depositPercent: null,
  depositAmount: null,
  installments: null,
  firstDueOn: null,
  materials: [],
  ...notSent,
};
