import { nextBusinessDay } from './businessDays';

test.each([
  ['2026-11-27', '2026-11-27', 'a Friday'],
  ['2026-11-28', '2026-11-30', 'a Saturday'],
  ['2026-11-20', '2026-11-23', 'Consciência Negra, a Friday'],
  ['2023-11-20', '2023-11-20', 'the same day before it was a holiday'],
  ['2026-02-16', '2026-02-18', 'Carnaval, a Monday and a Tuesday'],
  ['2026-06-04', '2026-06-05', 'Corpus Christi'],
  ['2026-04-03', '2026-04-06', 'Good Friday'],
  ['2026-12-25', '2026-12-28', 'Christmas, a Friday'],
  ['2028-01-01', '2028-01-03', 'New Year, a Saturday'],
  // The clocks of São Paulo went forward at this midnight.
  ['2018-11-04', '2018-11-05', 'a Sunday that began at one o’clock'],
  // The holidays of this year are unknown, so the day stays.
  ['2150-01-03', '2150-01-03', 'a Saturday beyond the known years'],
])('%s: %s, %s', (day, next) => {
  expect(nextBusinessDay(day)).toBe(next);
});
