import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { figures, serif } from '../../theme/type';

const totalRecipe = defineRecipe({
  className: 'total',
  base: {
    ...serif,
    ...figures,
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

/**
 * The sum line of bookkeeping: a single rule above, a double rule below. It is only used for a final total,
 * such as a quote's.
 */
export const Total = chakra('span', totalRecipe);
