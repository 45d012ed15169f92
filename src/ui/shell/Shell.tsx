import { SkipNavLink } from '@chakra-ui/react/skip-nav';
import {
  chakra,
  defineRecipe,
  defineSlotRecipe,
  useSlotRecipe,
} from '@chakra-ui/react/styled-system';
import { useRef, type MouseEvent } from 'react';

import { selectUser } from '../../features/session/sessionSlice';
import { displayName } from '../../features/session/user';
import { navigationActions } from '../../features/navigation/navigationSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useMediaQuery } from '../kit/list/useMediaQuery';
import { CommandKeys, ConnectionLine, Drawer } from './chunks';
import { CrashBoundary } from '../chunks/CrashBoundary';
import { ModalHost, PanelHost } from './hosts';
import { SectionView } from './SectionView';
import { Sidebar } from './Sidebar';
import { CONTENT_WIDTH, TopBar } from './TopBar';

/** Hidden above the window until it has the focus. */
const skipNavLinkRecipe = defineRecipe({
  base: {
    position: 'fixed',
    zIndex: 30,
    top: '8px',
    left: '8px',
    padding: '10px 16px',
    background: 'surface',
    borderRadius: 'base',
    boxShadow: 'float',
    textDecoration: 'none',
    // Hides its shadow, too, which would still reach into the window.
    '&:not(:focus-visible)': { transform: 'translateY(-200%)', boxShadow: 'none' },
    _print: { display: 'none' },
  },
});

/** An open modal is printed alone; `Modal` sets this attribute. */
const behindModal = { _print: { '&:has(~ [data-printed-alone])': { display: 'none' } } };

/** The sidebar and the page are side by side from 1024 px on. */
const shellRecipe = defineSlotRecipe({
  slots: ['root', 'sidebar', 'page', 'main'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '248px minmax(0, 1fr)' },
      minHeight: '100dvh',
      // The top bar's height, for elements that stick below it.
      '--of-bar': '72px',
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
      padding: { base: '8px 16px 40px', md: '32px 40px 56px' },
      _print: { maxWidth: 'none', padding: '16px 0 0' },
      outline: 'none',
      // Adds scrolling room below the page, so that notices do not cover its end.
      _after: { content: '""', display: 'block', height: 'var(--of-notices)' },
    },
  },
});

function SectionDrawer() {
  const isOpen = useAppSelector((state) => state.workspace.navigation.drawerOpen);
  const user = useAppSelector(selectUser);
  // The unit is rem, like that of the recipes' `lg`, so that both change together with larger fonts.
  const isNarrow = useMediaQuery('(max-width: 63.99rem)');
  const dispatch = useAppDispatch();
  if (!isOpen || !isNarrow) return null;
  const close = () => {
    dispatch(navigationActions.drawerToggled({ open: false }));
  };
  return (
    <CrashBoundary onClose={close}>
      <Drawer label={user ? `Menu de ${displayName(user)}` : 'Menu'} onClose={close}>
        <Sidebar {...(user && { person: user })} />
      </Drawer>
    </CrashBoundary>
  );
}

/** The target of the skip link. */
const MAIN = 'conteudo';

/** The signed-in layout: sidebar (a drawer under 1024 px), top bar and main content. */
export default function Shell() {
  const mainRef = useRef<HTMLElement>(null);
  const styles = useSlotRecipe({ recipe: shellRecipe })();
  const skipToMain = (event: MouseEvent) => {
    // The link only moves the focus; the address stays as it is.
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
      <SectionDrawer />
      <CommandKeys />
      <PanelHost />
      <ModalHost />
    </chakra.div>
  );
}
