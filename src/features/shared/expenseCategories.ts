/** The expense categories, as stored and as shown. */
export const EXPENSE_CATEGORIES = [
  'Escritório',
  'Marketing',
  'Tecnologia',
  'Transporte',
  'Alimentação',
  'Serviços',
  'Equipamentos',
  'Impostos',
  'Outros',
] as const;

export type ExpenseCategory = (typeof EXPENSE_CATEGORIES)[number];
