import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { recipeClass } from '../../theme/slotClasses';

const Root = chakra('p', { base: { color: 'muted', paddingBlock: '4' } });

/** In place of a list that could not be loaded yet: a blank page would look like lost data. */
export function StillLoading() {
  return <Root>Ainda carregando. Nova tentativa em instantes.</Root>;
}

/** In place of what cannot be told while its lists could not be loaded. */
export function NotLoaded() {
  return (
    <span role="img" aria-label="Ainda não carregado">
      —
    </span>
  );
}

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
