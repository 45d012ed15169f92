import { anExpense, aProfile } from '../../../../test/builders';
import { localDay } from '../../shared/days';
import { openDuties } from './duties';

const mei = (fields: Parameters<typeof aProfile>[0] = {}) => aProfile({ mei: true, ...fields });

const told = (...[profile, expenses, today]: Parameters<typeof openDuties>) =>
  openDuties(profile, expenses, today).map(
    ({ kind, period, dueOn, days }) => `${kind} ${period} ${dueOn} ${days.toString()}`,
  );

test.each([
  // A Friday that is a holiday, a Sunday, a Saturday, Easter before Tiradentes, and a business day.
  ['2026-11-23', '2026-10', '2026-11-23'],
  ['2026-12-18', '2026-11', '2026-12-21'],
  ['2026-06-20', '2026-05', '2026-06-22'],
  ['2025-04-20', '2025-03', '2025-04-22'],
  ['2026-10-20', '2026-09', '2026-10-20'],
  // A week ahead the next month takes the place of the one before, and a year ends.
  ['2026-12-13', '2026-10', '2026-11-23'],
  ['2026-12-14', '2026-11', '2026-12-21'],
  ['2027-01-01', '2026-11', '2026-12-21'],
  ['2027-01-13', '2026-12', '2027-01-20'],
])('on %s the DAS of %s is due on %s', (today, period, dueOn) => {
  expect(openDuties(mei(), [], today)).toContainEqual(
    expect.objectContaining({ kind: 'das', period, dueOn }),
  );
});

test.each([
  ['2026-12-12', '2026-10', '2026-11-20'],
  ['2026-12-13', '2026-11', '2026-12-20'],
  ['2027-01-20', '2026-12', '2027-01-20'],
])('on %s the report of %s is due on %s, whatever day that is', (today, period, dueOn) => {
  expect(openDuties(mei(), [], today)).toContainEqual(
    expect.objectContaining({ kind: 'report', period, dueOn }),
  );
});

test.each([
  ['2026-04-30', []],
  ['2026-05-01', ['dasn 2025 2026-05-31 30']],
  ['2026-05-31', ['dasn 2025 2026-05-31 0']],
  ['2026-06-30', ['dasn 2025 2026-05-31 -30']],
  ['2026-07-01', []],
])('on %s of the declarations there is to be done: %j', (today, expected) => {
  expect(told(mei(), [], today).filter((each) => each.startsWith('dasn'))).toEqual(expected);
});

test('at half past ten on the last evening of a month the day is still that of São Paulo', () => {
  const today = localDay(new Date('2026-05-01T01:30:00Z'));
  expect(today).toBe('2026-04-30');
  expect(told(mei(), [], today)).toEqual([
    'das 2026-03 2026-04-20 -10',
    'report 2026-03 2026-04-20 -10',
  ]);
});

test.each<[string, Parameters<typeof aProfile>[0], string[]]>([
  ['nobody else', { mei: false, wayOfWorking: 'me' }, []],
  ['done', { dasDone: '2026-04', reportDone: '2026-04', dasnDone: '2025' }, []],
  ['done before', { dasDone: '2026-03', reportDone: '2026-04', dasnDone: '2024' }, ['das', 'dasn']],
  ['opened in the month', { meiSince: '2026-04-30' }, ['das', 'report']],
  ['opened later', { meiSince: '2026-05-01' }, []],
  ['opened the year before', { meiSince: '2025-12-31' }, ['das', 'report', 'dasn']],
])('%s', (_, fields, kinds) => {
  expect(openDuties(mei(fields), [], '2026-05-18').map(({ kind }) => kind)).toEqual(kinds);
});

test('without a profile there are none', () => {
  expect(openDuties(null, [], '2026-05-18')).toEqual([]);
});

test.each([
  [{ description: 'DAS', category: 'Impostos', date: '2026-10-20' }, true],
  [{ description: 'Guia DAS-MEI', category: 'Impostos', date: '2026-10-05' }, true],
  // It may be the one of September, which was late.
  [{ description: 'DAS', category: 'Impostos', date: '2026-10-02' }, false],
  [{ description: 'Taxa DAS MAQUININHAS', category: 'Impostos', date: '2026-10-20' }, false],
  // It is still to come, of another month, something else, or another declaration.
  [{ description: 'DAS', category: 'Impostos', date: '2026-10-21' }, false],
  [{ description: 'DAS', category: 'Impostos', date: '2026-09-21' }, false],
  [{ description: 'DAS', category: 'Outros', date: '2026-10-20' }, false],
  [{ description: 'Imposto das vendas', category: 'Impostos', date: '2026-10-20' }, false],
  [{ description: 'Multa da DASN', category: 'Impostos', date: '2026-10-20' }, false],
] as const)('the expense %j says that the DAS was paid: %j', (expense, isPaid) => {
  const kinds = openDuties(mei(), [anExpense(expense)], '2026-10-20').map(({ kind }) => kind);
  expect(kinds).toEqual(isPaid ? ['report'] : ['das', 'report']);
});
