import { Dialog } from '@chakra-ui/react/dialog';
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
import { figures } from '../../theme/type';
import { IconButton } from '../form/Button';
import { isInNotices } from './landmarks';
import { rememberFocus, setDialogReturn } from './returnFocus';

/** How the user tried to close the modal: the header's button, Esc, or a click outside. */
export type CloseReason = 'button' | 'escape' | 'outside';

/**
 * The control that gets the first focus: the first field, or the header's button where there is none.
 * Checkboxes do not count, because in a checklist that would skip the content above them.
 */
const firstField = ':is(input:not([type=checkbox]), select, textarea):enabled';

/**
 * Focuses a field with the caret at its end. Ark would select the text, so that the next key replaces it;
 * that is right only for a search. Ark leaves a field alone that has the focus already.
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
 * Calls back when the focused control has left the dialog, which stays open: the next step of what is done there
 * has taken its place, and a keyboard must not be left outside.
 */
function followFocus(content: HTMLElement, onLost: (content: HTMLElement) => void): () => void {
  let last: Element | null = null;
  const remember = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : null;
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

/** To the right of the title, or under it where there is no room. */
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
const HeadNote = chakra('span', { base: { ...figures, color: 'muted', fontSize: 'label' } });

export interface ModalProps {
  title: string;
  /** A note beside the title: 'nº 2026-021'. */
  note?: string | null;
  /**
   * The width, by Chakra's names of sizes: `md` (560 px) by default, `lg` (920) for quotes, `cover` (1080) for two
   * columns, `full` for a quote's document, `xl` for the palette.
   */
  size?: 'md' | 'lg' | 'cover' | 'full' | 'xl';
  /** The content has its own header. The modal's title is only for screen readers. */
  bare?: boolean;
  /** The name of the field that gets the first focus; the first field by default. */
  startAt?: string | undefined;
  /**
   * The footer has a close button. The header's close button is then only for the pointer, so that screen
   * readers hear one.
   */
  closesInFoot?: boolean;
  /** The modal never closes by itself: its parent decides. */
  onCloseRequest: (reason: CloseReason) => void;
  /** `ModalBody` and `ModalFoot`, inside a form or not. */
  children: ReactNode;
}

/**
 * A dialog that is open while it is rendered. It is labelled by its title, traps the focus and returns it.
 * Import it only in lazy chunks, because Ark's dialog is large.
 */
export function Modal({
  title,
  note = null,
  size = 'md',
  startAt,
  bare = false,
  closesInFoot = false,
  onCloseRequest,
  children,
}: ModalProps) {
  const contentRef = useRef<HTMLDivElement>(null);
  const [focus] = useState(rememberFocus);
  const defaultStart = closesInFoot ? '[data-starts-here]' : firstField;
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
    return current ? followFocus(current, refocus) : undefined;
  }, []);
  return (
    <Dialog.Root
      open
      recipe={dialogRecipe}
      size={size}
      closeOnEscape={false}
      closeOnInteractOutside={false}
      onOpenChange={() => {
        latest.current('button');
      }}
      onEscapeKeyDown={() => {
        latest.current('escape');
      }}
      onPointerDownOutside={({ detail }) => {
        if (!isInNotices(detail.target)) latest.current('outside');
      }}
      initialFocusEl={() =>
        focusField(contentRef.current?.querySelector<HTMLElement>(startSelector) ?? null)
      }
      finalFocusEl={focus.target}
    >
      <Dialog.Backdrop />
      {/* It is printed alone: the shell hides the page behind it. */}
      <Dialog.Positioner data-printed-alone="">
        <Dialog.Content ref={contentRef}>
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
              <Dialog.CloseTrigger asChild>
                <IconButton
                  icon="close"
                  label="Fechar"
                  {...(closesInFoot && { 'aria-hidden': true, tabIndex: -1 })}
                />
              </Dialog.CloseTrigger>
            </Dialog.Header>
          )}
          {children}
        </Dialog.Content>
      </Dialog.Positioner>
    </Dialog.Root>
  );
}

export interface ModalBodyProps {
  children: ReactNode;
  /** Nothing inside can be focused, so the part itself can, and the keyboard can scroll it. */
  readOnly?: boolean;
}

const scrollable = { tabIndex: 0, role: 'region', 'aria-label': 'Conteúdo' } as const;

/** The part that scrolls. */
export function ModalBody({ children, readOnly = false }: ModalBodyProps) {
  return <Dialog.Body {...(readOnly && scrollable)}>{children}</Dialog.Body>;
}

/** The buttons; they do not scroll. */
export const ModalFoot = Dialog.Footer;
