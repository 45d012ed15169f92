import { Grid, GridItem } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { SurfaceTitle } from '../ui/kit/text/Surface';

/** Test texts: one that is longer than expected, and a word that cannot be broken. */
export const LONG_TEXT =
  'Reformulação completa da identidade visual, das embalagens e do material de ponto de venda ';
export const LONG_WORD = 'Paralelepípedo'.repeat(8);

/** Examples of a part. The keys name the part and its state, such as 'Button, disabled'. */
export type States = Record<string, ReactNode>;
export type State = [name: string, part: ReactNode];

interface RoomProps {
  /** The name of the folder in `src/ui/kit`. */
  name: string;
  /** Examples that stand side by side, and examples that need the full width. */
  states: States;
  wide?: States;
}

export function Room({ name, states, wide = {} }: RoomProps) {
  return (
    <section aria-label={name}>
      <SurfaceTitle marginBlock="32px 16px">{name}</SurfaceTitle>
      <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 280px), 1fr))" gap="6">
        {[...Object.entries(states), ...Object.entries(wide)].map(([state, part]) => (
          <GridItem key={state} minWidth="0" gridColumn={state in wide ? '1 / -1' : 'auto'}>
            <Text marginBottom="2" fontSize="note" color="muted">
              {state}
            </Text>
            {part}
          </GridItem>
        ))}
      </Grid>
    </section>
  );
}
