import { chakra } from '@chakra-ui/react/styled-system';

import { selectSession } from '../../features/session/sessionSlice';
import { displayName } from '../../features/session/user';
import { selectSection, workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../kit/form/Button';
import { Icon } from '../kit/art/Icon';
import { IconButton } from '../kit/form/IconButton';
import { serif } from '../theme/type';
import { sectionLabel } from './labels';

/** Fixed and decorative, as the specification has it. */
const NOTIFICATIONS = 3;

const Root = chakra('header', {
  base: {
    position: 'sticky',
    top: 0,
    zIndex: 20,
    display: 'flex',
    alignItems: 'center',
    gap: { base: '2', md: '5' },
    height: '72px',
    paddingInline: { base: '8px', md: '40px' },
    background: 'bg',
    borderBottom: '1px solid',
    borderColor: 'hairline',
    '& h1': {
      ...serif,
      flex: 1,
      minWidth: 0,
      outline: 'none',
      fontSize: { base: '1.375rem', md: 'bar' },
    },
    '& .of-menu': { display: { lg: 'none' } },
    '& .of-bell': { position: 'relative', padding: '10px' },
    '& .of-bell b': {
      position: 'absolute',
      top: 0,
      right: 0,
      display: 'grid',
      placeItems: 'center',
      width: '18px',
      height: '18px',
      borderRadius: '50%',
      background: 'accent',
      color: 'accentContrast',
      fontSize: '11px',
    },
    // On a phone the person stands under the title, and 'Sair' is an icon.
    '& .of-title': { flex: 1, minWidth: 0, display: { md: 'contents' } },
    '& .of-person': {
      order: 1,
      minWidth: 0,
      maxWidth: { md: '34%' },
      paddingLeft: { md: '5' },
      borderLeft: { md: '1px solid {colors.hairline}' },
      textAlign: { md: 'right' },
      fontSize: { base: '12px', md: 'label' },
      lineHeight: 1.3,
      '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& strong': { display: 'block', fontSize: { md: 'control' } },
      '& span': { display: 'block', color: 'muted' },
    },
    '& .of-leave': { order: 2, display: { base: 'none', md: 'block' } },
    '& .of-leave-icon': { display: { md: 'none' } },
  },
});

const focus = (title: HTMLElement | null) => title?.focus();

/** The section's title, the bell, the signed-in person and 'Sair'. */
export function TopBar() {
  const section = useAppSelector(selectSection);
  const { user, screen } = useAppSelector(selectSession);
  const dispatch = useAppDispatch();
  const leave = () => {
    dispatch(workspaceActions.confirmationAsked({ kind: 'signOut' }));
  };
  return (
    <Root>
      <span className="of-menu">
        <IconButton
          icon="menu"
          label="Abrir o menu"
          onClick={() => {
            dispatch(workspaceActions.drawerToggled({ open: true }));
          }}
        />
      </span>
      <div className="of-title">
        {/* With the login form its focus went; a page that opens with a session begins at its top. */}
        <h1 ref={screen === 'auth' ? focus : null} tabIndex={-1}>
          {sectionLabel[section]}
        </h1>
        {user && (
          <div className="of-person">
            <strong>{displayName(user)}</strong>
            <span>{user.email}</span>
          </div>
        )}
      </div>
      <span className="of-bell" role="img" aria-label={`Notificações: ${String(NOTIFICATIONS)}`}>
        <Icon name="bell" />
        <b>{NOTIFICATIONS}</b>
      </span>
      <span className="of-leave">
        <Button kind="quiet" icon="exit" onClick={leave}>
          Sair
        </Button>
      </span>
      <span className="of-leave-icon">
        <IconButton icon="exit" label="Sair" onClick={leave} />
      </span>
    </Root>
  );
}
