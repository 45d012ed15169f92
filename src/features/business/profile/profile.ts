import type { Day } from '../../shared/days';
import type { Row } from '../../shared/list';

export const PIX_KEY_TYPES = ['cpf', 'cnpj', 'phone', 'email', 'random'] as const;
export type PixKeyType = (typeof PIX_KEY_TYPES)[number];

/** The activities of a MEI's revenue, in the order of the official form. */
export const MEI_ACTIVITIES = ['trade', 'industry', 'services'] as const;
export type MeiActivity = (typeof MEI_ACTIVITIES)[number];

/** How many days a quote is valid by default, by the consumer code (art. 40). */
export const LEGAL_VALIDITY_DAYS = 10;

/**
 * The data about the freelancer ("Meus dados"). The row has the account's id, and every field is optional.
 * Documents, phones and Pix keys are stored without punctuation.
 */
export interface Profile extends Row {
  name: string | null;
  /** What the freelancer does: 'Design gráfico e ilustração'. */
  occupation: string | null;
  /** The CPF or CNPJ: 11 digits, or 14 characters, which may be letters in a new CNPJ. */
  document: string | null;
  /** Area code and number, only digits. */
  phone: string | null;
  email: string | null;
  address: string | null;
  city: string | null;
  /** The federal state in two letters: 'SP'. */
  state: string | null;
  /** The type of the Pix key; null if and only if the key is null. */
  pixKeyType: PixKeyType | null;
  pixKey: string | null;
  /** Whether Pix codes carry an identifier of the payment. */
  pixIdentifier: boolean;
  /** How many days new quotes are valid; null for the legal default. */
  validityDays: number | null;
  paymentTerms: string | null;
  /** The lowest number for the next quote of the year in it: '2026-014'. */
  nextQuoteNumber: string | null;
  /** The lowest number for the next receipt of the year in it. It is raised before a receipt gets its number. */
  nextReceiptNumber: string | null;
  /** The user's own template for the messages of quotes; see `features/documents`. */
  quoteMessage: string | null;
  /** The logo as a data URL of a PNG or a JPEG; see `brand.ts`. */
  logo: string | null;
  /** The colour of documents as it was chosen: '#8a3a22'. */
  colour: string | null;
  /** Whether documents show 'Feito no Ofício' at the bottom. */
  credit: boolean;
  /** Whether the freelancer is a "microempreendedor individual" (MEI). */
  mei: boolean;
  /** How a freelancer works who is no MEI: as a person, or as a small company ('microempresa'). Null: not said. */
  wayOfWorking: 'cpf' | 'me' | null;
  /** The user's own yearly cap of the MEI in reais; null for the legal cap. */
  meiCap: number | null;
  /** The day from which the user's own cap is valid; null if it always is. */
  meiCapFrom: Day | null;
  /** The day on which the business was opened; null if that was before this year. */
  meiSince: Day | null;
  /** The activity of the MEI; null means services. */
  meiActivity: MeiActivity | null;
  /** The last month whose DAS was paid: '2026-10'. This and the next two fields are set in 'Para hoje'. */
  dasDone: string | null;
  /** The last month whose report was filled in: '2026-10'. */
  reportDone: string | null;
  /** The last year that was declared: '2025'. */
  dasnDone: string | null;
  /** How much there is in the account, in reais; negative if it is overdrawn. */
  balance: number | null;
  /** The day of the balance, whose own money is in it; null if and only if the balance is null. */
  balanceOn: Day | null;
  updatedAt: string;
}

/** By a MEI's duty, the field that says which period of it was done last. */
export const DONE_FIELD = {
  das: 'dasDone',
  report: 'reportDone',
  dasn: 'dasnDone',
} as const satisfies Record<string, keyof Profile>;

export type ProfileDraft = Omit<Profile, keyof Row | 'updatedAt'>;

/** The profile of a user who has not entered anything. */
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
  nextReceiptNumber: null,
  quoteMessage: null,
  logo: null,
  colour: null,
  credit: true,
  mei: false,
  wayOfWorking: null,
  meiCap: null,
  meiCapFrom: null,
  meiSince: null,
  meiActivity: null,
  dasDone: null,
  reportDone: null,
  dasnDone: null,
  balance: null,
  balanceOn: null,
};
