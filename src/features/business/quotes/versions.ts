import type { QuoteDetails } from './quoteDetails';
import { parseVersionId, type QuoteVersion, type QuoteVersionDraft } from './quoteVersion';

/**
 * What the quote's details know of their version: its sending and its answer. Unknown fields are left out, because
 * another device may have kept them. Null if the version was neither sent nor answered.
 */
export function knownOfVersion({
  sentAt,
  sentHow,
  snapshot,
  answer,
  answeredAt,
}: QuoteVersionDraft): Partial<QuoteVersionDraft> | null {
  if (sentAt === null && answer === null) return null;
  return {
    ...(sentAt !== null && { sentAt }),
    ...(sentHow !== null && { sentHow }),
    ...(snapshot !== null && { snapshot }),
    ...(answer !== null && { answer }),
    ...(answeredAt !== null && { answeredAt }),
  };
}

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
