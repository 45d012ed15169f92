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
import { mainPart, noticeStackId } from './landmarks';
/** It is not Chakra's `Toaster`, which keeps its own state, because notices are rendered from the store. */
const Root = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 60,
    display: 'grid',
    // As wide as the stack, whatever its content.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    width: { md: 'min(30.5rem, calc(100vw - 5rem))' },
    pointerEvents: 'none',
    // Not printed: it would lie over every page.
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

/** Whether two elements share a pixel. */
function overlap(one: Element, other: Element): boolean {
  const a = one.getBoundingClientRect();
  const b = other.getBoundingClientRect();
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** What the stack leaves free below itself, at most, in px. */
const BELOW = 32;

/**
 * Tells the page under the notices how high they are. A control with the focus that they would cover is scrolled
 * above them.
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
  return () => {
    observer.disconnect();
  };
}

export interface NoticeStackProps {
  /**
   * The lower right, or the bottom on phones. Over a dialog it is a strip at the top that the dialog leaves
   * free.
   */
  placement: 'bottom' | 'top';
  children: ReactNode;
}

/**
 * Always rendered, so that screen readers announce new alerts, even over an open modal: the attribute keeps
 * it visible to them. The page under it reads the stack's height from `--of-notices`.
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

/** Whether a text has more lines than are shown, at any width. */
function useIsCut(text: RefObject<HTMLElement | null>, expanded: boolean): boolean {
  const [isCut, setIsCut] = useState(false);
  useLayoutEffect(() => {
    const element = text.current;
    if (!element || expanded) return;
    const observer = new ResizeObserver(() => {
      setIsCut(element.scrollHeight > element.clientHeight + 1);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [text, expanded]);
  return isCut;
}

interface Props {
  expanded: boolean;
  onToggle: (expanded: boolean) => void;
  children: string;
}

/** A notice's text: a few lines on screen, and all of it for screen readers or when expanded. */
function NoticeText({ expanded, onToggle, children }: Props) {
  const text = useRef<HTMLDivElement>(null);
  const isCut = useIsCut(text, expanded);
  const { more } = useAlertStyles();
  return (
    <>
      <AlertDescription
        ref={text}
        // A text may have several lines, one for each subject.
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
          onClick={() => {
            onToggle(!expanded);
          }}
        >
          {expanded ? 'Mostrar menos' : 'Mostrar tudo'}
        </chakra.button>
      )}
    </>
  );
}

/** How long a success notice stays (ms), unless it is hovered, focused or expanded. */
const LIFETIME = 8_000;

const looks = {
  success: { status: 'success', icon: 'check' },
  danger: { status: 'error', icon: 'alert' },
  info: { status: 'info', icon: 'projects' },
} as const;

export interface NoticeProps {
  tone: keyof typeof looks;
  children: string;
  /** A button under the text, or to its right with `beside`. */
  action?: ReactNode;
  beside?: boolean;
  onClose: () => void;
}

/** Moves the focus to the page if the notice disappears with the focus in it. */
function moveFocusAway(frame: HTMLElement) {
  return () => {
    if (frame.contains(document.activeElement)) mainPart()?.focus({ preventScroll: true });
  };
}

/**
 * A floating message that stays until it is closed, and is announced at once. Success notices close
 * themselves.
 */
export function Notice({ tone, children, action, beside = false, onClose }: NoticeProps) {
  const { status, icon } = looks[tone];
  const recipe = useSlotRecipe({ recipe: alertRecipe });
  const {
    frame,
    action: underStyles,
    beside: besideStyles,
  } = recipe({ variant: 'surface', status });
  /** How many of hover and focus are on it. */
  const [holdCount, setHolds] = useState(0);
  const [expanded, setExpanded] = useState(false);
  const hold = () => {
    setHolds((count) => count + 1);
  };
  const release = () => {
    setHolds((count) => count - 1);
  };
  const closeNotice = useEffectEvent(onClose);
  const closesItself = tone === 'success' && holdCount === 0 && !expanded;
  useEffect(() => {
    if (!closesItself) return;
    const timer = setTimeout(closeNotice, LIFETIME);
    return () => {
      clearTimeout(timer);
    };
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
      {/* Outside of the announced text. */}
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
