import { aQuoteVersion, aQuoteVersionDraft } from '../../../../test/builders';
import { knownOfVersion, parseVersionId, versionId, type QuoteVersionDraft } from './quoteVersion';
import { earlierVersions } from './versions';

const quoteId = '0b0e7a52-7a7e-4c0e-9b38-5d2f6f0c1a11';

test.each([1, 2, 100_000])('the id of version %d holds the quote and the version', (version) => {
  expect(parseVersionId(versionId(quoteId, version))).toEqual({ quoteId, version });
});

const sent = { sentAt: '2026-11-07T12:00:00Z', sentHow: 'whatsapp', snapshot: 'a' } as const;
const answered = { answer: 'rejected', answeredAt: '2026-11-09T12:00:00Z' } as const;

test.each<[string, Partial<QuoteVersionDraft>, Partial<QuoteVersionDraft> | null]>([
  ['neither sent nor answered', {}, null],
  ['sent', sent, sent],
  ['sent by an app that kept no way', { sentAt: sent.sentAt }, { sentAt: sent.sentAt }],
  ['sent and answered', { ...sent, ...answered }, { ...sent, ...answered }],
  ['printed, and answered in plain words', answered, answered],
])('of a version that was %s, what is known is kept', (_what, details, kept) => {
  expect(knownOfVersion(aQuoteVersionDraft(details))).toEqual(kept);
});

const id = (version: number) => versionId(quoteId, version);

/** First and last version of each line, and the id of the row that tells of it. */
test.each<[string, number, number[], [number, number, string | null][]]>([
  ['the first version has none before it', 1, [], []],
  ['nor does its own row count', 1, [1], []],
  [
    'they come in their order',
    3,
    [2, 3, 1],
    [
      [1, 1, id(1)],
      [2, 2, id(2)],
    ],
  ],
  [
    'of some, an earlier app kept nothing',
    5,
    [3],
    [
      [1, 2, null],
      [3, 3, id(3)],
      [4, 4, null],
    ],
  ],
  ['of any number of them', 100_000, [], [[1, 99_999, null]]],
  ['a version that another device is ahead with is not before it', 2, [1, 3], [[1, 1, id(1)]]],
])('%s', (_what, version, rows, expected) => {
  const stored = rows.map((each) => aQuoteVersion({ id: id(each), ...sent }));
  const lines = earlierVersions({ version }, stored);
  expect(lines.map(({ first, last, row }) => [first, last, row?.id ?? null])).toEqual(expected);
});
