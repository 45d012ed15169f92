import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';

const totalRecipe = defineRecipe({
  className: 'total',
  base: {
    textStyle: 'figure',
    display: 'inline-block',
    minWidth: '9rem',
    padding: '4px 0 3px',
    fontSize: 'card',
    textAlign: 'end',
    borderTop: '1px solid',
    borderBottom: '3px double',
    borderColor: 'ink',
  },
});

/** A final total, such as a quote's. As in bookkeeping, it has a single rule above and a double rule below. */
export const Total = chakra('span', totalRecipe);
