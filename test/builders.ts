import type { Client, ClientDraft } from '../src/features/clients/client';
import {
  emptyClientDetails,
  type ClientDetails,
  type ClientDetailsDraft,
} from '../src/features/clients/clientDetails';
import type { Expense, ExpenseDraft } from '../src/features/expenses/expense';
import type { ExpenseProject } from '../src/features/expenses/expenseProject';
import type { Payment, PaymentDraft } from '../src/features/payments/payment';
import { emptyStoredLine } from '../src/features/statement/statementLinesSlice';
import { lineHash, lineId, type StoredLine } from '../src/features/statement/storedLine';
import {
  adjustmentId,
  emptyMeiAdjustment,
  type MeiAdjustment,
} from '../src/features/year/meiAdjustment';
import { emptyPart, type PartDraft, type StoredPart } from '../src/features/payments/paymentPart';
import { emptyProfile, type Profile, type ProfileDraft } from '../src/features/profile/profile';
import type { Project, ProjectDraft, Stage } from '../src/features/projects/project';
import type { Quote, QuoteDraft, QuoteItem } from '../src/features/quotes/quote';
import {
  emptyQuoteDetails,
  type Party,
  type QuoteDetails,
  type QuoteDetailsDraft,
} from '../src/features/quotes/quoteDetails';
import type { Environment } from '../src/features/recording/report';
import type { User } from '../src/features/session/user';
import type { Baseline } from '../src/features/shared/baseline';

/*
 * Builders for records with realistic values. A builder `a…Draft` makes what a form sends, a builder `a…` makes a
 * stored record.
 */

let counter = 0;
const nextId = (): string => {
  counter += 1;
  return `00000000-0000-4000-8000-${String(counter).padStart(12, '0')}`;
};

const stored = () => ({ id: nextId(), createdAt: '2026-11-20T12:00:00.000+00:00' });
const stamped = () => ({ ...stored(), updatedAt: '2026-11-20T12:00:00.000+00:00' });

/** The baseline of a form that was opened with this row. */
export const baselineOf = <T>(row: T): Baseline<T> => ({ shown: row, stored: row });

export const aUser = (fields: Partial<User> = {}): User => ({
  id: nextId(),
  email: 'marina@prado.art.br',
  fullName: 'Marina Prado',
  ...fields,
});

export const aClientDraft = (fields: Partial<ClientDraft> = {}): ClientDraft => ({
  name: 'Padaria Estrela Dourada',
  company: null,
  phone: null,
  email: null,
  observations: null,
  ...fields,
});

export const aClient = (fields: Partial<Client> = {}): Client => ({
  ...stored(),
  ...aClientDraft(),
  ...fields,
});

export const anItem = (fields: Partial<QuoteItem> = {}): QuoteItem => ({
  name: 'Identidade visual',
  description: null,
  quantity: 1,
  price: 3200,
  ...fields,
});

export const aQuoteDraft = (fields: Partial<QuoteDraft> = {}): QuoteDraft => ({
  clientId: null,
  items: [anItem()],
  totalValue: 3200,
  status: 'proposal',
  observations: null,
  ...fields,
});

export const aQuote = (fields: Partial<Quote> = {}): Quote => ({
  ...stamped(),
  ...aQuoteDraft(),
  ...fields,
});

export const aStage = (fields: Partial<Stage> = {}): Stage => ({
  id: nextId(),
  name: 'Esboço',
  completed: false,
  completedAt: null,
  ...fields,
});

export const aProjectDraft = (fields: Partial<ProjectDraft> = {}): ProjectDraft => ({
  quoteId: null,
  clientId: null,
  name: 'Marca e embalagens',
  stages: [],
  responsible: null,
  startDate: '2026-11-20',
  deadline: '2026-12-20',
  status: 'pending',
  attachments: [],
  ...fields,
});

export const aProject = (fields: Partial<Project> = {}): Project => ({
  ...stamped(),
  ...aProjectDraft(),
  ...fields,
});

export const aPaymentDraft = (fields: Partial<PaymentDraft> = {}): PaymentDraft => ({
  projectId: null,
  delivered: false,
  paid: false,
  paymentMethod: null,
  paymentDate: null,
  receivedAmount: 3200,
  totalAmount: null,
  isInstallment: false,
  notes: null,
  ...fields,
});

export const aPayment = (fields: Partial<Payment> = {}): Payment => ({
  ...stamped(),
  ...aPaymentDraft(),
  ...fields,
});

export const anExpenseDraft = (fields: Partial<ExpenseDraft> = {}): ExpenseDraft => ({
  description: 'Papel algodão, 2 resmas',
  category: 'Escritório',
  amount: 386,
  date: '2026-11-12',
  paymentMethod: null,
  notes: null,
  ...fields,
});

export const anExpense = (fields: Partial<Expense> = {}): Expense => ({
  ...stamped(),
  ...anExpenseDraft(),
  ...fields,
});

/** A stored line of a bank's statement that is not matched to a payment. */
export const aStoredLine = (fields: Partial<StoredLine> = {}): StoredLine => {
  const row = stamped();
  const line = { source: '260/12345678', day: '2026-11-20', amount: 100, text: 'Pix de ANA' };
  return { ...row, ...emptyStoredLine, ...line, id: lineId(row.id, lineHash(row.id)), ...fields };
};

/** A MEI adjustment of November 2026, unless its id names another month. */
export const aMeiAdjustment = (fields: Partial<MeiAdjustment> = {}): MeiAdjustment => {
  const row = stamped();
  return { ...row, ...emptyMeiAdjustment, id: adjustmentId(row.id, 2026, 10), ...fields };
};

/** The project of an expense. The row has the expense's id. */
export const anExpenseProject = (fields: Partial<ExpenseProject> = {}): ExpenseProject => ({
  ...stamped(),
  projectId: null,
  ...fields,
});

export const aProfileDraft = (fields: Partial<ProfileDraft> = {}): ProfileDraft => ({
  ...emptyProfile,
  name: 'Marina Prado',
  ...fields,
});

/** A profile. The row has the account's id. */
export const aProfile = (fields: Partial<Profile> = {}): Profile => ({
  ...stamped(),
  ...aProfileDraft(),
  ...fields,
});

export const aClientDetailsDraft = (
  fields: Partial<ClientDetailsDraft> = {},
): ClientDetailsDraft => ({ ...emptyClientDetails, city: 'São Paulo', state: 'SP', ...fields });

/** The details of a client. The row has the client's id. */
export const aClientDetails = (fields: Partial<ClientDetails> = {}): ClientDetails => ({
  ...stamped(),
  ...aClientDetailsDraft(),
  ...fields,
});

/** The provider or the client of a quote, with few fields filled in. */
export const aParty = (fields: Partial<Party> = {}): Party => ({
  name: 'Patrícia Nunes',
  about: null,
  document: null,
  phone: null,
  email: null,
  address: null,
  city: null,
  state: null,
  ...fields,
});

export const aQuoteDetailsDraft = (fields: Partial<QuoteDetailsDraft> = {}): QuoteDetailsDraft => ({
  ...emptyQuoteDetails,
  paymentTerms: 'Metade na aprovação, metade na entrega',
  ...fields,
});

/** The details of a quote. The row has the quote's id. */
export const aQuoteDetails = (fields: Partial<QuoteDetails> = {}): QuoteDetails => ({
  ...stamped(),
  ...aQuoteDetailsDraft(),
  ...fields,
});

export const aPartDraft = (fields: Partial<PartDraft> = {}): PartDraft => ({
  ...emptyPart,
  dueOn: '2026-12-10',
  ...fields,
});

/** The side row of a payment's part. Its id is the part's `partId`. */
export const aPart = (fields: Partial<StoredPart> = {}): StoredPart => ({
  ...stamped(),
  ...aPartDraft(),
  ...fields,
});

/** The browser and the device of a recording. */
export const anEnvironment = (): Environment => ({
  build: '/assets/main.js',
  schema: 1,
  locale: 'pt-BR',
  timeZone: 'America/Sao_Paulo',
  viewport: { width: 1280, height: 800 },
  colorScheme: 'light',
});
