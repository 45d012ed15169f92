/** The layout of a signed-in user's page: the active section and the frame around it. */
import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { SkipNavLink } from '@chakra-ui/react/skip-nav';
import { chakra, defineRecipe, useSlotRecipe } from '@chakra-ui/react/styled-system';
import {
  selectSection,
  navigationActions,
  type Section,
} from '../../features/app/navigation/navigationSlice';
import { selectUser } from '../../features/app/session/sessionSlice';
import { displayName } from '../../features/shared/user';
import { useAppSelector, useAppDispatch } from '../../store/hooks';
import { CrashBoundary } from '../kit/chunks/CrashBoundary';
import { useKeptFigures } from '../sections/dashboard/keptFigures';
import { mainElement } from '../kit/dialog/landmarks';
import { useMediaQuery } from '../kit/hooks/useMediaQuery';
import { CARDS_QUERY, COMPACT_QUERY } from '../theme/media';
import { ExportListContext } from '../records/exporting';
import { Sidebar } from './Sidebar';
import { CONTENT_WIDTH, TopBar } from './TopBar';
import { ExportList, FootBar, sectionChunks, CommandKeys, ConnectionLine, Drawer } from './chunks';
import { ModalHost, PanelHost } from './hosts';
import { slotRecipe } from '../theme/slotRecipe';

/** Scrolls the page to the top when another section is shown, before the section reads the scroll position. */
function ScrollToTop({ of }: { of: Section }) {
  const isDrawerOpen = useAppSelector(({ workspace }) => workspace.navigation.drawerOpen);
  const previousRef = useRef<{ section?: Section; isDrawerOpen: boolean }>({ isDrawerOpen });
  useLayoutEffect(() => {
    const previous = previousRef.current;
    previousRef.current = { section: of, isDrawerOpen };
    if (previous.section === of) return;
    window.scrollTo(0, 0);
    // Moves the focus to the new section in two cases. In the first, a pressed button has disappeared with the old
    // section, which leaves the focus on the body. In the second, a key has changed the section, which leaves the focus
    // on the old section's tab. After a choice in the drawer, the drawer returns the focus itself.
    const { activeElement } = document;
    const tab = activeElement?.closest('nav button');
    const isFocusLost =
      activeElement === document.body || (tab && !tab.hasAttribute('aria-current'));
    if (previous.section && !previous.isDrawerOpen && isFocusLost)
      mainElement()?.focus({ preventScroll: true });
  }, [of, isDrawerOpen]);
  return null;
}

/** The active section. */
export function SectionView() {
  const section = useAppSelector(selectSection);
  const isWithoutRows = useKeptFigures() !== null;
  const View = sectionChunks[section];
  return (
    <>
      <ScrollToTop of={section} />
      <CrashBoundary key={section}>
        <ExportListContext value={ExportList}>
          {isWithoutRows && section !== 'dashboard' ? (
            <p role="status">Carregando seus dados...</p>
          ) : (
            <View />
          )}
        </ExportListContext>
      </CrashBoundary>
    </>
  );
}

/** The look of the skip link, which is hidden above the window until it has the focus. */
const skipNavLinkRecipe = defineRecipe({
  base: {
    position: 'fixed',
    zIndex: 30,
    top: '2',
    left: '2',
    paddingBlock: '2.5',
    paddingInline: '4',
    background: 'surface',
    borderRadius: 'base',
    boxShadow: 'float',
    textDecoration: 'none',
    // The shadow is removed, too, because it would still be visible in the window.
    '&:not(:focus-visible)': { transform: 'translateY(-200%)', boxShadow: 'none' },
    _print: { display: 'none' },
  },
});

/** Hides the page in print while a modal is open, so that the modal is printed alone. `Modal` sets this attribute. */
const behindModal = { _print: { '&:has(~ [data-printed-alone])': { display: 'none' } } };

const compact = `@media screen and ${COMPACT_QUERY}`;

/** The look of the layout. The sidebar and the page are side by side from 1024 px on. */
const shellRecipe = slotRecipe({
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '248px minmax(0, 1fr)' },
      minHeight: '100dvh',
      // The height of the top bar, for elements that stick below it.
      '--of-bar': { base: '64px', md: '72px' },
      // The margin beside the page's content.
      '--of-side': { base: '16px', md: '40px' },
      [compact]: {
        gridTemplateColumns: '208px minmax(0, 1fr)',
        '--of-bar': '64px',
        // 24 px where the window is narrowest, and 32 px soon after.
        '--of-side': 'clamp(24px, (100vw - 73.75rem) * 99, 32px)',
      },
      '--of-content': `${String(CONTENT_WIDTH)}px`,
      _print: { display: 'block', minHeight: 0 },
    },
    sidebar: {
      position: 'sticky',
      top: 0,
      height: '100dvh',
      overflowY: 'auto',
      background: 'sunken',
      display: { base: 'none', lg: 'block' },
      _print: { display: 'none' },
    },
    page: behindModal,
    main: {
      width: '100%',
      maxWidth: `${String(CONTENT_WIDTH + 80)}px`,
      marginInline: 'auto',
      padding: { base: '8px var(--of-side)', md: '32px var(--of-side)' },
      [compact]: { paddingTop: '5' },
      paddingBottom: { base: 'calc(16px + var(--of-nav))', md: '56px' },
      _print: { maxWidth: 'none', padding: '16px 0 0' },
      outline: 'none',
    },
    foot: {
      position: 'fixed',
      inset: 'auto 0 0',
      zIndex: 20,
      height: 'var(--of-nav)',
      background: 'bg',
      borderTop: 'hairline',
      // The cells are hidden while the virtual keyboard is open.
      '&:has(> [data-typing])': { display: 'none' },
      _print: { display: 'none' },
    },
  },
});

function SectionDrawer() {
  const isOpen = useAppSelector((state) => state.workspace.navigation.drawerOpen);
  const user = useAppSelector(selectUser);
  // The unit is rem, like that of the recipes' `lg`, so that both breakpoints move when the user's font is larger.
  const isNarrow = useMediaQuery('(max-width: 63.99rem)');
  const dispatch = useAppDispatch();
  if (!isOpen || !isNarrow) return null;
  const close = () => dispatch(navigationActions.drawerToggled({ open: false }));
  return (
    <CrashBoundary onClose={close}>
      <Drawer label={user ? `Menu de ${displayName(user)}` : 'Menu'} onClose={close}>
        <Sidebar {...(user && { person: user })} />
      </Drawer>
    </CrashBoundary>
  );
}

/** Makes the page and what stands at its foot leave room for the bar of sections. */
function reserveNav(): () => void {
  const { style } = document.documentElement;
  style.setProperty('--of-nav', 'calc(64px + env(safe-area-inset-bottom, 0px))');
  return () => style.removeProperty('--of-nav');
}

/** The bar of sections at a phone's foot. Its room is kept until its cells are loaded. */
function PhoneFoot() {
  const isPhone = useMediaQuery(CARDS_QUERY);
  const styles = useSlotRecipe({ recipe: shellRecipe })();
  return (
    isPhone && (
      <chakra.div css={styles.foot} ref={reserveNav}>
        <FootBar />
      </chakra.div>
    )
  );
}

/** The id of the main content, to which the skip link leads. */
const MAIN = 'conteudo';

/** The signed-in layout: the sidebar (a drawer under 1024 px), the top bar and the main content. */
export default function Shell() {
  const mainRef = useRef<HTMLElement>(null);
  const styles = useSlotRecipe({ recipe: shellRecipe })();
  const skipToMain = (event: MouseEvent) => {
    // The skip link only moves the focus. The page's address does not change.
    event.preventDefault();
    mainRef.current?.focus();
  };
  return (
    <chakra.div css={styles.root}>
      <SkipNavLink recipe={skipNavLinkRecipe} id={MAIN} onClick={skipToMain}>
        Ir para o conteúdo
      </SkipNavLink>
      <chakra.aside css={styles.sidebar} aria-label="Barra lateral">
        <Sidebar />
      </chakra.aside>
      <chakra.div css={styles.page}>
        <TopBar />
        <ConnectionLine />
        <chakra.main css={styles.main} ref={mainRef} id={MAIN} tabIndex={-1}>
          <SectionView />
        </chakra.main>
      </chakra.div>
      <PhoneFoot />
      <SectionDrawer />
      <CommandKeys />
      <PanelHost />
      <ModalHost />
    </chakra.div>
  );
}
