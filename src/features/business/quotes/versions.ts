import { createSelector } from '@reduxjs/toolkit';

import type { QuoteDetails } from './quoteDetails';
import { parseVersionId, type QuoteVersion } from './quoteVersion';
import { quoteVersionsSelectors } from './quoteVersionsSlice';

/** The versions before the current one, from `first` to `last`. */
export interface EarlierVersions {
  first: number;
  last: number;
  /** What is known of this one version. Null: they were sent by an app that kept nothing of them. */
  row: QuoteVersion | null;
}

/**
 * The versions before the current one, the first one first. Each of them was sent, because only a version that was sent
 * is followed by another.
 */
export function earlierVersions(
  { version: current }: Pick<QuoteDetails, 'version'>,
  rows: readonly QuoteVersion[],
): EarlierVersions[] {
  const known = rows
    .map((row) => ({ version: parseVersionId(row.id).version, row }))
    .filter(({ version }) => version < current)
    .sort((a, b) => a.version - b.version);
  const found: EarlierVersions[] = [];
  let next = 1;
  for (const { version, row } of known) {
    if (next < version) found.push({ first: next, last: version - 1, row: null });
    found.push({ first: version, last: version, row });
    next = version + 1;
  }
  if (next < current) found.push({ first: next, last: current - 1, row: null });
  return found;
}

const NONE: readonly QuoteVersion[] = [];

const selectVersionsByQuote = createSelector(
  [quoteVersionsSelectors.selectAll],
  (rows): Record<string, readonly QuoteVersion[]> => {
    const versions: Record<string, QuoteVersion[]> = {};
    for (const row of rows) (versions[parseVersionId(row.id).quoteId] ??= []).push(row);
    return versions;
  },
);

/** The versions of a quote that were sent or answered, as far as they are known. */
export const selectVersionsOf = (
  root: Parameters<typeof quoteVersionsSelectors.selectAll>[0],
  quoteId: string,
): readonly QuoteVersion[] => selectVersionsByQuote(root)[quoteId] ?? NONE;
