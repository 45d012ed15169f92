import type { Day } from '../shared/days';
import type { Row } from '../shared/list';

export const QUOTE_ANSWERS = ['approved', 'rejected'] as const;
export type QuoteAnswer = (typeof QUOTE_ANSWERS)[number];

/** By what way an answer came that had no code. */
export const ANSWER_WAYS = ['whatsapp', 'phone', 'email', 'inPerson'] as const;
export type AnswerWay = (typeof ANSWER_WAYS)[number];

/** One side of a quote. Documents and phones bare; null where nothing is known. */
export interface Party {
  name: string | null;
  /** The provider's occupation, or the client's company. */
  about: string | null;
  document: string | null;
  phone: string | null;
  email: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
}

/** What a quote's document says that is stored neither in the quote nor beside it. */
export interface SentAs {
  provider: Party;
  client: Party;
  /** 'Feito no Ofício' in the foot. */
  credit: boolean;
}

/** What stands on a quote's document and became of it, under the quote's id. */
export interface QuoteDetails extends Row {
  /** Year and sequence, '2026-014'; null until it is first printed or sent, never changed after that. */
  number: string | null;
  /** Counts up when a quote that was sent is changed. */
  version: number;
  /** The day of the number. */
  issuedOn: Day | null;
  validUntil: Day | null;
  workStarts: Day | null;
  workEnds: Day | null;
  paymentTerms: string | null;
  /** The places of the quote's items that are material or equipment; the others are labour. */
  materials: number[];
  /** When this version was last sent (ISO instant). */
  sentAt: string | null;
  /** What was sent: SHA-256 of the document, hexadecimal. */
  snapshot: string | null;
  /** Who offered to whom as this version was sent; null where it was not, or by an app that did not keep it. */
  sentAs: SentAs | null;
  /** What the client answered to this version. */
  answer: QuoteAnswer | null;
  answeredAt: string | null;
  answeredBy: string | null;
  answerReason: string | null;
  /** Null: with the code of the client's page. */
  answeredHow: AnswerWay | null;
  updatedAt: string;
}

export type QuoteDetailsDraft = Omit<QuoteDetails, keyof Row | 'updatedAt'>;

export const emptyQuoteDetails: QuoteDetailsDraft = {
  number: null,
  version: 1,
  issuedOn: null,
  validUntil: null,
  workStarts: null,
  workEnds: null,
  paymentTerms: null,
  materials: [],
  sentAt: null,
  snapshot: null,
  sentAs: null,
  answer: null,
  answeredAt: null,
  answeredBy: null,
  answerReason: null,
  answeredHow: null,
};
