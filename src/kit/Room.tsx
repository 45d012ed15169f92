import { Grid, GridItem } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { SurfaceTitle } from '../ui/kit/text/Surface';

/** What users write: longer than anybody thought, and a word without a place to break. */
export const LONG_TEXT =
  'Reformulação completa da identidade visual, das embalagens e do material de ponto de venda ';
export const LONG_WORD = 'Paralelepípedo'.repeat(8);

/** Parts by what is particular about their state: 'Button, disabled'. */
export type States = Record<string, ReactNode>;
export type State = [name: string, part: ReactNode];

interface RoomProps {
  /** As the folder in `src/ui/kit`. */
  name: string;
  /** Side by side, and such as need the whole line. */
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
