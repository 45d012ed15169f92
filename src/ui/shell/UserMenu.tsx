import { Menu, useMenuStyles } from '@chakra-ui/react/menu';
import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment } from 'react';

import { navigationActions } from '../../features/app/navigation/navigationSlice';
import { useAppDispatch } from '../../store/hooks';
import { keyLabels } from '../records/keys';
import { Icon } from '../kit/art/Icon';
import { OpenMenu } from '../kit/dialog/OpenMenu';
import { Keys } from '../kit/text/Keys';
import { setColorScheme, useColorScheme } from '../theme/colorScheme';
import { runMenuEntry } from './install';
import { colorSchemeChoices, type MenuEntry, toColorScheme, useMenuGroups } from './menuEntries';

/** The choice between light, dark and the device's setting. The menu stays open after a choice. */
function Appearance() {
  const choice = useColorScheme();
  const styles = useMenuStyles();
  return (
    <Menu.RadioItemGroup
      value={choice}
      onValueChange={({ value }) => setColorScheme(toColorScheme(value))}
    >
      <chakra.span css={styles['itemIcon']}>
        <Icon name="device" />
      </chakra.span>
      <Menu.ItemGroupLabel css={styles['appearance']}>Aparência</Menu.ItemGroupLabel>
      <chakra.div css={styles['radios']} role="presentation">
        {colorSchemeChoices.map(({ value, label, icon }) => (
          <Menu.RadioItem
            key={value}
            css={styles['radio']}
            value={value}
            closeOnSelect={false}
            aria-label={label}
            title={label}
          >
            <Icon name={icon} />
          </Menu.RadioItem>
        ))}
      </chakra.div>
    </Menu.RadioItemGroup>
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  const { icon, label, keys } = entry;
  const styles = useMenuStyles();
  return (
    <Menu.Item value={label}>
      <chakra.span css={styles['itemIcon']}>
        <Icon name={icon} />
      </chakra.span>
      <chakra.span css={styles['itemText']}>{label}</chakra.span>
      {keys[0] && <Keys keys={keyLabels(keys[0])} />}
    </Menu.Item>
  );
}

/** The menu of the button with this id. The menu is open as long as it is rendered. */
export default function UserMenu({ buttonId }: { buttonId: string }) {
  const dispatch = useAppDispatch();
  const groups = useMenuGroups();
  return (
    <OpenMenu
      buttonId={buttonId}
      placement="bottom-end"
      onChoose={(value) => {
        const entry = groups
          .flat()
          .find((chosen) => chosen !== 'appearance' && chosen.label === value);
        if (entry && entry !== 'appearance') runMenuEntry(entry, dispatch);
      }}
      onClose={() => dispatch(navigationActions.panelClosed('userMenu'))}
    >
      {groups.map((group, index) => (
        <Fragment key={index}>
          {index > 0 && <Menu.Separator />}
          {group.map((entry) =>
            entry === 'appearance' ? (
              <Appearance key={entry} />
            ) : (
              <Entry key={entry.label} entry={entry} />
            ),
          )}
        </Fragment>
      ))}
    </OpenMenu>
  );
}
