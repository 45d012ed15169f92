import { chakra } from '@chakra-ui/react/styled-system';

/** Three columns under a rule, one below the other on phones. */
export const Columns = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(3, 1fr)' },
    borderTop: '1px solid',
  },
});

export const Column = chakra('li', {
  base: {
    padding: { base: '24px 0', md: '32px 40px 8px 0' },
    '&:not(:first-of-type)': {
      borderLeft: { md: '1px solid' },
      borderTop: { base: '1px solid', md: '0' },
      paddingLeft: { md: '40px' },
    },
  },
});
