import { Alert, AlertDescription, useAlertStyles } from '@chakra-ui/react/alert';
import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { alertRecipe } from '../../theme/recipes/alert';
import { Icon } from '../art/Icon';
import { IconButton } from '../form/Button';
import { followDialogFeet } from './dialogFeet';
import { mainElement, noteNotices, noticeStackId } from './landmarks';
import { reserveNotices } from './pageFoot';

/**
 * The element that contains the notices. Chakra's `Toaster` is not used, because it keeps its own state, while our
 * notices are rendered from the store.
 */
const Root = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 60,
    right: { base: '4', md: '10' },
    bottom: {
      base: 'calc(16px + var(--of-foot, var(--of-nav)))',
      md: 'calc(32px + var(--of-foot, var(--of-nav)))',
    },
    left: { base: '4', md: 'auto' },
    display: 'grid',
    // A notice is as wide as the stack, even if its content is short or long.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    width: { md: 'min(30.5rem, calc(100vw - 5rem))' },
    pointerEvents: 'none',
    '&[data-covered]': { zIndex: 39 },
    '&[data-open]': { maxHeight: '80dvh', overflowY: 'auto', pointerEvents: 'auto' },
    // Notices are not printed, because they would cover part of every printed page.
    _print: { display: 'none' },
  },
});

/** The button that shows the earlier notices: a tab on the newest one. */
const Earlier = chakra('button', {
  base: {
    // The stack is as high without the tab, so that it does not move when the tab comes.
    position: 'absolute',
    right: 0,
    bottom: '100%',
    justifySelf: 'end',
    minWidth: 'target',
    minHeight: { base: 'target', md: '32px' },
    paddingInline: '5',
    background: 'surface',
    border: 'strong',
    borderBottomWidth: 0,
    borderRadius: '4px 4px 0 0',
    color: 'accent',
    fontSize: 'label',
    fontWeight: 600,
    pointerEvents: 'auto',
    '[data-open] > &': { position: 'static', borderBottomWidth: '1px', borderRadius: 'base' },
  },
});

/** Whether two elements overlap on the screen. */
function overlap(one: Element, other: Element): boolean {
  const a = one.getBoundingClientRect();
  const b = other.getBoundingClientRect();
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The space (px) between the foot of a dialog and the notices above it. */
const ABOVE_FOOT = 12;

/**
 * Lifts the stack above the foot of the open dialog if it would cover the foot's buttons. Where it covers neither these
 * nor the focused control, it stays where it is.
 */
function keepFeetFree(stack: HTMLElement, feet: readonly HTMLElement[]): void {
  stack.style.transform = 'translateY(0)';
  const foot = feet.at(-1);
  if (!foot || !overlap(stack, foot)) return;
  const rise = stack.getBoundingClientRect().bottom - foot.getBoundingClientRect().top + ABOVE_FOOT;
  stack.style.transform = `translateY(${String(-rise)}px)`;
}

/**
 * Keeps the notices off what the user acts on: off the foot of a dialog, and off the focused control, to which it
 * scrolls. It also tells the page how high the notices are.
 */
function reserveSpace(stack: HTMLElement) {
  let feet: readonly HTMLElement[] = [];
  let height = 0;
  const place = () => {
    // Measuring an empty stack would lay out the page each time a dialog is opened or closed.
    if (stack.childElementCount === 0) return;
    keepFeetFree(stack, feet);
    const { activeElement } = document;
    if (!activeElement || stack.contains(activeElement) || !overlap(activeElement, stack)) return;
    if (activeElement.matches('main *')) activeElement.scrollIntoView({ block: 'nearest' });
    // A dialog has no room below its last field, so its middle is the safest place.
    else if (activeElement.matches('input, select, textarea'))
      activeElement.scrollIntoView({ block: 'center' });
  };
  const observer = new ResizeObserver(() => {
    noteNotices(stack.childElementCount > 0);
    if (stack.offsetHeight !== height) {
      height = stack.offsetHeight;
      reserveNotices(height);
    }
    place();
  });
  observer.observe(stack);
  const stopFollowing = followDialogFeet((present) => {
    feet = present;
    place();
  });
  return () => {
    observer.disconnect();
    stopFollowing();
  };
}

/** The control outside of the notices that had the focus before one of them got it. */
let focusedBefore: Element | null = null;

const rememberFocused = ({ currentTarget, relatedTarget }: FocusEvent) => {
  if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget))
    focusedBefore = relatedTarget;
};

export interface NoticeStackProps {
  /** How many notices stand behind the newest one. */
  earlier: number;
  /** Whether the earlier ones are shown, too. */
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Whether they wait behind the drawer, because there is no room for them beside its entries. */
  isCovered?: boolean;
  children: ReactNode;
}

/**
 * The stack of notices, in the lower right corner or above the foot of the window on phones. It is always rendered, so
 * that screen readers announce new notices. Because of its attribute it stays accessible even over an open modal.
 */
export function NoticeStack({
  earlier,
  isOpen,
  onToggle,
  isCovered = false,
  children,
}: NoticeStackProps) {
  return (
    <div id={noticeStackId} role="region" aria-label="Avisos" aria-live="off">
      {/* A dialog hides from screen readers what is in the element that its `NoticesLink` controls, unless that is live. */}
      <Root
        ref={reserveSpace}
        aria-live="off"
        onFocus={rememberFocused}
        {...(isOpen && { 'data-open': '' })}
        {...(isCovered && { 'data-covered': '' })}
      >
        {earlier > 0 && (
          <Earlier type="button" aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
            {isOpen ? 'menos' : `mais ${earlier.toLocaleString('pt-BR')}`}
          </Earlier>
        )}
        {children}
      </Root>
    </div>
  );
}

/** How many lines of a long text are shown at first. */
const LINES = 4;

/** Whether a text has more lines than are shown at the current width. */
function useIsCut(text: RefObject<HTMLElement | null>, expanded: boolean): boolean {
  const [isCut, setIsCut] = useState(false);
  useLayoutEffect(() => {
    const element = text.current;
    if (!element || expanded) return;
    const observer = new ResizeObserver(() =>
      setIsCut(element.scrollHeight > element.clientHeight + 1),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, expanded]);
  return isCut;
}

interface Props {
  expanded: boolean;
  onToggle: (expanded: boolean) => void;
  children: string;
}

/** The text of a notice. Only some of its lines are visible until it is expanded. Screen readers read all of them. */
function NoticeText({ expanded, onToggle, children }: Props) {
  const text = useRef<HTMLDivElement>(null);
  const isCut = useIsCut(text, expanded);
  const { more } = useAlertStyles();
  return (
    <>
      <AlertDescription
        ref={text}
        // A text may have several lines, one for each record.
        whiteSpace="pre-line"
        // An expanded text may scroll, so the keyboard must be able to focus it.
        {...(expanded
          ? { maxHeight: '30dvh', overflowY: 'auto', tabIndex: 0 }
          : { lineClamp: LINES })}
      >
        {children}
      </AlertDescription>
      {(isCut || expanded) && (
        <chakra.button
          type="button"
          css={more}
          aria-expanded={expanded}
          onClick={() => onToggle(!expanded)}
        >
          {expanded ? 'Mostrar menos' : 'Mostrar tudo'}
        </chakra.button>
      )}
    </>
  );
}

/**
 * How long a notice stays that closes itself (ms). It stays longer while it is expanded, has the focus or has the
 * pointer over it.
 */
const LIFETIME = 8_000;

const looks = {
  success: { status: 'success', icon: 'check' },
  danger: { status: 'error', icon: 'alert' },
  info: { status: 'info', icon: 'projects' },
} as const;

export interface NoticeProps {
  tone: keyof typeof looks;
  children: string;
  /** A button under the text, or to the right of the text if `beside` is set. */
  action?: ReactNode;
  beside?: boolean;
  /** Whether the notice stays until it is closed. Otherwise it closes itself. */
  stays?: boolean;
  /** Whether newer notices stand in front of it. Only screen readers find it then. */
  isBehind?: boolean;
  /** Whether the notice does not close itself for now: the user has opened the list of all, or the drawer covers them. */
  isHeld?: boolean;
  onClose: () => void;
}

/**
 * Moves the focus when a notice disappears that contains the focus: back into the open dialog, or else to the page. The
 * dialog's own focus trap would look for the control that has just disappeared.
 */
function moveFocusAway(frame: HTMLElement) {
  return () => {
    if (!frame.contains(document.activeElement)) return;
    const inDialog = focusedBefore?.isConnected === true && focusedBefore.closest('[role*=dialog]');
    const next = inDialog ? focusedBefore : mainElement();
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  };
}

/**
 * A message that floats over the page until it is closed. Screen readers announce it at once.
 */
export function Notice({
  tone,
  children,
  action,
  beside = false,
  stays = false,
  isBehind = false,
  isHeld = false,
  onClose,
}: NoticeProps) {
  const { status, icon } = looks[tone];
  const recipe = useSlotRecipe({ recipe: alertRecipe });
  const {
    frame,
    action: underStyles,
    beside: besideStyles,
  } = recipe({ variant: 'surface', status });
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [expanded, setExpanded] = useState(false);
  // The pointer does not leave a notice that another one hides.
  if (isBehind && isHovered) setHovered(false);
  const closeNotice = useEffectEvent(onClose);
  // A notice that could not be seen has not been read.
  const [wasSeen, setSeen] = useState(!isBehind);
  if (!isBehind && !wasSeen) setSeen(true);
  const closesItself = !stays && wasSeen && !isHeld && !isHovered && !isFocused && !expanded;
  useEffect(() => {
    if (!closesItself) return;
    const timer = setTimeout(closeNotice, LIFETIME);
    return () => clearTimeout(timer);
  }, [closesItself]);
  const closeButton = <IconButton icon="close" label="Fechar aviso" onClick={onClose} />;
  return (
    <chakra.div
      css={frame}
      ref={moveFocusAway}
      {...(beside && { 'data-beside': '' })}
      {...(isBehind && { 'data-behind': '' })}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Alert.Root recipe={alertRecipe} variant="surface" status={status} role="alert">
        <Alert.Indicator>
          <Icon name={icon} />
        </Alert.Indicator>
        <Alert.Content>
          <NoticeText expanded={expanded} onToggle={setExpanded}>
            {children}
          </NoticeText>
        </Alert.Content>
        {!beside && closeButton}
      </Alert.Root>
      {/* This button is outside of the text that screen readers announce. */}
      {beside && (
        <chakra.div css={besideStyles}>
          {action}
          {closeButton}
        </chakra.div>
      )}
      {!beside && action && <chakra.div css={underStyles}>{action}</chakra.div>}
    </chakra.div>
  );
}
