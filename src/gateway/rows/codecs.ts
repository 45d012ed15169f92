import type { AccountRows } from '../../features/ownData/accountTables';
import { clientDetailsRow } from './clientDetailsRow';
import { clientRow } from './clientRow';
import { expenseProjectRow } from './expenseProjectRow';
import { expenseRow } from './expenseRow';
import { meiAdjustmentRow } from './meiAdjustmentRow';
import { paymentPartRow } from './paymentPartRow';
import { paymentRow } from './paymentRow';
import { profileRow } from './profileRow';
import { projectRow } from './projectRow';
import { quoteDetailsRow } from './quoteDetailsRow';
import { quoteRow } from './quoteRow';
import type { RowCodec } from './rowCodec';
import { statementLineRow } from './statementLineRow';

/** Each table's codec. */
export const codecs: {
  readonly [Table in keyof AccountRows]: RowCodec<AccountRows[Table][number]>;
} = {
  clients: clientRow,
  quotes: quoteRow,
  projects: projectRow,
  payments: paymentRow,
  expenses: expenseRow,
  profiles: profileRow,
  clientDetails: clientDetailsRow,
  quoteDetails: quoteDetailsRow,
  expenseProjects: expenseProjectRow,
  paymentParts: paymentPartRow,
  meiAdjustments: meiAdjustmentRow,
  statementLines: statementLineRow,
};
