import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Spinner } from '../art/Spinner';
import { slotRecipe } from '../../theme/slotRecipe';

/** The look of a waiting screen, whose content is in the middle of the window. */
const waitingScreenRecipe = slotRecipe({
  base: {
    root: {
      display: 'grid',
      placeContent: 'center',
      justifyItems: 'center',
      gap: '3',
      minHeight: '100dvh',
      padding: '6',
      textAlign: 'center',
      color: 'muted',
    },
    title: { textStyle: 'title', fontSize: 'bar', color: 'ink' },
  },
});

export interface WaitingScreenProps {
  /** The message: 'Carregando seus dados...'. */
  text: string;
  /** A further line under the message, such as the welcome. */
  children?: ReactNode;
}

export function WaitingScreen({ text, children }: WaitingScreenProps) {
  const styles = useSlotRecipe({ recipe: waitingScreenRecipe })();
  return (
    <chakra.main css={styles.root}>
      <Spinner color="accent" marginBottom="4" />
      <div role="status">
        <chakra.h1 css={styles.title}>{text}</chakra.h1>
      </div>
      {children !== undefined && <p>{children}</p>}
    </chakra.main>
  );
}
