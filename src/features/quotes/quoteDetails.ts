import type { Day } from '../shared/days';
import type { Row } from '../shared/list';

export const QUOTE_ANSWERS = ['approved', 'rejected'] as const;
export type QuoteAnswer = (typeof QUOTE_ANSWERS)[number];

/** The channels of an answer without a code. */
export const ANSWER_WAYS = ['whatsapp', 'phone', 'email', 'inPerson'] as const;
export type AnswerWay = (typeof ANSWER_WAYS)[number];

/** The ways by which a quote is sent; 'link' and 'file' are taken by the user, who sends them by other means. */
export const SENT_WAYS = ['whatsapp', 'email', 'share', 'copy', 'link', 'file'] as const;
export type SentWay = (typeof SENT_WAYS)[number];

/** Provider or client on a document. Documents and phones without punctuation; null where unknown. */
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

/** The document's data that is stored neither in the quote nor in its side row's other fields. */
export interface SentAs {
  provider: Party;
  client: Party;
  /** Whether 'Feito no Ofício' is shown at the bottom. */
  credit: boolean;
}

/** The document's data and history of a quote. It has the quote's id. */
export interface QuoteDetails extends Row {
  /**
   * Year and sequence, '2026-014'. It is null until the quote is first printed or sent, and never changes
   * after that.
   */
  number: string | null;
  /** Increases when a sent quote is changed. */
  version: number;
  /** The day the number was assigned. */
  issuedOn: Day | null;
  validUntil: Day | null;
  workStarts: Day | null;
  workEnds: Day | null;
  paymentTerms: string | null;
  /** The indexes of items that are material or equipment; the others are labour. */
  materials: number[];
  /** When this version was last sent (ISO instant). */
  sentAt: string | null;
  /** Null where it was not sent, and where an older app did not store it. */
  sentHow: SentWay | null;
  /** SHA-256 of the document that was sent, hexadecimal. */
  snapshot: string | null;
  /**
   * Provider and client as this version was sent; null where it was not, or where an older app did not store
   * them.
   */
  sentAs: SentAs | null;
  /** The client's answer to this version. */
  answer: QuoteAnswer | null;
  answeredAt: string | null;
  answeredBy: string | null;
  answerReason: string | null;
  /** Null: the answer came with a code. */
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
  sentHow: null,
  snapshot: null,
  sentAs: null,
  answer: null,
  answeredAt: null,
  answeredBy: null,
  answerReason: null,
  answeredHow: null,
};
