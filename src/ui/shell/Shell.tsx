import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';

import { selectUser } from '../../features/session/sessionSlice';
import { displayName } from '../../features/session/user';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useMediaQuery } from '../kit/list/useMediaQuery';
import { Drawer } from './chunks';
import { ConfirmationHost } from './ConfirmationHost';
import { CrashBoundary } from './CrashBoundary';
import { ModalHost } from './ModalHost';
import { SectionView } from './SectionView';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';

const Root = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '248px minmax(0, 1fr)' },
    minHeight: '100dvh',
    '& > .of-sidebar': {
      position: 'sticky',
      top: 0,
      height: '100dvh',
      overflowY: 'auto',
      background: 'sunken',
      display: { base: 'none', lg: 'block' },
    },
    '& main': {
      width: '100%',
      maxWidth: '1320px',
      padding: { base: '20px 16px 40px', md: '32px 40px 56px' },
      // The end of a page can be scrolled clear of the notices.
      '&::after': { content: '""', display: 'block', height: 'var(--of-notices)' },
      outline: 'none',
    },
    '& .of-skip': {
      position: 'fixed',
      zIndex: 30,
      top: '8px',
      left: '8px',
      padding: '10px 16px',
      background: 'surface',
      borderRadius: 'base',
      boxShadow: 'float',
      // Its shadow would still reach into the window.
      '&:not(:focus-visible)': { transform: 'translateY(-200%)', boxShadow: 'none' },
    },
  },
});

function SectionDrawer() {
  const isOpen = useAppSelector((state) => state.workspace.drawerOpen);
  const user = useAppSelector(selectUser);
  const isNarrow = useMediaQuery('(max-width: 1023.98px)');
  const dispatch = useAppDispatch();
  if (!isOpen || !isNarrow) return null;
  const close = () => {
    dispatch(workspaceActions.drawerToggled({ open: false }));
  };
  return (
    <CrashBoundary onClose={close}>
      <Drawer label={user ? `Menu de ${displayName(user)}` : 'Menu'} onClose={close}>
        <Sidebar />
      </Drawer>
    </CrashBoundary>
  );
}

/** The signed-in layout: sidebar (a drawer under 1024 px), top bar and main content. */
export default function Shell() {
  const mainRef = useRef<HTMLElement>(null);
  return (
    <Root>
      <button type="button" className="of-skip" onClick={() => mainRef.current?.focus()}>
        Ir para o conteúdo
      </button>
      <aside className="of-sidebar" aria-label="Barra lateral">
        <Sidebar />
      </aside>
      <div>
        <TopBar />
        <main ref={mainRef} tabIndex={-1}>
          <SectionView />
        </main>
      </div>
      <SectionDrawer />
      <ModalHost />
      <ConfirmationHost />
    </Root>
  );
}
