import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { controlRecipe } from './controlRecipe';
import { useFieldAria } from './fieldContext';
import { Icon } from '../art/Icon';

const Native = chakra('select', controlRecipe);
const Root = chakra('div', {
  base: {
    position: 'relative',
    '& > svg': {
      position: 'absolute',
      right: '14px',
      top: 'calc(50% - 9px)',
      pointerEvents: 'none',
    },
    '& > select': { appearance: 'none', paddingRight: '40px', textOverflow: 'ellipsis' },
  },
});

export type SelectProps = ComponentProps<typeof Native>;

/** The browser's own select; give it `<option>`s. */
export function Select(props: SelectProps) {
  return (
    <Root>
      <Native {...useFieldAria()} {...props} />
      <Icon name="chevron" size={18} />
    </Root>
  );
}
