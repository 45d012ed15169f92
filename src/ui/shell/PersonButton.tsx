import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';

import { displayName, type User } from '../../features/session/user';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Icon } from '../kit/art/Icon';
import { useMediaQuery } from '../kit/list/useMediaQuery';
import { topBarRecipe } from '../theme/recipes/topBar';
import { UserMenu } from './chunks';
import { CrashBoundary } from '../CrashBoundary';

const BUTTON = 'pessoa';

/** Who is signed in; from 768 px on a button with a menu behind it, which on phones the drawer has. */
export function PersonButton({ user }: { user: User }) {
  const isOpen = useAppSelector(({ workspace }) => workspace.panel?.kind === 'userMenu');
  const isWide = useMediaQuery('(min-width: 48rem)');
  const dispatch = useAppDispatch();
  const styles = useSlotRecipe({ recipe: topBarRecipe })();
  const words = (
    <>
      <chakra.strong css={styles.name}>{displayName(user)}</chakra.strong>
      <chakra.span css={styles.email}>{user.email}</chakra.span>
    </>
  );
  if (!isWide) return <chakra.div css={styles.person}>{words}</chakra.div>;
  const close = () => {
    dispatch(workspaceActions.panelClosed('userMenu'));
  };
  return (
    <chakra.div css={styles.personMenu}>
      {/* A plain button: Chakra's menu comes when it is asked for. */}
      <chakra.button
        type="button"
        id={BUTTON}
        css={styles.personButton}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => {
          if (isOpen) close();
          else dispatch(workspaceActions.panelOpened({ kind: 'userMenu' }));
        }}
      >
        <chakra.span css={styles.person}>{words}</chakra.span>
        <Icon name="chevron" size={16} />
      </chakra.button>
      {isOpen && (
        <CrashBoundary onClose={close}>
          <UserMenu buttonId={BUTTON} />
        </CrashBoundary>
      )}
    </chakra.div>
  );
}
