import type { ExpenseProject } from '../../features/expenses/expenseProject';
import { filledText, text, textOrNull } from '../../features/shared/decode';
import { rowCodec } from './rowCodec';

export const expenseProjectRow = rowCodec<ExpenseProject>('expense_projects', (row) => ({
  id: filledText(row['id']),
  createdAt: filledText(row['created_at']),
  projectId: textOrNull(row['project_id']),
  updatedAt: text(row['updated_at']),
}));
