import { cachedPerRow } from '../../../features/app/finding/rowTexts';
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

/** The most options that are rendered. Nobody reads more of them, and rendering each takes time. */
export const MOST_OPTIONS = 40;

export interface MatchingChoices {
  /** The matches that are rendered, at most `MOST_OPTIONS`. */
  shown: readonly Choice[];
  /** The number of all matches. */
  total: number;
  /** The normalised words of the query. */
  words: readonly string[];
}

export const NO_CHOICES: MatchingChoices = { shown: [], total: 0, words: [] };

const searched = cachedPerRow<Choice, string>(({ label }) => normalise(label));

/** Whether a choice has exactly the name that was typed. Details may follow the name: 'Ana · Lume'. */
const isNamed = (text: string, name: string): boolean =>
  text === name || text.startsWith(`${name} ·`);

/**
 * Returns the choices whose labels contain all words of the query. First come those with exactly this name, so that a
 * whole name can always be chosen. Then come those in which a word starts with a word of the query. If there is no query, the chosen option is always included.
 */
export function matchingChoices(
  choices: readonly Choice[],
  query: string,
  chosen: Choice | undefined,
): MatchingChoices {
  const words = searchWords(query);
  if (words.length === 0) {
    const first = choices.slice(0, MOST_OPTIONS);
    const shown = chosen && !first.includes(chosen) ? [chosen, ...first.slice(0, -1)] : first;
    return { shown, total: choices.length, words };
  }
  const name = normalise(query).trim();
  const namedMatches: Choice[] = [];
  const startingMatches: Choice[] = [];
  const otherMatches: Choice[] = [];
  for (const choice of choices) {
    const text = searched(choice);
    if (!matchesWords(text, words)) continue;
    if (isNamed(text, name)) namedMatches.push(choice);
    else (matchesWordStarts(text, words) ? startingMatches : otherMatches).push(choice);
  }
  const matches = [namedMatches, startingMatches, otherMatches];
  const shown = matches.flatMap((each) => each.slice(0, MOST_OPTIONS)).slice(0, MOST_OPTIONS);
  const total = matches.reduce((sum, { length }) => sum + length, 0);
  return { shown, total, words };
}
