import { SegmentGroup } from '@chakra-ui/react/segment-group';
import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';

import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch } from '../../store/hooks';
import { Icon } from '../kit/art/Icon';
import { setColorScheme, useColorScheme } from '../theme/colorScheme';
import { segmentGroupRecipe } from '../theme/recipes/segmentGroup';
import { sidebarRecipe } from '../theme/recipes/sidebar';
import { appearances, toAppearance } from './appearances';
import { menuGroups, type MenuEntry } from './menuEntries';

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
        onValueChange={({ value }) => {
          setColorScheme(toAppearance(value));
        }}
      >
        {appearances.map(({ value, label }) => (
          <SegmentGroup.Item key={value} value={value}>
            <SegmentGroup.ItemText>{label}</SegmentGroup.ItemText>
            <SegmentGroup.ItemHiddenInput />
          </SegmentGroup.Item>
        ))}
      </SegmentGroup.Root>
    </chakra.div>
  );
}

function Entry({ entry: { icon, label, intent } }: { entry: MenuEntry }) {
  const styles = useSlotRecipe({ recipe: sidebarRecipe })();
  const dispatch = useAppDispatch();
  return (
    <chakra.button
      type="button"
      css={styles.entry}
      onClick={() => {
        dispatch(workspaceActions.drawerToggled({ open: false }));
        dispatch(intent());
      }}
    >
      <Icon name={icon} />
      {label}
    </chakra.button>
  );
}

/** At the drawer's foot: what else stands behind the user's name. */
export default function DrawerMenu() {
  return menuGroups
    .flat()
    .map((entry) =>
      entry === 'appearance' ? (
        <Appearance key={entry} />
      ) : (
        <Entry key={entry.label} entry={entry} />
      ),
    );
}
