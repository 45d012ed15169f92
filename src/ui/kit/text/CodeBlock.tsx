import { chakra } from '@chakra-ui/react/styled-system';

/** A long text as it stands in a file, which scrolls by itself. */
export const CodeBlock = chakra('pre', {
  base: {
    maxHeight: '320px',
    overflow: 'auto',
    padding: '3',
    background: 'sunken',
    borderRadius: 'base',
    fontSize: 'note',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});
