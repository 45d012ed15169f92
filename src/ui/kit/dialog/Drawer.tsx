import { Drawer as ChakraDrawer } from '@chakra-ui/react/drawer';
import { useState, type ReactNode } from 'react';
import { rememberFocus } from './returnFocus';
import { slotRecipe } from '../../theme/slotRecipe';

/** A panel over the left edge of the page. */
const drawerRecipe = slotRecipe({
  base: {
    backdrop: {
      position: 'fixed',
      inset: 0,
      zIndex: 40,
      background: 'scrim',
      animation: 'appear .14s ease-out',
    },
    positioner: { position: 'fixed', inset: '0 auto 0 0', zIndex: 41 },
    content: {
      width: 'min(248px, 84vw)',
      height: '100%',
      overflowY: 'auto',
      background: 'sunken',
      boxShadow: 'float',
      outline: 'none',
      animation: 'slideIn .16s ease-out',
    },
  },
});

export interface DrawerProps {
  /** The drawer's name: 'Menu'. */
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A panel over the left edge of the page. It is open while it is rendered. Esc or a click outside closes it. */
export function Drawer({ label, onClose, children }: DrawerProps) {
  const [focus] = useState(rememberFocus);
  return (
    <ChakraDrawer.Root
      open
      recipe={drawerRecipe}
      aria-label={label}
      onOpenChange={onClose}
      finalFocusEl={focus.target}
    >
      <ChakraDrawer.Backdrop />
      <ChakraDrawer.Positioner>
        <ChakraDrawer.Content>{children}</ChakraDrawer.Content>
      </ChakraDrawer.Positioner>
    </ChakraDrawer.Root>
  );
}
