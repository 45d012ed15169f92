import type { Day } from '../shared/days';
import type { Row } from '../shared/list';

export const PIX_KEY_TYPES = ['cpf', 'cnpj', 'phone', 'email', 'random'] as const;
export type PixKeyType = (typeof PIX_KEY_TYPES)[number];

/** What a MEI's revenue is from, in the official form's order. */
export const MEI_ACTIVITIES = ['trade', 'industry', 'services'] as const;
export type MeiActivity = (typeof MEI_ACTIVITIES)[number];

/** Reais that a MEI may take in a year, where nothing else is said (complementary law 123, art. 18-A). */
export const LEGAL_MEI_CAP = 81_000;

/** Days that a quote is valid where nothing else is said: what the consumer code has (art. 40). */
export const LEGAL_VALIDITY_DAYS = 10;

/**
 * Who the freelancer is ("Meus dados"), under the account's id; every field is optional. Documents,
 * phones and Pix keys are kept without their points, as those who check them read them.
 */
export interface Profile extends Row {
  name: string | null;
  /** What they do: 'Design gráfico e ilustração'. */
  occupation: string | null;
  /** CPF or CNPJ: 11 digits, or 14 characters of which the new ones may be letters. */
  document: string | null;
  /** Area code and number, digits alone. */
  phone: string | null;
  email: string | null;
  address: string | null;
  city: string | null;
  /** Two letters: 'SP'. */
  state: string | null;
  /** Null together with the key. */
  pixKeyType: PixKeyType | null;
  pixKey: string | null;
  /** Pix codes carry an identifier of the payment. */
  pixIdentifier: boolean;
  /** How long new quotes are valid; null: as the law has it. */
  validityDays: number | null;
  paymentTerms: string | null;
  /** The least that the next quote of that year gets: '2026-014'. */
  nextQuoteNumber: string | null;
  /** What a quote is sent with; see `features/quoteDocument`. */
  quoteMessage: string | null;
  /** 'Feito no Ofício' in the foot of documents. */
  credit: boolean;
  /** The freelancer is a "microempreendedor individual". */
  mei: boolean;
  /** Reais a year; null: as the law has it. */
  meiCap: number | null;
  /** When it was opened; null: in an earlier year. */
  meiSince: Day | null;
  /** Null: services. */
  meiActivity: MeiActivity | null;
  updatedAt: string;
}

export type ProfileDraft = Omit<Profile, keyof Row | 'updatedAt'>;

/** Of somebody who has said nothing yet. */
export const emptyProfile: ProfileDraft = {
  name: null,
  occupation: null,
  document: null,
  phone: null,
  email: null,
  address: null,
  city: null,
  state: null,
  pixKeyType: null,
  pixKey: null,
  pixIdentifier: false,
  validityDays: null,
  paymentTerms: null,
  nextQuoteNumber: null,
  quoteMessage: null,
  credit: true,
  mei: false,
  meiCap: null,
  meiSince: null,
  meiActivity: null,
};
