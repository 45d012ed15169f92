import { defineRecipe } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { recipeClass } from '../../theme/slotClasses';

const absent = recipeClass(
  defineRecipe({
    base: {
      color: 'muted',
      fontWeight: 400,
      // Longer than the figures that its column is made for, of which only the cell knows.
      'td:is([data-figures], [data-align=end]) &': { fontSize: 'note' },
    },
  }),
);

/** What is said where a value is not there. */
export function Absent({ children }: { children: ReactNode }) {
  return <span className={absent}>{children}</span>;
}
