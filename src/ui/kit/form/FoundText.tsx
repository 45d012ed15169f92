import { comboboxRecipe } from '../../theme/recipes/combobox';
import { slotClasses } from '../../theme/slotClasses';
import { Marked } from './Marked';

const classes = slotClasses(comboboxRecipe);

const SEPARATOR = ' · ';

interface FoundTextProps {
  text: string;
  /** What was sought, normalised. */
  words: readonly string[];
}

/** A choice's label, what was sought in it marked; what follows its name is quiet. */
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
