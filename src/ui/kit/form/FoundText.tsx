import { markMatches } from '../../../features/shared/searchText';
import { comboboxRecipe } from '../../theme/recipes/combobox';
import { slotClasses } from '../../theme/slotClasses';

export interface HighlightedTextProps {
  text: string;
  /** The normalised words of the query. */
  words: readonly string[];
  /** The CSS class of a match. */
  match: string;
}

/**
 * A text in which the matches are highlighted. It consists of plain elements, because each key of a search renders
 * dozens of them.
 */
export function HighlightedText({ text, words, match }: HighlightedTextProps) {
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

const classes = slotClasses(comboboxRecipe);

const SEPARATOR = ' · ';

interface FoundTextProps {
  text: string;
  /** The normalised words of the query. */
  words: readonly string[];
}

/** A choice's label in which the matches are highlighted. The details after the name are muted. */
export function FoundText({ text, words }: FoundTextProps) {
  const [name = '', ...details] = text.split(SEPARATOR);
  return (
    <>
      <HighlightedText text={name} words={words} match={classes.match} />
      {details.length > 0 && (
        <span className={classes.detail}>
          <span className={classes.separator}>{SEPARATOR}</span>
          <HighlightedText text={details.join(SEPARATOR)} words={words} match={classes.match} />
        </span>
      )}
    </>
  );
}
