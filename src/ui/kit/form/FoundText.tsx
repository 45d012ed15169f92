import { comboboxRecipe } from '../../theme/recipes/combobox';
import { slotClasses } from '../../theme/slotClasses';
import { Marked } from './Marked';

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
