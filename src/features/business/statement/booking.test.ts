import type { Difference } from '../payments/receiptSteps';
import { booking, type BookedPart } from './booking';

const open = (dueOn: string | null = null): Difference => ({ kind: 'open', dueOn });
const discount: Difference = { kind: 'discount' };
const extra: Difference = { kind: 'extra' };

test.each<[string, number, number[], Difference | null, BookedPart[] | null]>([
  ['the same amount', 460_000, [460_000], null, [{ cents: 460_000 }]],
  [
    'the same amount, whatever was chosen before',
    460_000,
    [460_000],
    discount,
    [{ cents: 460_000 }],
  ],
  ['less', 450_000, [460_000], open(), [{ cents: 450_000, difference: open() }]],
  ['less, unanswered', 450_000, [460_000], null, null],
  ['less, until a day that no form accepts', 450_000, [460_000], open('0002-12-08'), null],
  ['more', 470_000, [460_000], extra, [{ cents: 470_000, difference: extra }]],
  ['several, exactly', 300, [100, 200], null, [{ cents: 100 }, { cents: 200 }]],
  [
    'several, less',
    299,
    [100, 200],
    discount,
    [{ cents: 100 }, { cents: 199, difference: discount }],
  ],
  ['several, more', 301, [100, 200], extra, [{ cents: 100 }, { cents: 201, difference: extra }]],
  ['several, so little that the last gets nothing', 100, [100, 200], open(), null],
  ['none', 300, [], null, null],
])('%s', (_case, line, parts, difference, booked) => {
  expect(booking(line, parts, difference)).toEqual(booked);
});
