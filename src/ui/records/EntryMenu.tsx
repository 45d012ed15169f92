import { Menu, useMenuStyles } from '@chakra-ui/react/menu';
import { chakra } from '@chakra-ui/react/styled-system';

import { Icon, type IconName } from '../kit/art/Icon';
import { OpenMenu } from '../kit/dialog/OpenMenu';

/** An entry of a menu. An entry without an action waits for something that is still being loaded. */
export interface MenuEntry {
  label: string;
  icon: IconName;
  act?: (() => void) | undefined;
}

interface EntryMenuProps {
  buttonId: string;
  placement: 'bottom-end' | 'top-start';
  onClose: () => void;
  entries: readonly MenuEntry[];
}

function Sign({ icon }: Pick<MenuEntry, 'icon'>) {
  const styles = useMenuStyles();
  return (
    <chakra.span css={styles['itemIcon']}>
      <Icon name={icon} />
    </chakra.span>
  );
}

/** A menu of actions, each with its icon. */
export default function EntryMenu({ buttonId, placement, onClose, entries }: EntryMenuProps) {
  return (
    <OpenMenu
      buttonId={buttonId}
      placement={placement}
      onChoose={(value) => entries.find(({ label }) => label === value)?.act?.()}
      onClose={onClose}
    >
      {entries.map(({ label, icon, act }) => (
        <Menu.Item key={label} value={label} disabled={!act}>
          <Sign icon={icon} />
          {label}
        </Menu.Item>
      ))}
    </OpenMenu>
  );
}
