import { noRepeat, repeatSchema, ruleTerms, type RepeatValues } from './repeatForm';

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
