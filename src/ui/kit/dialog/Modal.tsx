import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { dialogRecipe } from '../../theme/recipes/dialog';
import { figures } from '../../theme/type';
import { IconButton } from '../form/IconButton';
import { isInNotices } from './landmarks';
import { rememberFocus } from './returnFocus';

/** How the user asked to leave: the button in the head, the Esc key, or a click outside. */
export type CloseReason = 'button' | 'escape' | 'outside';

/**
 * A form starts in its first field; where there is none, in the head's button. Checkboxes do not
 * count: in a list to tick off, that would skip what stands above it.
 */
const firstField = ':is(input:not([type=checkbox]), select, textarea):enabled';

/**
 * The caret goes after what is there: Ark would select it, and the next key press replace it, as it is
 * meant where one of many is sought. What has the focus already, Ark leaves as it is.
 */
function focusField(field: HTMLElement | null): HTMLElement | null {
  field?.focus({ preventScroll: true });
  if (field instanceof HTMLInputElement && field.type === 'text') {
    const isSought = field.getAttribute('role') === 'combobox';
    field.setSelectionRange(isSought ? 0 : field.value.length, field.value.length);
  }
  return field;
}

/** At the title's right; under it where there is no room. */
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
  /** What is said beside the title: 'nº 2026-021'. */
  note?: string | null;
  /**
   * `lg`, 920 px, for quotes; `cover`, 1080, for two columns; `full` for a quote's document; `xl` is the palette;
   * `md`, 560, for the rest.
   */
  size?: 'md' | 'lg' | 'cover' | 'full' | 'xl';
  /** It has a head of its own; its title is heard alone. */
  bare?: boolean;
  /** The name of the field that has the focus first; the first one unless told. */
  startAt?: string | undefined;
  /** Its foot has a way out: the one in the head is for the pointer alone, so that it is said once. */
  closesInFoot?: boolean;
  /** The modal never closes by itself: whoever renders it decides. */
  onCloseRequest: (reason: CloseReason) => void;
  /** `ModalBody` and `ModalFoot`, in a form or not. */
  children: ReactNode;
}

/**
 * A dialog, open as long as it is rendered: labelled by its title, traps the focus and returns it.
 * Heavy (Ark's dialog), so import it in lazily loaded chunks only.
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
  const first = closesInFoot ? '[data-starts-here]' : firstField;
  const start = startAt === undefined ? first : `[name=${startAt}]`;
  // Ark keeps the handler of a click outside from the first render, when nothing was typed yet.
  const latest = useRef(onCloseRequest);
  useLayoutEffect(() => {
    latest.current = onCloseRequest;
  });
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
        focusField(contentRef.current?.querySelector<HTMLElement>(start) ?? null)
      }
      finalFocusEl={focus.target}
    >
      <Dialog.Backdrop />
      {/* On paper it stands alone: the shell hides what stands before it. */}
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
  /** Nothing in it takes the focus: the part itself does, so that the keyboard can scroll it. */
  readOnly?: boolean;
}

const scrollable = { tabIndex: 0, role: 'region', 'aria-label': 'Conteúdo' } as const;

/** The part that scrolls. */
export function ModalBody({ children, readOnly = false }: ModalBodyProps) {
  return <Dialog.Body {...(readOnly && scrollable)}>{children}</Dialog.Body>;
}

/** The buttons; they stay in sight. */
export const ModalFoot = Dialog.Footer;
