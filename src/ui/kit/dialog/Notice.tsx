import { Alert, AlertDescription, useAlertStyles } from '@chakra-ui/react/alert';
import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import {
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
import { mainElement, noticeStackId } from './landmarks';
/**
 * The element that contains the notices. Chakra's `Toaster` is not used, because it keeps its own state, while our
 * notices are rendered from the store.
 */
const Root = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 60,
    display: 'grid',
    // A notice is as wide as the stack, even if its content is short or long.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    width: { md: 'min(30.5rem, calc(100vw - 5rem))' },
    pointerEvents: 'none',
    // Notices are not printed, because they would cover part of every printed page.
    _print: { display: 'none' },
  },
  variants: {
    placement: {
      bottom: {
        right: { base: '4', md: '10' },
        bottom: {
          base: 'calc(16px + var(--of-foot, 0px))',
          md: 'calc(32px + var(--of-foot, 0px))',
        },
        left: { base: '4', md: 'auto' },
      },
      top: { inset: '12px 8px auto', marginInline: 'auto' },
    },
  },
});

/** Whether two elements overlap on the screen. */
function overlap(one: Element, other: Element): boolean {
  const a = one.getBoundingClientRect();
  const b = other.getBoundingClientRect();
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The most space (px) that the stack leaves free below itself. */
const BELOW = 32;

/**
 * Tells the page how high the notices are. If they would cover the focused control, the page scrolls until the control
 * is above them.
 */
function reserveSpace(stack: HTMLElement) {
  const observer = new ResizeObserver(() => {
    const { style } = document.documentElement;
    const height = `${String(stack.offsetHeight)}px`;
    style.setProperty('--of-notices', height);
    style.scrollPaddingBottom =
      stack.offsetHeight === 0 ? '' : `${String(stack.offsetHeight + BELOW)}px`;
    const { activeElement } = document;
    if (activeElement?.matches('main *') && overlap(activeElement, stack)) {
      activeElement.scrollIntoView({ block: 'nearest' });
    }
  });
  observer.observe(stack);
  return () => observer.disconnect();
}

export interface NoticeStackProps {
  /**
   * Where the notices stand. `bottom` is the lower right corner, or the whole foot of the window on phones. `top` is a
   * strip at the top of the window, which an open dialog leaves free.
   */
  placement: 'bottom' | 'top';
  children: ReactNode;
}

/**
 * The stack of notices. It is always rendered, so that screen readers announce new notices. Because of its attribute it
 * stays accessible even over an open modal. The page reads the stack's height from `--of-notices`.
 */
export function NoticeStack({ placement, children }: NoticeStackProps) {
  return (
    <Root ref={reserveSpace} placement={placement} id={noticeStackId} aria-live="off">
      {children}
    </Root>
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
 * How long a notice stays that closes itself (ms). It stays longer while it is expanded, has the focus or has the pointer over it.
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
  onClose: () => void;
}

/** Moves the focus to the page when a notice disappears that contains the focus. */
function moveFocusAway(frame: HTMLElement) {
  return () => {
    if (frame.contains(document.activeElement)) mainElement()?.focus({ preventScroll: true });
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
  onClose,
}: NoticeProps) {
  const { status, icon } = looks[tone];
  const recipe = useSlotRecipe({ recipe: alertRecipe });
  const {
    frame,
    action: underStyles,
    beside: besideStyles,
  } = recipe({ variant: 'surface', status });
  /** Counts the reasons that keep the notice open: the pointer is over it, or the focus is in it. */
  const [holdCount, setHolds] = useState(0);
  const [expanded, setExpanded] = useState(false);
  const hold = () => setHolds((count) => count + 1);
  const release = () => setHolds((count) => count - 1);
  const closeNotice = useEffectEvent(onClose);
  const closesItself = !stays && holdCount === 0 && !expanded;
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
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
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
