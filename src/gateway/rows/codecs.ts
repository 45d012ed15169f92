import type { AccountRows } from '../../features/ownData/accountTables';
import {
  clientDetailsRow,
  quoteDetailsRow,
  expenseProjectRow,
  paymentPartRow,
  meiAdjustmentRow,
  statementLineRow,
} from './sideRows';
import { clientRow } from './clientRow';
import { expenseRow } from './expenseRow';
import { paymentRow } from './paymentRow';
import { profileRow } from './profileRow';
import { projectRow } from './projectRow';
import { quoteRow } from './quoteRow';
import type { RowCodec } from './rowCodec';

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
