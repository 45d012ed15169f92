import { SkipNavLink } from '@chakra-ui/react/skip-nav';
import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useRef, type MouseEvent } from 'react';

import { selectUser } from '../../features/session/sessionSlice';
import { displayName } from '../../features/session/user';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useMediaQuery } from '../kit/list/useMediaQuery';
import { shellRecipe } from '../theme/recipes/shell';
import { skipNavLinkRecipe } from '../theme/recipes/skipNavLink';
import { CommandKeys, Drawer } from './chunks';
import { CrashBoundary } from '../CrashBoundary';
import { ModalHost } from './ModalHost';
import { PanelHost } from './PanelHost';
import { SectionView } from './SectionView';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';

function SectionDrawer() {
  const isOpen = useAppSelector((state) => state.workspace.drawerOpen);
  const user = useAppSelector(selectUser);
  // In rem, like the recipes' `lg` that shows its button: they go together in larger letters, too.
  const isNarrow = useMediaQuery('(max-width: 63.99rem)');
  const dispatch = useAppDispatch();
  if (!isOpen || !isNarrow) return null;
  const close = () => {
    dispatch(workspaceActions.drawerToggled({ open: false }));
  };
  return (
    <CrashBoundary onClose={close}>
      <Drawer label={user ? `Menu de ${displayName(user)}` : 'Menu'} onClose={close}>
        <Sidebar {...(user && { person: user })} />
      </Drawer>
    </CrashBoundary>
  );
}

/** Where the skip link leads. */
const MAIN = 'conteudo';

/** The signed-in layout: sidebar (a drawer under 1024 px), top bar and main content. */
export default function Shell() {
  const mainRef = useRef<HTMLElement>(null);
  const styles = useSlotRecipe({ recipe: shellRecipe })();
  const skip = (event: MouseEvent) => {
    // The address never changes.
    event.preventDefault();
    mainRef.current?.focus();
  };
  return (
    <chakra.div css={styles.root}>
      <SkipNavLink recipe={skipNavLinkRecipe} id={MAIN} onClick={skip}>
        Ir para o conteúdo
      </SkipNavLink>
      <chakra.aside css={styles.sidebar} aria-label="Barra lateral">
        <Sidebar />
      </chakra.aside>
      <chakra.div css={styles.page}>
        <TopBar />
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
