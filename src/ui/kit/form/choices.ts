import { cachedPerRow } from '../../../features/finding/rowTexts';
import {
  matchesWords,
  normalise,
  searchWords,
  matchesWordStarts,
} from '../../../features/shared/searchText';

export interface Choice {
  value: string;
  label: string;
}

/** The most options that are rendered. Nobody reads more, and each costs time. */
export const SHOWN = 40;

export interface MatchingChoices {
  /** At most `SHOWN` of the matches. */
  shown: readonly Choice[];
  /** The number of all matches. */
  total: number;
  /** The normalised query words. */
  words: readonly string[];
}

export const NO_CHOICES: MatchingChoices = { shown: [], total: 0, words: [] };

/** A choice's label, normalised for the search. */
const searched = cachedPerRow<Choice, string>(({ label }) => normalise(label));

/**
 * The choices whose labels contain all query words, in order. Those with a word that starts with a query word
 * come first. Without a query, the chosen one is always included.
 */
export function matchingChoices(
  choices: readonly Choice[],
  query: string,
  chosen: Choice | undefined,
): MatchingChoices {
  const words = searchWords(query);
  if (words.length === 0) {
    const first = choices.slice(0, SHOWN);
    const shown = chosen && !first.includes(chosen) ? [chosen, ...first.slice(0, -1)] : first;
    return { shown, total: choices.length, words };
  }
  const startingMatches: Choice[] = [];
  const otherMatches: Choice[] = [];
  for (const choice of choices) {
    const text = searched(choice);
    if (matchesWords(text, words))
      (matchesWordStarts(text, words) ? startingMatches : otherMatches).push(choice);
  }
  const shown = [...startingMatches.slice(0, SHOWN), ...otherMatches.slice(0, SHOWN)].slice(
    0,
    SHOWN,
  );
  return { shown, total: startingMatches.length + otherMatches.length, words };
}
