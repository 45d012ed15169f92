import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { Mark } from '../kit/art/Icon';
import { serif } from '../theme/type';

const Root = chakra('p', {
  base: {
    ...serif,
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    fontWeight: 480,
    '& > svg': { color: 'accent' },
  },
});

/** The app's logo and name. */
export function Brand(props: ComponentProps<typeof Root>) {
  return (
    <Root {...props}>
      <Mark />
      Ofício
    </Root>
  );
}
