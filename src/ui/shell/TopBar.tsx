import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';

import { selectSignedInByForm, selectUser } from '../../features/app/session/sessionSlice';
import { displayName, type User } from '../../features/shared/user';
import { workspaceActions } from '../../features/app/workspace/workspaceSlice';
import { navigationActions, selectSection } from '../../features/app/navigation/navigationSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { CrashBoundary } from '../kit/chunks/CrashBoundary';
import { Button, IconButton } from '../kit/form/Button';
import { openPalette } from './commands/firstCommands';
import { ariaKeys, keyLabels } from '../records/keys';
import { Icon } from '../kit/art/Icon';
import { useMediaQuery } from '../kit/hooks/useMediaQuery';
import { Keys } from '../kit/text/Keys';
import { UserMenu } from './chunks';
import { useSectionTitle } from './useDocumentTitle';
import { slotRecipe } from '../theme/slotRecipe';

/** The greatest width of a page in px, without its padding of 40 px. In a wider window the page is centred. */
export const CONTENT_WIDTH = 1480;

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

/**
 * The look of the top bar. On phones the user's name is one line under the title and 'Sair' is an icon; the drawer
 * shows the full name.
 */
const topBarRecipe = slotRecipe({
  base: {
    root: {
      position: 'sticky',
      top: 0,
      zIndex: 20,
      display: 'flex',
      alignItems: 'center',
      gap: { base: '2', md: '5' },
      // Here the longest title has one line with spaced letters, too.
      '@media (max-width: 23rem)': { gap: 0 },
      // In a low window, as at 400 % zoom, it would take the room of what is read.
      '@media screen and (max-height: 25rem)': { position: 'static' },
      height: 'var(--of-bar)',
      // Aligns the bar with the content below it.
      paddingInline: {
        base: '8px',
        md: `max(var(--of-side), calc(50% - ${String(CONTENT_WIDTH / 2)}px))`,
      },
      background: 'bg',
      borderBottom: 'hairline',
      // A card that is printed alone has a title of its own, so the bar is hidden.
      _print: {
        position: 'static',
        paddingInline: 0,
        '&:has(~ main [data-prints-part])': { display: 'none' },
      },
    },
    menu: { display: { lg: 'none' }, _print: { display: 'none' } },
    heading: { flex: 1, minWidth: 0, display: { md: 'contents' } },
    title: {
      textStyle: 'title',
      flex: 1,
      minWidth: 0,
      outline: 'none',
      // At this size the longest title, a single word, fits on one line of the smallest phones.
      fontSize: { base: 'min(1.375rem, 5.2vw)', md: 'bar' },
    },
    long: { display: { mdDown: 'none' } },
    // The look depends on the width alone, not on whether the name is already a button: the page is laid out for a new
    // width before the script learns of it, and a long name must not take the title's room meanwhile.
    personMenu: {
      order: 1,
      minWidth: 0,
      maxWidth: { md: '34%' },
      paddingLeft: { md: '3' },
      borderLeft: { md: 'hairline' },
      // On paper the name is plain text, not a button.
      _print: { border: 0, maxWidth: 'none', paddingLeft: 0 },
    },
    personButton: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: '100%',
      minHeight: { md: 'target' },
      paddingInline: { md: '2' },
      borderRadius: 'base',
      _print: { paddingInline: 0 },
      _hover: { background: 'accentSoft' },
      _expanded: { background: 'accentSoft' },
      '& > svg': { color: 'muted', _print: { display: 'none' } },
      '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
    },
    person: {
      display: { base: 'flex', md: 'block' },
      gap: '1.5',
      minWidth: 0,
      textAlign: { md: 'right' },
      fontSize: { base: '12px', md: 'label' },
      lineHeight: 1.3,
    },
    name: {
      ...oneLine,
      display: 'block',
      maxWidth: { base: '60%', md: 'none' },
      flex: 'none',
      fontSize: { md: 'control' },
    },
    email: { ...oneLine, display: 'block', minWidth: 0, color: 'muted' },
    // The button looks like a quiet icon button, but is as wide as the keys that it shows.
    find: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      flex: 'none',
      minWidth: 'target',
      height: 'target',
      paddingInline: { lg: '2' },
      // The keys are hidden where the menu button and the title need the room.
      '& kbd': { display: { xlDown: 'none' } },
      borderRadius: 'base',
      color: 'muted',
      _hover: { background: 'accentSoft', color: 'accent' },
      _print: { display: 'none' },
    },
    bell: { position: 'relative', padding: '2.5', _print: { display: 'none' } },
    count: {
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
    leave: { order: 2, display: { base: 'none', md: 'block' }, _print: { display: 'none' } },
    leaveIcon: { display: { md: 'none' }, _print: { display: 'none' } },
  },
});

const BUTTON = 'pessoa';

/**
 * The name of the signed-in user. From 768 px on it is a button that opens the menu; on phones the drawer contains
 * the menu.
 */
function PersonButton({ user }: { user: User }) {
  const isOpen = useAppSelector(({ workspace }) => workspace.navigation.panel === 'userMenu');
  const isWide = useMediaQuery('(min-width: 48rem)');
  const dispatch = useAppDispatch();
  const styles = useSlotRecipe({ recipe: topBarRecipe })();
  const words = (
    <>
      <chakra.strong css={styles.name}>{displayName(user)}</chakra.strong>
      <chakra.span css={styles.email}>{user.email}</chakra.span>
    </>
  );
  if (!isWide) {
    return (
      <chakra.div css={styles.personMenu}>
        <chakra.div css={styles.person}>{words}</chakra.div>
      </chakra.div>
    );
  }
  const close = () => dispatch(navigationActions.panelClosed('userMenu'));
  return (
    <chakra.div css={styles.personMenu}>
      {/* The button is a plain one, because Chakra's menu is loaded only when the menu is first opened. */}
      <chakra.button
        type="button"
        id={BUTTON}
        css={styles.personButton}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => {
          if (isOpen) close();
          else dispatch(workspaceActions.panelOpened('userMenu'));
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

/** The number at the bell is fixed and decorative, as specified. */
const NOTIFICATIONS = 3;

const focusTitle = (title: HTMLElement | null) => title?.focus();

/** The top bar: the section's title, the bell, the signed-in user and 'Sair'. */
export function TopBar() {
  const title = useSectionTitle();
  const section = useAppSelector(selectSection);
  const cameByForm = useAppSelector(selectSignedInByForm);
  const user = useAppSelector(selectUser);
  const dispatch = useAppDispatch();
  const styles = useSlotRecipe({ recipe: topBarRecipe })();
  const askToSignOut = () => dispatch(workspaceActions.confirmationAsked({ kind: 'signOut' }));
  return (
    <chakra.header css={styles.root}>
      <chakra.span css={styles.menu}>
        <IconButton
          icon="menu"
          label="Abrir o menu"
          onClick={() => dispatch(navigationActions.drawerToggled({ open: true }))}
        />
      </chakra.span>
      <chakra.div css={styles.heading}>
        {/* After a sign-in the title gets the focus, because the login form that had the focus has disappeared.
            When a stored session is restored, the focus stays at the top of the page. */}
        <chakra.h1 css={styles.title} ref={cameByForm ? focusTitle : null} tabIndex={-1}>
          {/* The title alone is a text alone, which changes in a translated page, too. */}
          {section === 'weeks' ? (
            <>
              {/* Phones have no room for it. */}
              <chakra.span css={styles.long}>As próximas </chakra.span>
              <span>{title}</span>
            </>
          ) : (
            title
          )}
        </chakra.h1>
        {user && <PersonButton user={user} />}
      </chakra.div>
      <chakra.button
        type="button"
        css={styles.find}
        aria-label="Buscar ou criar"
        aria-haspopup="dialog"
        aria-keyshortcuts={ariaKeys(openPalette.keys)}
        onClick={() => dispatch(openPalette.intent())}
      >
        <Icon name="search" />
        {openPalette.keys.map((keys, index) => (
          <Keys key={index} keys={keyLabels(keys)} />
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
        <Button variant="surface" icon="exit" onClick={askToSignOut}>
          Sair
        </Button>
      </chakra.span>
      <chakra.span css={styles.leaveIcon}>
        <IconButton icon="exit" label="Sair" onClick={askToSignOut} />
      </chakra.span>
    </chakra.header>
  );
}
