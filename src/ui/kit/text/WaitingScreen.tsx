import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { serif } from '../../theme/type';
import { Spinner } from '../art/Spinner';

const Root = chakra('div', {
  base: {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '3',
    minHeight: '100dvh',
    padding: '6',
    textAlign: 'center',
    color: 'muted',
    '& svg': { marginBottom: '4', color: 'accent' },
    '& h1': { ...serif, fontSize: 'bar', color: 'ink' },
  },
});

export interface WaitingScreenProps {
  /** What is waited for: 'Carregando seus dados...'. */
  text: string;
  /** A line beneath, such as the welcome. */
  children?: ReactNode;
}

/** The whole page, waiting. */
export function WaitingScreen({ text, children }: WaitingScreenProps) {
  return (
    <Root as="main">
      <Spinner />
      <div role="status">
        <h1>{text}</h1>
      </div>
      {children !== undefined && <p>{children}</p>}
    </Root>
  );
}
