import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';

import { selectCameByForm, selectUser } from '../../features/session/sessionSlice';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../kit/form/Button';
import { findAnything } from '../commands/firstCommands';
import { ariaKeys, capsOf } from '../kit/form/keys';
import { Icon } from '../kit/art/Icon';
import { IconButton } from '../kit/form/IconButton';
import { Keys } from '../kit/text/Keys';
import { topBarRecipe } from '../theme/recipes/topBar';
import { PersonButton } from './PersonButton';
import { useSectionTitle } from './useSectionTitle';

/** Fixed and decorative, as the specification has it. */
const NOTIFICATIONS = 3;

const focus = (title: HTMLElement | null) => title?.focus();

/** The section's title, the bell, the signed-in person and 'Sair'. */
export function TopBar() {
  const title = useSectionTitle();
  const cameByForm = useAppSelector(selectCameByForm);
  const user = useAppSelector(selectUser);
  const dispatch = useAppDispatch();
  const styles = useSlotRecipe({ recipe: topBarRecipe })();
  const leave = () => {
    dispatch(workspaceActions.confirmationAsked({ kind: 'signOut' }));
  };
  return (
    <chakra.header css={styles.root}>
      <chakra.span css={styles.menu}>
        <IconButton
          icon="menu"
          label="Abrir o menu"
          onClick={() => {
            dispatch(workspaceActions.drawerToggled({ open: true }));
          }}
        />
      </chakra.span>
      <chakra.div css={styles.heading}>
        {/* With the login form its focus went; a page that opens with a session begins at its top. */}
        <chakra.h1 css={styles.title} ref={cameByForm ? focus : null} tabIndex={-1}>
          {title}
        </chakra.h1>
        {user && <PersonButton user={user} />}
      </chakra.div>
      <chakra.button
        type="button"
        css={styles.find}
        aria-label="Achar ou fazer"
        aria-haspopup="dialog"
        aria-keyshortcuts={ariaKeys(findAnything.keys)}
        onClick={() => {
          dispatch(findAnything.intent());
        }}
      >
        <Icon name="search" />
        {findAnything.keys.map((keys, index) => (
          <Keys key={index} keys={capsOf(keys)} />
        ))}
      </chakra.button>
      <chakra.span
        css={styles.bell}
        role="img"
        aria-label={`Notificações: ${String(NOTIFICATIONS)}`}
      >
        <Icon name="bell" />
        <chakra.b css={styles.count}>{NOTIFICATIONS}</chakra.b>
      </chakra.span>
      <chakra.span css={styles.leave}>
        <Button variant="surface" icon="exit" onClick={leave}>
          Sair
        </Button>
      </chakra.span>
      <chakra.span css={styles.leaveIcon}>
        <IconButton icon="exit" label="Sair" onClick={leave} />
      </chakra.span>
    </chakra.header>
  );
}
