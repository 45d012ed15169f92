import { Dialog, type DialogFooterProps } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { dialogRecipe } from '../../theme/recipes/dialog';
import { IconButton } from '../form/Button';
import { registerDialogFoot } from './dialogFeet';
import { keepHeight } from './keepHeight';
import { isInNotices } from './landmarks';
import { NoticesLink } from './NoticesLink';
import { rememberFocus, setDialogReturn } from './returnFocus';

/** How the user tried to close the modal: the header's button, Esc, or a click outside. */
export type CloseReason = 'button' | 'escape' | 'outside';

/**
 * The selector of the control that gets the first focus. This is the first field, or the header's button if there is no
 * field. Checkboxes are left out, because the first focus on a checklist would skip the content above it.
 */
const firstField = ':is(input:not([type=checkbox]), select, textarea):enabled';

/**
 * Focuses a field and puts the caret at the end of its text. By itself, Ark would select the text, so that the next key
 * would replace it. That is right only for a search field. Ark does not change a field that already has the focus.
 */
function focusField(field: HTMLElement | null): HTMLElement | null {
  field?.focus({ preventScroll: true });
  if (field instanceof HTMLInputElement && field.type === 'text') {
    const isSearch = field.getAttribute('role') === 'combobox';
    field.setSelectionRange(isSearch ? 0 : field.value.length, field.value.length);
  }
  return field;
}

/**
 * Keeps the keyboard's focus in the open dialog in sight, and calls `onLost` when the focused control disappears, for
 * example because the next step has replaced it. Without this, the focus would be lost outside the dialog.
 */
function followFocus(content: HTMLElement, onLost: (content: HTMLElement) => void): () => void {
  let last: Element | null = null;
  const remember = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : null;
    // Ark's focus trap does not scroll to the control at the other end of the dialog. A press scrolls nothing, because it
    // would not end on what it began on.
    if (last?.matches(':focus-visible')) last.scrollIntoView({ block: 'nearest' });
  };
  const observer = new MutationObserver(() => {
    if (last === null || last.isConnected) return;
    last = null;
    onLost(content);
  });
  content.addEventListener('focusin', remember);
  observer.observe(content, { childList: true, subtree: true });
  return () => {
    content.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}

/** A line that stands to the right of the title, or under the title where there is no room. */
const HeadLine = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '4',
    flex: 1,
    minWidth: 0,
  },
});
const HeadNote = chakra('span', {
  base: { textStyle: 'digits', color: 'muted', fontSize: 'label' },
});

export interface ModalProps {
  title: string;
  /** A note beside the title: 'nº 2026-021'. */
  note?: string | null;
  /**
   * The width, by Chakra's names of sizes. The default is `md` (560 px). `lg` (920 px) is for quotes, `cover` (1080 px)
   * for two columns, `full` for a quote's document, and `xl` for the palette.
   */
  size?: 'md' | 'lg' | 'cover' | 'full' | 'xl';
  /** Whether the content has its own header. The modal's title is then only for screen readers. */
  bare?: boolean;
  /**
   * Whether the content may grow while the dialog is open. On phones, where a dialog stands on the foot of the window,
   * it is then as high as it may become.
   */
  steady?: boolean;
  /** The name of the field or button that gets the first focus. The default is the first field. */
  startAt?: string | undefined;
  /**
   * Whether the footer has a close button. The header's close button is then hidden from screen readers, so that they
   * find only one. With 'alone' the header has none.
   */
  closesInFoot?: boolean | 'alone';
  /** Called when the user wants to close the modal. The modal never closes by itself, because its parent decides. */
  onCloseRequest: (reason: CloseReason) => void;
  /** `ModalBody` and `ModalFoot`, inside or outside of a form. */
  children: ReactNode;
}

/**
 * A dialog that is open while it is rendered. Its title is its accessible name. It keeps the focus inside and returns
 * it on closing. Import it only in lazy chunks, because Ark's dialog is large.
 */
export function Modal({
  title,
  note = null,
  size = 'md',
  startAt,
  bare = false,
  closesInFoot = false,
  steady = false,
  onCloseRequest,
  children,
}: ModalProps) {
  const contentRef = useRef<HTMLDivElement>(null);
  const [focus] = useState(rememberFocus);
  const defaultStart = closesInFoot !== false ? '[data-starts-here]' : firstField;
  const startSelector = startAt === undefined ? defaultStart : `[name="${startAt}"]`;
  // Ark keeps the outside-click handler of the first render, so the handler reads the latest callback from a
  // ref.
  const latest = useRef(onCloseRequest);
  useLayoutEffect(() => {
    latest.current = onCloseRequest;
  });
  useLayoutEffect(() => {
    if (contentRef.current) setDialogReturn(contentRef.current, focus);
  }, [focus]);
  const refocus = useEffectEvent((content: HTMLElement) => {
    if (document.activeElement !== document.body) return;
    focusField(content.querySelector<HTMLElement>(startSelector) ?? content);
  });
  useEffect(() => {
    const { current } = contentRef;
    if (!current) return;
    const stopFollowing = followFocus(current, refocus);
    const letShrink = keepHeight(current);
    return () => {
      stopFollowing();
      letShrink?.();
    };
  }, []);
  return (
    <Dialog.Root
      open
      recipe={dialogRecipe}
      size={size}
      closeOnEscape={false}
      closeOnInteractOutside={false}
      onOpenChange={() => latest.current('button')}
      onEscapeKeyDown={() => latest.current('escape')}
      onPointerDownOutside={({ detail }) => {
        if (!isInNotices(detail.target)) latest.current('outside');
      }}
      initialFocusEl={() =>
        focusField(
          contentRef.current?.querySelector<HTMLElement>(startSelector) ??
            contentRef.current?.querySelector<HTMLElement>(defaultStart) ??
            null,
        )
      }
      finalFocusEl={focus.target}
    >
      <Dialog.Backdrop />
      {/* An open modal is printed alone, because the shell hides the rest of the page. */}
      <Dialog.Positioner data-printed-alone="">
        <Dialog.Content ref={contentRef} {...(steady && { 'data-steady': '' })}>
          {bare ? (
            <Dialog.Title srOnly>{title}</Dialog.Title>
          ) : (
            <Dialog.Header>
              {note === null ? (
                <Dialog.Title>{title}</Dialog.Title>
              ) : (
                <HeadLine>
                  <Dialog.Title>{title}</Dialog.Title>
                  <HeadNote>{note}</HeadNote>
                </HeadLine>
              )}
              {closesInFoot !== 'alone' && (
                <Dialog.CloseTrigger asChild>
                  <IconButton
                    icon="close"
                    label="Fechar"
                    {...(closesInFoot && { 'aria-hidden': true, tabIndex: -1 })}
                  />
                </Dialog.CloseTrigger>
              )}
            </Dialog.Header>
          )}
          {children}
          <NoticesLink />
        </Dialog.Content>
      </Dialog.Positioner>
    </Dialog.Root>
  );
}

export interface ModalBodyProps {
  children: ReactNode;
  /**
   * Whether nothing inside can be focused. The body itself can then be focused, so that the keyboard can scroll
   * it.
   */
  readOnly?: boolean;
}

/** Scrolls to the focused field when the body becomes lower than it was, because a note has come below it. */
function keepFocusInSight(body: HTMLElement | null) {
  if (!body) return undefined;
  let height = 0;
  const observer = new ResizeObserver(() => {
    const { activeElement } = document;
    if (body.clientHeight < height && body.contains(activeElement))
      activeElement?.scrollIntoView({ block: 'nearest' });
    height = body.clientHeight;
  });
  observer.observe(body);
  return () => {
    observer.disconnect();
  };
}

const scrollable = { tabIndex: 0, role: 'region', 'aria-label': 'Conteúdo' } as const;

/** The part of a modal that scrolls. */
export function ModalBody({ children, readOnly = false }: ModalBodyProps) {
  return (
    <Dialog.Body ref={keepFocusInSight} {...(readOnly && scrollable)}>
      {children}
    </Dialog.Body>
  );
}

/** The footer of a modal, which has the buttons and does not scroll. Notices stay above it. */
export function ModalFoot(props: DialogFooterProps) {
  return <Dialog.Footer ref={registerDialogFoot} {...props} />;
}
