import { chakra } from '@chakra-ui/react/styled-system';

/** Fields one below the other; those with the class `of-half` side by side from 768 px on. */
export const FormGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: { base: '4', md: '20px' },
    '& > :not(.of-half)': { gridColumn: '1 / -1' },
  },
});
