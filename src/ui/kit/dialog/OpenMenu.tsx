import { Menu } from '@chakra-ui/react/menu';
import type { ReactNode } from 'react';

import { menuRecipe } from '../../theme/recipes/menu';

interface OpenMenuProps {
  buttonId: string;
  /** On which side of the button the menu opens, if there is room. */
  placement: 'bottom-end' | 'top-start';
  onChoose: (value: string) => void;
  onClose: () => void;
  /** The menu's entries: Chakra's `Menu.Item`s and separators. */
  children: ReactNode;
}

/** The menu of the button with this id. The menu is open while it is rendered. */
export function OpenMenu({ buttonId, placement, onChoose, onClose, children }: OpenMenuProps) {
  const close = () => {
    const { activeElement } = document;
    // If the user has clicked somewhere else, the focus stays there.
    const isHere = activeElement === document.body || activeElement?.closest('[role=menu]');
    if (isHere) document.getElementById(buttonId)?.focus();
    onClose();
  };
  return (
    <Menu.Root
      open
      recipe={menuRecipe}
      ids={{ trigger: buttonId }}
      positioning={{ placement, gutter: 4 }}
      onOpenChange={close}
      onSelect={({ value }) => onChoose(value)}
    >
      <Menu.Positioner>
        <Menu.Content>{children}</Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
