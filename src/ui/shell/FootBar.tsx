import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useSyncExternalStore } from 'react';
import type { SIDEBAR_SECTIONS } from '../../features/app/navigation/navigationSlice';
import { workspaceActions } from '../../features/app/workspace/workspaceSlice';
import { useAppDispatch } from '../../store/hooks';
import { Icon } from '../kit/art/Icon';
import { IconButton } from '../kit/form/Button';
import { sectionLabel } from '../records/nouns';
import { useActiveTab } from './useActiveTab';
import { slotRecipe } from '../theme/slotRecipe';

/** The look of the bar at a phone's foot: five equal cells. The active one has a thick line on top. */
const footBarRecipe = slotRecipe({
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      height: '63px',
    },
    cell: {
      display: 'grid',
      placeItems: 'center',
      alignContent: 'center',
      gap: '1',
      // At this size the longest word fits in its cell on the smallest phones.
      fontSize: 'min(0.75rem, 3.08vw)',
      // With spaced letters it wraps.
      overflowWrap: 'anywhere',
      lineHeight: 1.2,
      color: 'muted',
      _currentPage: {
        boxShadow: 'inset 0 4px var(--of-colors-accent)',
        color: 'ink',
        fontWeight: 600,
        '& > svg': { color: 'accent' },
      },
      _focusVisible: { outlineOffset: '-3px' },
    },
    add: { display: 'grid', placeItems: 'center' },
  },
});

const TYPED_INTO = 'input:not([type=checkbox], [type=radio]), textarea, [contenteditable]';

/** With its keyboard open, a phone shows less of the page than this share of its screen. */
const WITH_KEYBOARD = 0.65;

/** Whether the virtual keyboard is open. Browsers do not say it, but it takes much of the height while a field has the focus. */
const isKeyboardOpen = (): boolean =>
  (window.visualViewport?.height ?? window.innerHeight) < WITH_KEYBOARD * window.screen.height &&
  document.activeElement?.matches(TYPED_INTO) === true;

function followKeyboard(listener: () => void): () => void {
  const { visualViewport } = window;
  visualViewport?.addEventListener('resize', listener);
  document.addEventListener('focusin', listener);
  document.addEventListener('focusout', listener);
  return () => {
    visualViewport?.removeEventListener('resize', listener);
    document.removeEventListener('focusin', listener);
    document.removeEventListener('focusout', listener);
  };
}

/** A cell that leads to a section. */
function Cell({ section }: { section: (typeof SIDEBAR_SECTIONS)[number] }) {
  const active = useActiveTab();
  const dispatch = useAppDispatch();
  const styles = useSlotRecipe({ recipe: footBarRecipe })();
  return (
    <chakra.button
      type="button"
      css={styles.cell}
      aria-current={section === active ? 'page' : undefined}
      onClick={() => dispatch(workspaceActions.sectionChosen(section))}
    >
      <Icon name={section} />
      {sectionLabel[section]}
    </chakra.button>
  );
}

/**
 * The cells of the bar at a phone's foot: the sections that are used most, and the button that adds a record. All
 * sections are in the drawer. The bar hides while the virtual keyboard is open.
 */
export default function FootBar() {
  const dispatch = useAppDispatch();
  const styles = useSlotRecipe({ recipe: footBarRecipe })();
  const isTyping = useSyncExternalStore(followKeyboard, isKeyboardOpen);
  return (
    <chakra.nav css={styles.root} aria-label="Principais" data-typing={isTyping ? '' : undefined}>
      <Cell section="dashboard" />
      <Cell section="quotes" />
      <chakra.div css={styles.add}>
        <IconButton
          icon="plus"
          label="Adicionar"
          aria-haspopup="dialog"
          width="48px"
          height="48px"
          background="accent"
          color="accentContrast"
          _hover={{ background: 'accentHover' }}
          onClick={() => dispatch(workspaceActions.panelOpened('add'))}
        />
      </chakra.div>
      <Cell section="projects" />
      <Cell section="payments" />
    </chakra.nav>
  );
}
