import { Menu, useMenuStyles } from '@chakra-ui/react/menu';
import { chakra } from '@chakra-ui/react/styled-system';

import type { BulkChange } from '../../../features/app/entities/bulk';
import type { EntityName } from '../../../features/app/entities/entities';
import { Glyph, Icon } from '../../kit/art/Icon';
import { OpenMenu } from '../../kit/dialog/OpenMenu';
import { ListExport, type ExportButton } from '../exporting';
import type { BulkEntry } from './bulkChoices';

interface BulkMenuProps {
  buttonId: string;
  entity: EntityName;
  rows: readonly { id: string }[];
  entries: readonly BulkEntry[];
  onChange: (change: BulkChange) => void;
  onClose: () => void;
}

function Sign({ icon, glyph }: BulkEntry) {
  const styles = useMenuStyles();
  if (icon === undefined && glyph === undefined) return null;
  return (
    <chakra.span css={styles['itemIcon']}>
      {glyph !== undefined && <Glyph name={glyph} />}
      {icon !== undefined && <Icon name={icon} />}
    </chakra.span>
  );
}

/** The menu with the actions for the marked rows that have no button of their own. */
export default function BulkMenu({
  buttonId,
  entity,
  rows,
  entries,
  onChange,
  onClose,
}: BulkMenuProps) {
  const menu = (save: ExportButton) => (
    <OpenMenu
      buttonId={buttonId}
      placement="bottom-end"
      onChoose={(value) => {
        const does = entries.find(({ label }) => label === value)?.does;
        if (does === 'export') save?.onClick();
        else if (does) onChange(does);
      }}
      onClose={onClose}
    >
      {entries.map((entry) => (
        <Menu.Item
          key={entry.label}
          value={entry.label}
          disabled={entry.does === 'export' && save?.disabled !== false}
          {...(entry.isDanger && { color: 'danger' })}
        >
          <Sign {...entry} />
          {entry.label}
        </Menu.Item>
      ))}
    </OpenMenu>
  );
  return (
    <ListExport entity={entity} rows={rows} waiting={menu(null)}>
      {menu}
    </ListExport>
  );
}
