import { aSeriesRow } from '../../../../test/builders';
import {
  noRepeat,
  repeatSchema,
  repeatValues,
  ruleTerms,
  seriesChangeSchema,
  seriesChangeValues,
  type RepeatValues,
  type RuleName,
} from './repeatForm';
import { occurrence, segmentAt, seriesOfRows } from './series';
import type { SeriesRowDraft } from './seriesRow';

// 20/11/2026 is a holiday, and a Friday.
const das: RepeatValues = { ...noRepeat, repeats: 'month', shift: true, nominalDay: '2026-11-20' };

test.each([
  ['the day after the shift', '2026-11-23', {}, '2026-11-20', 20],
  ['another day', '2026-11-24', {}, '2026-11-24', 24],
  ['the same day without a shift', '2026-11-23', { shift: false }, '2026-11-23', 23],
  [
    'any day where nothing else is known',
    '2026-11-23',
    { nominalDay: undefined },
    '2026-11-23',
    23,
  ],
] as const)('of %s the rule starts on its nominal day', (_, day, changes, startsOn, anchorDay) => {
  const terms = ruleTerms(repeatSchema.parse({ ...das, ...changes }), day);
  expect(terms).toMatchObject({ startsOn, anchorDay });
});

const END_OF_MONTH = { startsOn: '2027-01-30', anchorDay: 30 } as const;

test.each<[string, Partial<SeriesRowDraft>, { day?: string; repeats?: RuleName }, number]>([
  ['of the 30th', END_OF_MONTH, {}, 30],
  ['of the 30th that becomes yearly', END_OF_MONTH, { repeats: 'year' }, 30],
  ['of the 30th with another day', END_OF_MONTH, { day: '2027-02-27' }, 27],
  ['of the last day', { ...END_OF_MONTH, anchorDay: 31 }, {}, 31],
  ['of the last day that gets a day', { ...END_OF_MONTH, anchorDay: 31 }, { repeats: 'month' }, 28],
  [
    'of the last day of every second month',
    { anchorDay: 31, every: 2, startsOn: '2026-12-31' },
    {},
    31,
  ],
  ['of the fifth', { startsOn: '2027-01-05', anchorDay: 5 }, {}, 5],
  [
    'of every week that becomes monthly',
    { unit: 'week', startsOn: '2027-01-04' },
    { repeats: 'month' },
    11,
  ],
])('a change %s has the day of the month that was meant', (_, row, { day, repeats }, anchorDay) => {
  const [series] = seriesOfRows([aSeriesRow(row)]);
  const next = series && occurrence(series, 2)?.nominalDay;
  if (!series || !next) throw new Error('There is no number 2');
  const values = repeatValues(segmentAt(series, 2).terms, next);
  const changed = repeatSchema.parse({ ...values, ...(repeats && { repeats }) });
  expect(ruleTerms(changed, day ?? next)).toMatchObject({ startsOn: day ?? next, anchorDay });
});

test.each([
  ['typed each time is not asked for', null, true],
  ['fixed may not be cleared', 950, false],
])('the amount of an expense that is %s in a change', (_, amount, isLeft) => {
  const what = { kind: 'expense', name: 'DAS', category: 'Impostos', amount } as const;
  const [series] = seriesOfRows([aSeriesRow(what)]);
  if (!series) throw new Error('No series');
  const { terms } = segmentAt(series, 1);
  const values = { ...seriesChangeValues(terms, '2026-12-20'), amount: '' };
  const limits = { number: 2, lastDay: null };
  expect(seriesChangeSchema(terms, limits).safeParse(values).success).toBe(isLeft);
});

test.each([
  ['an amount of zero', { amount: '0' }, 950, ['amount', 'Informe um valor maior que zero']],
  ['an amount of zero that is stored', { amount: '0.00' }, 0, null],
  ['no amount where it is typed each time', { amount: '' }, null, null],
  [
    'the day of a record',
    { startsOn: '2026-08-31' },
    950,
    ['startsOn', 'Escolha um dia depois do último já criado'],
  ],
  [
    'a day before a record',
    { startsOn: '2026-01-01' },
    950,
    ['startsOn', 'Escolha um dia depois do último já criado'],
  ],
  ['a day after all records', { startsOn: '2026-09-01' }, 950, null],
  [
    'a last day before the next one',
    { ends: 'day', until: '2026-09-29' },
    950,
    ['repeat.until', 'Escolha um dia a partir da próxima'],
  ],
  ['the next one as the last', { ends: 'day', until: '2026-09-30' }, 950, null],
  [
    'fewer times than there were',
    { ends: 'times', times: '4' },
    950,
    ['repeat.times', 'Use um número de 5 a 9999'],
  ],
  ['the next one as the last of all times', { ends: 'times', times: '5' }, 950, null],
])('a change with %s', (_, typed, amount, problem) => {
  const row = { kind: 'expense', name: 'DAS', category: 'Impostos', amount } as const;
  const [series] = seriesOfRows([aSeriesRow(row)]);
  if (!series) throw new Error('No series');
  const { terms } = segmentAt(series, 1);
  const { ends = '', until = '', times = '', ...fields }: Record<string, string> = typed;
  const values = seriesChangeValues(terms, '2026-09-30');
  const schema = seriesChangeSchema(terms, { number: 5, lastDay: '2026-08-31' });
  const { error } = schema.safeParse({
    ...{ ...values, ...fields },
    repeat: { ...values.repeat, ends, until, times },
  });
  const found = error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
  expect(found).toEqual(problem ? [problem] : []);
});
