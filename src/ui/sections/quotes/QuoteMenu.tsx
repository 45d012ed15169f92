import { Menu, useMenuStyles } from '@chakra-ui/react/menu';
import { chakra } from '@chakra-ui/react/styled-system';

import { Icon } from '../../kit/art/Icon';
import { OpenMenu } from '../../kit/dialog/OpenMenu';
import type { QuoteAction } from './useQuoteActions';

interface QuoteMenuProps {
  buttonId: string;
  onClose: () => void;
  entries: readonly QuoteAction[];
}

function Sign({ icon }: Pick<QuoteAction, 'icon'>) {
  const styles = useMenuStyles();
  return (
    <chakra.span css={styles['itemIcon']}>
      <Icon name={icon} />
    </chakra.span>
  );
}

/** The menu with the other actions for a quote. */
export default function QuoteMenu({ buttonId, onClose, entries }: QuoteMenuProps) {
  return (
    <OpenMenu
      buttonId={buttonId}
      placement="top-start"
      onChoose={(value) => entries.find(({ label }) => label === value)?.act()}
      onClose={onClose}
    >
      {entries.map(({ label, icon }) => (
        <Menu.Item key={label} value={label}>
          <Sign icon={icon} />
          {label}
        </Menu.Item>
      ))}
    </OpenMenu>
  );
}
