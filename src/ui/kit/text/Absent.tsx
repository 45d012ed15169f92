import { defineRecipe } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { recipeClass } from '../../theme/slotClasses';

const absent = recipeClass(
  defineRecipe({
    base: {
      color: 'muted',
      fontWeight: 400,
      // The text is longer than the digits that determine the column's width, so it has a smaller font.
      'td:is([data-figures], [data-align=end]) &': { fontSize: 'note' },
    },
  }),
);

/** The text that stands in place of a missing value. */
export function Absent({ children }: { children: ReactNode }) {
  return <span className={absent()}>{children}</span>;
}
