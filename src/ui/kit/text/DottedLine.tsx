import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';

/** The separator between facts in a line. */
export const DOT = ' · ';

/** Facts in a line, separated by dots. Each fact after the first is an `AfterDot`. */
export const DottedLine = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '1em', overflow: 'clip' },
});

const Fact = chakra('span', { base: { position: 'relative' } });
const Dot = chakra('span', {
  base: { position: 'absolute', left: '-1em', width: '1em', textAlign: 'center' },
});

/**
 * A fact after the first one, with the dot before it. At the start of a line the dot is outside of the line and
 * invisible, so that no line starts or ends with a dot.
 */
export function AfterDot({ children, ...rest }: HTMLChakraProps<'span'>) {
  return (
    <Fact {...rest}>
      <Dot>{DOT}</Dot>
      {children}
    </Fact>
  );
}
