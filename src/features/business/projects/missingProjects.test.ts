import { aQuote } from '../../../../test/builders';
import { QUOTE_STATUSES } from '../quotes/quote';
import { wasApprovedLately } from './missingProjects';

const now = Date.parse('2026-11-20T12:00:00Z');

test.each([
  ['by an update just now', '2026-11-01T12:00:00+00:00', '2026-11-20T11:59:59.9+00:00', true],
  ['by an update 29 days ago', '2026-01-01T12:00:00+00:00', '2026-10-22T12:00:00+00:00', true],
  ['by an update 31 days ago', '2026-01-01T12:00:00+00:00', '2026-10-20T12:00:00+00:00', false],
  ['from the start', '2026-11-20T11:00:00+00:00', '2026-11-20T11:00:00+00:00', false],
  ['from the start, written otherwise', '2026-11-20T11:00:00Z', '2026-11-20T08:00:00-03:00', false],
  ['by a clock that runs ahead', '2026-11-01T12:00:00+00:00', '2026-11-20T13:00:00+00:00', true],
  ['at an unknown time', '2026-11-01T12:00:00+00:00', '', false],
])('approved %s', (_how, createdAt, updatedAt, expected) => {
  expect(wasApprovedLately({ status: 'approved', createdAt, updatedAt }, now)).toBe(expected);
});

test('only what is approved was approved', () => {
  const updatedAt = '2026-11-20T11:00:00+00:00';
  const createdAt = '2026-11-19T11:00:00+00:00';
  const approved = QUOTE_STATUSES.filter((status) =>
    wasApprovedLately(aQuote({ status, createdAt, updatedAt }), now),
  );
  expect(approved).toEqual(['approved']);
});
