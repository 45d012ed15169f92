import { aProfile, aQuote, aQuoteDetails } from '../../../../test/builders';
import type { Profile } from '../profile/profile';
import type { QuoteStatus } from '../quotes/quote';
import type { QuoteDetails } from '../quotes/quoteDetails';
import { renewedUntil } from './renewal';

const sentAt = '2026-11-01T12:00:00Z';
const expired = { validUntil: '2026-11-11', sentAt };

test.each<[string, QuoteStatus, Partial<QuoteDetails> | null, Profile | null, string | null]>([
  ['an expired quote gets ten days', 'analyzing', expired, null, '2026-11-30'],
  ['or those of the profile', 'analyzing', expired, aProfile({ validityDays: 15 }), '2026-12-05'],
  [
    'also a proposal that was never sent',
    'proposal',
    { ...expired, sentAt: null },
    null,
    '2026-11-30',
  ],
  [
    'also one whose answer was taken back',
    'proposal',
    { ...expired, answer: 'rejected' },
    null,
    '2026-11-30',
  ],
  [
    'on its last day it keeps that',
    'analyzing',
    { ...expired, validUntil: '2026-11-20' },
    null,
    null,
  ],
  ['without a day it has nothing to renew', 'proposal', { validUntil: null }, null, null],
  ['nor without details', 'proposal', null, null, null],
  ['what is approved keeps its day', 'approved', expired, null, null],
  ['and so does what is rejected', 'rejected', expired, null, null],
])('%s', (_what, status, details, profile, until) => {
  const row = details && aQuoteDetails(details);
  expect(renewedUntil(aQuote({ status }), row, profile, '2026-11-20')).toBe(until);
});
