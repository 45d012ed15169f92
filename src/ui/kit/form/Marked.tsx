import { markMatches } from '../../../features/shared/searchText';

export interface MarkedProps {
  text: string;
  /** What was sought, normalised. */
  words: readonly string[];
  /** The class of what was found. */
  match: string;
}

/** A text, what was sought in it marked. Plain elements: each key of a search renders dozens. */
export function Marked({ text, words, match }: MarkedProps) {
  if (words.length === 0) return text;
  return markMatches(text, words).map((part, index) =>
    part.isMatch ? (
      <b key={index} className={match}>
        {part.text}
      </b>
    ) : (
      part.text
    ),
  );
}
