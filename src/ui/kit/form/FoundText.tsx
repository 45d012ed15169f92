import { useComboboxStyles } from '@chakra-ui/react/combobox';
import { chakra } from '@chakra-ui/react/styled-system';
import { markMatches } from '../../../features/shared/searchText';

const SEPARATOR = ' · ';

function Marked({ text, words }: FoundTextProps) {
  const styles = useComboboxStyles();
  if (words.length === 0) return text;
  return markMatches(text, words).map((part, index) =>
    part.isMatch ? (
      <chakra.b key={index} css={styles['match']}>
        {part.text}
      </chakra.b>
    ) : (
      part.text
    ),
  );
}

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
      <Marked text={name} words={words} />
      {details.length > 0 && (
        <chakra.span css={styles['detail']}>
          <chakra.span css={styles['separator']}>{SEPARATOR}</chakra.span>
          <Marked text={details.join(SEPARATOR)} words={words} />
        </chakra.span>
      )}
    </>
  );
}
