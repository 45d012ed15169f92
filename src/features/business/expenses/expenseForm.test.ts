import { anExpense, anExpenseDraft, baselineOf } from '../../../../test/builders';
import { changesSince } from '../../shared/baseline';
import { EXPENSE_CATEGORIES } from '../../shared/expenseCategories';
import { expenseFormSchema, expenseFormValues, type ExpenseFormValues } from './expenseForm';

const today = '2026-11-20';
const filled = expenseFormValues(anExpense(), today);

function problems(values: Partial<ExpenseFormValues>): Record<string, string> {
  const result = expenseFormSchema(null).safeParse({ ...filled, ...values });
  const issues = result.success ? [] : result.error.issues;
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

test('a new form is empty and dated today', () => {
  expect(expenseFormValues(null, today)).toEqual({
    description: '',
    category: '',
    amount: '',
    date: today,
    paymentMethod: '',
    notes: '',
  });
});

test('an untouched new form names what is missing', () => {
  expect(problems(expenseFormValues(null, ''))).toEqual({
    description: 'Descrição é obrigatória',
    category: 'Categoria é obrigatória',
    amount: 'Valor é obrigatório',
    date: 'Data é obrigatória',
  });
});

test.each<[string, Partial<ExpenseFormValues>, Record<string, string>]>([
  ['a blank description', { description: ' \t' }, { description: 'Descrição é obrigatória' }],
  ['a category of its own', { category: 'Lazer' }, { category: 'Categoria é obrigatória' }],
  ['zero is an amount', { amount: '0' }, {}],
  ['cents', { amount: '0.01' }, {}],
  ['less than nothing', { amount: '-1' }, { amount: 'Valor não pode ser negativo' }],
  ['a tenth of a cent', { amount: '0.001' }, { amount: 'Use no máximo duas casas decimais' }],
  ['a trillion', { amount: '1e12' }, { amount: 'Valor deve ser menor que R$ 1 trilhão' }],
  [
    'a text too long',
    { notes: 'a'.repeat(100_001) },
    { notes: 'Use no máximo 100.000 caracteres' },
  ],
  ['not a number', { amount: '1e999' }, { amount: 'Valor inválido' }],
  ['not a day', { date: '2026-02-30' }, { date: 'Data inválida' }],
  ['no method', { paymentMethod: '' }, {}],
])('%s', (_case, values, found) => {
  expect(problems(values)).toEqual(found);
});

test.each(EXPENSE_CATEGORIES)('%s is a category', (category) => {
  expect(problems({ category })).toEqual({});
});

test('the draft is trimmed, with nothing where nothing was said', () => {
  const values = { ...filled, description: ' Papel ', amount: '386.5', notes: ' ' };
  expect(expenseFormSchema(null).parse(values)).toEqual(
    anExpenseDraft({ description: 'Papel', amount: 386.5 }),
  );
});

test('an edit sends what changed, and nothing when left alone', () => {
  const expense = anExpense({ paymentMethod: 'pix', notes: 'Com nota' });
  const opened = expenseFormValues(expense, today);
  const sent = (edits: Partial<ExpenseFormValues>) =>
    changesSince(baselineOf(expense), expenseFormSchema(expense).parse({ ...opened, ...edits }));
  expect(sent({})).toEqual({});
  expect(sent({ amount: '400', paymentMethod: '' })).toEqual({ amount: 400, paymentMethod: null });
});

test('an amount of more decimals is left alone when something else changes', () => {
  const expense = anExpense({ amount: 100 / 3 });
  const values = { ...expenseFormValues(expense, today), notes: 'Um terço' };
  const draft = expenseFormSchema(expense).parse(values);
  expect(changesSince(baselineOf(expense), draft)).toEqual({ notes: 'Um terço' });
});
