import { EXPENSE_CATEGORIES } from '../../features/shared/expenseCategories';
import type { AccountRows } from '../../features/app/ownData/accountTables';
import { PROJECT_STATUSES, type Stage } from '../../features/business/projects/project';
import { QUOTE_STATUSES, type QuoteItem } from '../../features/business/quotes/quote';
import {
  anything,
  day,
  dayOrNull,
  flag,
  list,
  nullable,
  number,
  numberOrNull,
  oneOf,
  record,
  text,
  textOrNull,
} from '../../features/shared/decode';
import { PAYMENT_METHODS } from '../../features/shared/paymentMethods';
import { NEWEST_FIRST, rowCodec, type RowCodec } from './rowCodec';
import {
  clientDetailsRow,
  expenseProjectRow,
  meiAdjustmentRow,
  paymentPartRow,
  profileRow,
  quoteDetailsRow,
  quoteVersionRow,
  seriesRow,
  statementLineRow,
} from './sideRows';

const items = list(
  record<QuoteItem>((item) => ({
    name: text(item['name']),
    description: textOrNull(item['description']),
    quantity: number(item['quantity']),
    price: number(item['price']),
  })),
);
const quoteStatus = oneOf(QUOTE_STATUSES);

const stages = list(
  record<Stage>((stage) => ({
    id: text(stage['id']),
    name: text(stage['name']),
    completed: flag(stage['completed']),
    completedAt: textOrNull(stage['completedAt']),
  })),
);
const projectStatus = oneOf(PROJECT_STATUSES);
const attachments = list(anything);

const category = oneOf(EXPENSE_CATEGORIES);
const methodOrNull = nullable(oneOf(PAYMENT_METHODS));

export const codecs: {
  readonly [Table in keyof AccountRows]: RowCodec<AccountRows[Table][number]>;
} = {
  clients: rowCodec(
    'clients',
    (row) => ({
      name: text(row['name']),
      company: textOrNull(row['company']),
      phone: textOrNull(row['phone']),
      email: textOrNull(row['email']),
      observations: textOrNull(row['observations']),
    }),
    { stamped: false },
  ),
  quotes: rowCodec('quotes', (row) => ({
    clientId: textOrNull(row['client_id']),
    items: items(row['items']),
    totalValue: number(row['total_value']),
    status: quoteStatus(row['status']),
    observations: textOrNull(row['observations']),
  })),
  projects: rowCodec('projects', (row) => ({
    quoteId: textOrNull(row['quote_id']),
    clientId: textOrNull(row['client_id']),
    name: text(row['name']),
    stages: stages(row['stages']),
    responsible: textOrNull(row['responsible']),
    startDate: day(row['start_date']),
    deadline: day(row['deadline']),
    status: projectStatus(row['status']),
    attachments: attachments(row['attachments']),
  })),
  payments: rowCodec('payments', (row) => ({
    projectId: textOrNull(row['project_id']),
    delivered: flag(row['delivered']),
    paid: flag(row['paid']),
    paymentMethod: methodOrNull(row['payment_method']),
    paymentDate: dayOrNull(row['payment_date']),
    receivedAmount: numberOrNull(row['received_amount']),
    totalAmount: numberOrNull(row['total_amount']),
    isInstallment: flag(row['is_installment']),
    notes: textOrNull(row['notes']),
  })),
  expenses: rowCodec(
    'expenses',
    (row) => ({
      description: text(row['description']),
      category: category(row['category']),
      amount: number(row['amount']),
      date: day(row['date']),
      paymentMethod: methodOrNull(row['payment_method']),
      notes: textOrNull(row['notes']),
    }),
    { order: ['date', ...NEWEST_FIRST] },
  ),
  profiles: profileRow,
  clientDetails: clientDetailsRow,
  quoteDetails: quoteDetailsRow,
  quoteVersions: quoteVersionRow,
  expenseProjects: expenseProjectRow,
  paymentParts: paymentPartRow,
  meiAdjustments: meiAdjustmentRow,
  statementLines: statementLineRow,
  series: seriesRow,
};
