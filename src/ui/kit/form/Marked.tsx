import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { markMatches } from '../../../features/shared/searchText';

export interface MarkedProps {
  text: string;
  /** What was sought, normalised. */
  words: readonly string[];
  /** The look of what was found. */
  match: SystemStyleObject | undefined;
}

/** A text, what was sought in it marked. */
export function Marked({ text, words, match }: MarkedProps) {
  if (words.length === 0) return text;
  return markMatches(text, words).map((part, index) =>
    part.isMatch ? (
      <chakra.b key={index} css={match}>
        {part.text}
      </chakra.b>
    ) : (
      part.text
    ),
  );
}
