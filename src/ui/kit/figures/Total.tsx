import { chakra } from '@chakra-ui/react/styled-system';
import { totalRecipe } from '../../theme/recipes/total';

/**
 * The sum line of bookkeeping: single rule above, double rule beneath. Only under a true total
 * (a quote's total).
 */
export const Total = chakra('span', totalRecipe);
