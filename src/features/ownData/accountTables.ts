import type { Client } from '../clients/client';
import type { ClientDetails } from '../clients/clientDetails';
import type { Expense } from '../expenses/expense';
import type { ExpenseProject } from '../expenses/expenseProject';
import type { Payment } from '../payments/payment';
import { partId, partOf, type StoredPart } from '../payments/paymentPart';
import type { Profile } from '../profile/profile';
import type { Project } from '../projects/project';
import type { Quote } from '../quotes/quote';
import type { QuoteDetails } from '../quotes/quoteDetails';

/** All that is stored of an account, by table. */
export interface AccountRows {
  clients: Client[];
  quotes: Quote[];
  projects: Project[];
  payments: Payment[];
  expenses: Expense[];
  profiles: Profile[];
  clientDetails: ClientDetails[];
  quoteDetails: QuoteDetails[];
  expenseProjects: ExpenseProject[];
  paymentParts: StoredPart[];
}

export type AccountTable = keyof AccountRows;

/** How the rows of a table hang together with others. */
interface Ties {
  /** What its rows stand beside, with that row's id in theirs. */
  beside?: AccountTable | 'account';
  /** The fields that point at rows of another table; null where they point at none. */
  references?: Readonly<Record<string, AccountTable>>;
}

/** Every table of an account, each after what its rows point at: the order in which they are written. */
const TIES: Readonly<Record<AccountTable, Ties>> = {
  clients: {},
  quotes: { references: { clientId: 'clients' } },
  projects: { references: { clientId: 'clients', quoteId: 'quotes' } },
  payments: { references: { projectId: 'projects' } },
  expenses: {},
  profiles: { beside: 'account' },
  clientDetails: { beside: 'clients' },
  quoteDetails: { beside: 'quotes' },
  expenseProjects: { beside: 'expenses', references: { projectId: 'projects' } },
  paymentParts: { beside: 'payments' },
};

export const ACCOUNT_TABLES = Object.keys(TIES) as readonly AccountTable[]; // of the record above

/** Something of each table. */
export const perTable = <T>(of: (table: AccountTable) => T): Record<AccountTable, T> =>
  Object.fromEntries(ACCOUNT_TABLES.map((table) => [table, of(table)])) as Record<AccountTable, T>; // of each

/** A row in its table, whatever that is. */
interface AnyRow {
  id: string;
}

/** What a row points at: the field, the table and the id, its own where it stands beside another row. */
export function tiesOf(
  table: AccountTable,
  row: AnyRow,
): { field: string; to: AccountTable; id: string }[] {
  const { beside, references = {} } = TIES[table];
  const ties = Object.entries(references).flatMap(([field, to]) => {
    const id: unknown = Reflect.get(row, field);
    return typeof id === 'string' ? [{ field, to, id }] : [];
  });
  if (beside === undefined || beside === 'account') return ties;
  const id = table === 'paymentParts' ? partOf(row.id).paymentId : row.id;
  return [...ties, { field: 'id', to: beside, id }];
}

/** The same row in another account, in which `idOf` says what each row is called. */
export function renamed<T extends AnyRow>(
  table: AccountTable,
  row: T,
  userId: string,
  idOf: (id: string) => string,
): T {
  const { beside, references = {} } = TIES[table];
  const pointing = Object.keys(references).map((field) => {
    const id: unknown = Reflect.get(row, field);
    return [field, typeof id === 'string' ? idOf(id) : id] as const;
  });
  const part = partOf(row.id);
  const id =
    beside === 'account'
      ? userId
      : table === 'paymentParts'
        ? partId(idOf(part.paymentId), part.number)
        : idOf(row.id);
  return { ...row, ...Object.fromEntries(pointing), id };
}
