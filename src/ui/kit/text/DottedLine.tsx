import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';

/** Between two facts of a line. */
export const DOT = ' · ';

/** Facts in a line with a dot between them: the first one, and each further one in an `AfterDot`. */
export const DottedLine = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '1em', overflow: 'clip' },
});

const Fact = chakra('span', { base: { position: 'relative' } });
const Dot = chakra('span', {
  base: { position: 'absolute', left: '-1em', width: '1em', textAlign: 'center' },
});

/** A further fact. Where it begins a line, its dot stands outside and is not seen: no line ends with one. */
export function AfterDot({ children, ...rest }: HTMLChakraProps<'span'>) {
  return (
    <Fact {...rest}>
      <Dot>{DOT}</Dot>
      {children}
    </Fact>
  );
}
