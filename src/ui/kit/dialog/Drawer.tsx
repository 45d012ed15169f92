import { Drawer as ChakraDrawer } from '@chakra-ui/react/drawer';
import { useState, type ReactNode } from 'react';
import { drawerRecipe } from '../../theme/recipes/drawer';
import { isInNotices } from './noticeStackId';
import { rememberFocus } from './returnFocus';

export interface DrawerProps {
  /** The drawer's name: 'Menu'. */
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A panel from the left, open as long as it is rendered; Esc or a click outside closes it. */
export function Drawer({ label, onClose, children }: DrawerProps) {
  const [focus] = useState(rememberFocus);
  return (
    <ChakraDrawer.Root
      open
      recipe={drawerRecipe}
      aria-label={label}
      onOpenChange={onClose}
      onInteractOutside={(event) => {
        if (isInNotices(event.detail.target)) event.preventDefault();
      }}
      finalFocusEl={focus.target}
    >
      <ChakraDrawer.Backdrop />
      <ChakraDrawer.Positioner>
        <ChakraDrawer.Content>{children}</ChakraDrawer.Content>
      </ChakraDrawer.Positioner>
    </ChakraDrawer.Root>
  );
}
