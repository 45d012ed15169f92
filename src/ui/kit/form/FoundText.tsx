import { markMatches } from '../../../features/shared/searchText';
import { comboboxRecipe } from '../../theme/recipes/combobox';
import { slotClasses } from '../../theme/slotClasses';

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

const classes = slotClasses(comboboxRecipe);

const SEPARATOR = ' · ';

interface FoundTextProps {
  text: string;
  /** The normalised query words. */
  words: readonly string[];
}

/** A choice's label with the matches highlighted. The text after the name is muted. */
export function FoundText({ text, words }: FoundTextProps) {
  const [name = '', ...details] = text.split(SEPARATOR);
  return (
    <>
      <Marked text={name} words={words} match={classes.match} />
      {details.length > 0 && (
        <span className={classes.detail}>
          <span className={classes.separator}>{SEPARATOR}</span>
          <Marked text={details.join(SEPARATOR)} words={words} match={classes.match} />
        </span>
      )}
    </>
  );
}
