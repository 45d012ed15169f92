import { defineRecipe } from '@chakra-ui/react/styled-system';
import { figures, serif } from '../type';

export const totalRecipe = defineRecipe({
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
