import type { UnofferedLine, ComparedFiles } from './compare';
import type { Matching } from './matching';
import type { PossibleExpense } from './outgoing';

/*
 * How the worker sends a comparison to the page. This file imports only types, because the page needs none of the
 * readers.
 */

/** The lists of a comparison, which may have thousands of lines. */
export interface ComparisonLists extends Matching {
  outgoing: PossibleExpense[];
  aside: UnofferedLine[];
}

/** The number of lines that are sent at once. */
const PIECE = 250;

/** Splits the lists into pieces, because receiving them all at once would block the page. */
export function* splitLists({
  matching,
  outgoing,
  aside,
}: ComparedFiles): Generator<Partial<ComparisonLists>> {
  const lists: ComparisonLists = { ...matching, outgoing, aside };
  const longest = Math.max(...Object.values(lists).map((list: unknown[]) => list.length));
  for (let from = 0; from < longest; from += PIECE) {
    for (const name of Object.keys(lists) as (keyof ComparisonLists)[]) {
      const piece = lists[name].slice(from, from + PIECE);
      if (piece.length > 0) yield { [name]: piece };
    }
  }
}

/** A comparison with empty lists. */
export const withoutLists = (compared: ComparedFiles): ComparedFiles => ({
  ...compared,
  matching: { sure: [], likely: [], differing: [], choose: [], unmatched: [], registered: [] },
  outgoing: [],
  aside: [],
});

const push = <T>(list: T[], piece: readonly T[] = []): void => {
  for (const each of piece) list.push(each);
};

/** Adds a piece to the lists. */
export function addPiece(
  { matching, outgoing, aside }: ComparedFiles,
  piece: Partial<ComparisonLists>,
): void {
  push(matching.sure, piece.sure);
  push(matching.likely, piece.likely);
  push(matching.differing, piece.differing);
  push(matching.choose, piece.choose);
  push(matching.unmatched, piece.unmatched);
  push(matching.registered, piece.registered);
  push(outgoing, piece.outgoing);
  push(aside, piece.aside);
}
