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
import { IconButton } from '../form/IconButton';
import { mainPart, noticeStackId } from './landmarks';
/** Own part: Chakra's `Toaster` keeps its toasts itself, while these are rendered from the store. */
const Root = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 60,
    display: 'grid',
    // As wide as the stack, never as what is in it.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    width: { md: 'min(30.5rem, calc(100vw - 5rem))' },
    pointerEvents: 'none',
    // It would lie over every page.
    _print: { display: 'none' },
  },
  variants: {
    placement: {
      bottom: {
        right: { base: '4', md: '10' },
        bottom: { base: 'calc(16px + var(--of-foot, 0px))', md: '8' },
        left: { base: '4', md: 'auto' },
      },
      top: { inset: '12px 8px auto', marginInline: 'auto' },
    },
  },
});

/** Tells what lies under the notices how high they are. */
function makeRoom(stack: HTMLElement) {
  const observer = new ResizeObserver(() => {
    const { style } = document.documentElement;
    const height = `${String(stack.offsetHeight)}px`;
    style.setProperty('--of-notices', height);
    // What takes the focus is not scrolled under them.
    style.scrollPaddingBottom = height;
  });
  observer.observe(stack);
  return () => {
    observer.disconnect();
  };
}

export interface NoticeStackProps {
  /** Lower right, at the foot on phones; over a dialog at the top, in a strip that it leaves free. */
  placement: 'bottom' | 'top';
  children: ReactNode;
}

/**
 * Always rendered, so that an alert put into it is heard, also over an open modal: the attribute
 * keeps it from being hidden, the alerts speak for themselves. What lies under it makes room by its
 * height, `--of-notices`.
 */
export function NoticeStack({ placement, children }: NoticeStackProps) {
  return (
    <Root ref={makeRoom} placement={placement} id={noticeStackId} aria-live="off">
      {children}
    </Root>
  );
}

/** As much as a notice shows of a long text by itself. */
const LINES = 4;

/** Whether a text has more lines than it shows, whatever width it has. */
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

/** A notice's text: a few lines of it for the eye, the whole for screen readers and on a press. */
function NoticeText({ expanded, onToggle, children }: Props) {
  const text = useRef<HTMLDivElement>(null);
  const isCut = useIsCut(text, expanded);
  const { more } = useAlertStyles();
  return (
    <>
      <AlertDescription
        ref={text}
        // A text may have several lines, one a thing that it tells of.
        whiteSpace="pre-line"
        // Whole it may have to scroll, so the keyboard can reach it.
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

/** How long good news stay (ms), unless they are pointed at, have the focus or are shown whole. */
const LIFETIME = 8_000;

const looks = {
  success: { status: 'success', icon: 'check' },
  danger: { status: 'error', icon: 'alert' },
  info: { status: 'info', icon: 'projects' },
} as const;

export interface NoticeProps {
  tone: keyof typeof looks;
  children: string;
  /** A button under the text, or `beside` it. */
  action?: ReactNode;
  beside?: boolean;
  onClose: () => void;
}

/** A notice that leaves with the focus in it hands that on. */
function handOnFocus(frame: HTMLElement) {
  return () => {
    if (frame.contains(document.activeElement)) mainPart()?.focus({ preventScroll: true });
  };
}

/** A message that floats until it is closed; read out at once. Good news close themselves. */
export function Notice({ tone, children, action, beside = false, onClose }: NoticeProps) {
  const { status, icon } = looks[tone];
  const recipe = useSlotRecipe({ recipe: alertRecipe });
  const {
    frame,
    action: underStyles,
    beside: besideStyles,
  } = recipe({ variant: 'surface', status });
  /** The pointer and the focus, as far as they are on it. */
  const [holds, setHolds] = useState(0);
  const [expanded, setExpanded] = useState(false);
  const hold = () => {
    setHolds((count) => count + 1);
  };
  const release = () => {
    setHolds((count) => count - 1);
  };
  const leave = useEffectEvent(onClose);
  const isLeaving = tone === 'success' && holds === 0 && !expanded;
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(leave, LIFETIME);
    return () => {
      clearTimeout(timer);
    };
  }, [isLeaving]);
  const closeButton = <IconButton icon="close" label="Fechar aviso" onClick={onClose} />;
  return (
    <chakra.div
      css={frame}
      ref={handOnFocus}
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
      {/* Not among what is read out at once. */}
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
