import type { Client, ClientDraft } from '../src/features/business/clients/client';
import {
  emptyClientDetails,
  type ClientDetails,
  type ClientDetailsDraft,
} from '../src/features/business/clients/clientDetails';
import type { Expense, ExpenseDraft } from '../src/features/business/expenses/expense';
import type { ExpenseProject } from '../src/features/business/expenses/expenseProject';
import type { Payment, PaymentDraft } from '../src/features/business/payments/payment';
import { emptyStoredLine } from '../src/features/business/statement/statementLinesSlice';
import { lineHash, lineId, type StoredLine } from '../src/features/business/statement/storedLine';
import {
  adjustmentId,
  emptyMeiAdjustment,
  type MeiAdjustment,
} from '../src/features/business/year/meiAdjustment';
import {
  emptyPart,
  type PartDraft,
  type StoredPart,
} from '../src/features/business/payments/paymentPart';
import {
  emptyProfile,
  type Profile,
  type ProfileDraft,
} from '../src/features/business/profile/profile';
import type { Project, ProjectDraft, Stage } from '../src/features/business/projects/project';
import type { Quote, QuoteDraft, QuoteItem } from '../src/features/business/quotes/quote';
import {
  emptyQuoteDetails,
  type Party,
  type QuoteDetails,
  type QuoteDetailsDraft,
} from '../src/features/business/quotes/quoteDetails';
import {
  emptyQuoteVersion,
  type QuoteVersion,
  type QuoteVersionDraft,
} from '../src/features/business/quotes/quoteVersion';
import {
  emptySeriesRow,
  seriesNumberId,
  type SeriesRow,
  type SeriesRowDraft,
} from '../src/features/business/series/seriesRow';
import type { Environment } from '../src/features/app/report/report';
import type { User } from '../src/features/shared/user';
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

/** A function that makes an object with these values, or others where some are given. */
const builder =
  <T extends object>(standard: () => T) =>
  (fields: Partial<T> = {}): T => ({ ...standard(), ...fields });

/** The baseline of a form that was opened with this row. */
export const baselineOf = <T>(row: T): Baseline<T> => ({ shown: row, stored: row });

export const aUser = builder<User>(() => ({
  id: nextId(),
  email: 'marina@prado.art.br',
  fullName: 'Marina Prado',
}));

export const aClientDraft = builder<ClientDraft>(() => ({
  name: 'Padaria Estrela Dourada',
  company: null,
  phone: null,
  email: null,
  observations: null,
}));

export const aClient = builder<Client>(() => ({ ...stored(), ...aClientDraft() }));

export const anItem = builder<QuoteItem>(() => ({
  name: 'Identidade visual',
  description: null,
  quantity: 1,
  price: 3200,
}));

export const aQuoteDraft = builder<QuoteDraft>(() => ({
  clientId: null,
  items: [anItem()],
  totalValue: 3200,
  status: 'proposal',
  observations: null,
}));

export const aQuote = builder<Quote>(() => ({ ...stamped(), ...aQuoteDraft() }));

export const aStage = builder<Stage>(() => ({
  id: nextId(),
  name: 'Esboço',
  completed: false,
  completedAt: null,
}));

export const aProjectDraft = builder<ProjectDraft>(() => ({
  quoteId: null,
  clientId: null,
  name: 'Marca e embalagens',
  stages: [],
  responsible: null,
  startDate: '2026-11-20',
  deadline: '2026-12-20',
  status: 'pending',
  attachments: [],
}));

export const aProject = builder<Project>(() => ({ ...stamped(), ...aProjectDraft() }));

export const aPaymentDraft = builder<PaymentDraft>(() => ({
  projectId: null,
  delivered: false,
  paid: false,
  paymentMethod: null,
  paymentDate: null,
  receivedAmount: 3200,
  totalAmount: null,
  isInstallment: false,
  notes: null,
}));

export const aPayment = builder<Payment>(() => ({ ...stamped(), ...aPaymentDraft() }));

export const anExpenseDraft = builder<ExpenseDraft>(() => ({
  description: 'Papel algodão, 2 resmas',
  category: 'Escritório',
  amount: 386,
  date: '2026-11-12',
  paymentMethod: null,
  notes: null,
}));

export const anExpense = builder<Expense>(() => ({ ...stamped(), ...anExpenseDraft() }));

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
export const anExpenseProject = builder<ExpenseProject>(() => ({
  ...stamped(),
  projectId: null,
}));

export const aProfileDraft = builder<ProfileDraft>(() => ({
  ...emptyProfile,
  name: 'Marina Prado',
}));

/** A profile. The row has the account's id. */
export const aProfile = builder<Profile>(() => ({ ...stamped(), ...aProfileDraft() }));

export const aClientDetailsDraft = builder<ClientDetailsDraft>(() => ({
  ...emptyClientDetails,
  city: 'São Paulo',
  state: 'SP',
}));

/** The details of a client. The row has the client's id. */
export const aClientDetails = builder<ClientDetails>(() => ({
  ...stamped(),
  ...aClientDetailsDraft(),
}));

/** The provider or the client of a quote, with few fields filled in. */
export const aParty = builder<Party>(() => ({
  name: 'Patrícia Nunes',
  about: null,
  document: null,
  phone: null,
  email: null,
  address: null,
  city: null,
  state: null,
}));

export const aQuoteDetailsDraft = builder<QuoteDetailsDraft>(() => ({
  ...emptyQuoteDetails,
  paymentTerms: 'Metade na aprovação, metade na entrega',
}));

/** The details of a quote. The row has the quote's id. */
export const aQuoteDetails = builder<QuoteDetails>(() => ({
  ...stamped(),
  ...aQuoteDetailsDraft(),
}));

export const aQuoteVersionDraft = builder<QuoteVersionDraft>(() => emptyQuoteVersion);

/** A version of a quote that was sent or answered. Its id is the version's `versionId`. */
export const aQuoteVersion = builder<QuoteVersion>(() => ({
  ...stamped(),
  ...aQuoteVersionDraft(),
}));

export const aSeriesRowDraft = builder<SeriesRowDraft>(() => ({
  ...emptySeriesRow,
  ...{ course: 'running', kind: 'payment', startsOn: '2026-10-31', unit: 'month', every: 1 },
  ...{ anchorDay: 31, shift: false, amount: 840 },
}));

/** The first number of a series. Its id is the number's `seriesNumberId`. */
export const aSeriesRow = builder<SeriesRow>(() => {
  const row = stamped();
  return { ...row, id: seriesNumberId(row.id, 1), ...aSeriesRowDraft() };
});

export const aPartDraft = builder<PartDraft>(() => ({
  ...emptyPart,
  dueOn: '2026-12-10',
}));

/** The side row of a payment's part. Its id is the part's `partId`. */
export const aPart = builder<StoredPart>(() => ({ ...stamped(), ...aPartDraft() }));

/** The browser and the device of a recording. */
export const anEnvironment = (): Environment => ({
  build: '/assets/main.js',
  schema: 1,
  locale: 'pt-BR',
  timeZone: 'America/Sao_Paulo',
  viewport: { width: 1280, height: 800 },
  colorScheme: 'light',
});
