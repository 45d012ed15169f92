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
 * The sum line of bookkeeping: single rule above, double rule beneath. Only under a true total
 * (a quote's total).
 */
export const Total = chakra('span', totalRecipe);
