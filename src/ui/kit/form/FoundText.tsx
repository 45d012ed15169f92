import { useComboboxStyles } from '@chakra-ui/react/combobox';
import { chakra } from '@chakra-ui/react/styled-system';
import { Marked } from './Marked';

const SEPARATOR = ' · ';

interface FoundTextProps {
  text: string;
  /** What was sought, normalised. */
  words: readonly string[];
}

/** A choice's label, what was sought in it marked; what follows its name is quiet. */
export function FoundText({ text, words }: FoundTextProps) {
  const styles = useComboboxStyles();
  const [name = '', ...details] = text.split(SEPARATOR);
  return (
    <>
      <Marked text={name} words={words} match={styles['match']} />
      {details.length > 0 && (
        <chakra.span css={styles['detail']}>
          <chakra.span css={styles['separator']}>{SEPARATOR}</chakra.span>
          <Marked text={details.join(SEPARATOR)} words={words} match={styles['match']} />
        </chakra.span>
      )}
    </>
  );
}
