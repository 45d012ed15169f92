import type { Aside, Compared } from './compare';
import type { Matching } from './matching';
import type { PossibleExpense } from './outgoing';

/* How a comparison comes from the worker. It imports types alone: the page needs none of the readers. */

/** The lists of a comparison: thousands of lines. */
export interface Lists extends Matching {
  outgoing: PossibleExpense[];
  aside: Aside[];
}

/** Lines that are handed over at once. */
const PIECE = 250;

/** The lists in pieces: to take all of them over at once would keep a page busy. */
export function* piecesOf({ matching, outgoing, aside }: Compared): Generator<Partial<Lists>> {
  const lists: Lists = { ...matching, outgoing, aside };
  const longest = Math.max(...Object.values(lists).map((list: unknown[]) => list.length));
  for (let from = 0; from < longest; from += PIECE) {
    for (const name of Object.keys(lists) as (keyof Lists)[]) {
      const piece = lists[name].slice(from, from + PIECE);
      if (piece.length > 0) yield { [name]: piece };
    }
  }
}

/** A comparison without its lists. */
export const withoutLists = (compared: Compared): Compared => ({
  ...compared,
  matching: { sure: [], likely: [], choose: [], unmatched: [], registered: [] },
  outgoing: [],
  aside: [],
});

const push = <T>(list: T[], piece: readonly T[] = []): void => {
  for (const each of piece) list.push(each);
};

/** Puts a piece back. */
export function addPiece({ matching, outgoing, aside }: Compared, piece: Partial<Lists>): void {
  push(matching.sure, piece.sure);
  push(matching.likely, piece.likely);
  push(matching.choose, piece.choose);
  push(matching.unmatched, piece.unmatched);
  push(matching.registered, piece.registered);
  push(outgoing, piece.outgoing);
  push(aside, piece.aside);
}
