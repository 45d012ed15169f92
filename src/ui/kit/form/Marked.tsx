import { markMatches } from '../../../features/shared/searchText';

export interface MarkedProps {
  text: string;
  /** The normalised query words. */
  words: readonly string[];
  /** The class of a match. */
  match: string;
}

/**
 * A text with the matches highlighted. It is made of plain elements, because each key of a search renders
 * dozens.
 */
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
