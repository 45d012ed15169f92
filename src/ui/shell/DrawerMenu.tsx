import { SegmentGroup } from '@chakra-ui/react/segment-group';
import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';

import { navigationActions } from '../../features/app/navigation/navigationSlice';
import { useAppDispatch } from '../../store/hooks';
import { Icon } from '../kit/art/Icon';
import { setColorScheme, useColorScheme } from '../theme/colorScheme';
import { sidebarRecipe } from './sidebarRecipe';
import { runMenuEntry } from './install';
import { colorSchemeChoices, type MenuEntry, toColorScheme, useMenuGroups } from './menuEntries';
import { slotRecipe } from '../theme/slotRecipe';

/** The look of two or three choices side by side, each 44 px high. The chosen one is light blue. */
const segmentGroupRecipe = slotRecipe({
  base: {
    root: {
      display: 'flex',
      border: 'strong',
      borderRadius: 'base',
    },
    item: {
      position: 'relative',
      // The choices share the width in proportion to the length of their words.
      flex: '1 1 auto',
      paddingInline: '1',
      display: 'grid',
      placeItems: 'center',
      minWidth: 'target',
      minHeight: 'target',
      fontSize: 'note',
      color: 'muted',
      cursor: 'pointer',
      '& + &': { borderLeft: 'hairline' },
      _checked: { background: 'accentSoft', color: 'accent', fontWeight: 600 },
      _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
    },
    itemText: {},
  },
});

function Appearance() {
  const choice = useColorScheme();
  const styles = useSlotRecipe({ recipe: sidebarRecipe })();
  return (
    <chakra.div css={styles.appearance}>
      <span id="aparencia">Aparência</span>
      <SegmentGroup.Root
        recipe={segmentGroupRecipe}
        aria-labelledby="aparencia"
        value={choice}
        onValueChange={({ value }) => setColorScheme(toColorScheme(value))}
      >
        {colorSchemeChoices.map(({ value, label }) => (
          <SegmentGroup.Item key={value} value={value}>
            <SegmentGroup.ItemText>{label}</SegmentGroup.ItemText>
            <SegmentGroup.ItemHiddenInput />
          </SegmentGroup.Item>
        ))}
      </SegmentGroup.Root>
    </chakra.div>
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  const { icon, label } = entry;
  const styles = useSlotRecipe({ recipe: sidebarRecipe })();
  const dispatch = useAppDispatch();
  return (
    <chakra.button
      type="button"
      css={styles.entry}
      onClick={() => {
        dispatch(navigationActions.drawerToggled({ open: false }));
        runMenuEntry(entry, dispatch);
      }}
    >
      <Icon name={icon} />
      {label}
    </chakra.button>
  );
}

/** The entries of the user's menu at the foot of the drawer. */
export default function DrawerMenu() {
  return useMenuGroups()
    .flat()
    .map((entry) =>
      entry === 'appearance' ? (
        <Appearance key={entry} />
      ) : (
        <Entry key={entry.label} entry={entry} />
      ),
    );
}
