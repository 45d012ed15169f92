import { Dialog } from '@chakra-ui/react/dialog';
import { Global } from '@emotion/react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../form/IconButton';
import { modalContent, modalPositioner, scrim } from './modalStyles';
import { isInNotices } from './noticeStackId';
import { rememberFocus } from './returnFocus';

/** How the user asked to leave: the button in the head, the Esc key, or a click outside. */
export type CloseReason = 'button' | 'escape' | 'outside';

/**
 * A form starts in its first field; where there is none, in the head's button. Checkboxes do not
 * count: in a list to tick off, that would skip what stands above it.
 */
const firstField = '.of-modal-body :is(input:not([type=checkbox]), select, textarea):enabled';

/** On paper there is nothing but what is open: not what stands before it in the page. */
const printedAlone = {
  '@media print': { '*:has(~ * > [role=dialog])': { display: 'none' } },
};

export interface ModalProps {
  title: string;
  /** 920 px for quotes, 560 for the rest. */
  size?: 'wide' | 'normal';
  /** The modal never closes by itself: whoever renders it decides. */
  onCloseRequest: (reason: CloseReason) => void;
  /** `ModalBody` and `ModalFoot`, in a form or not. */
  children: ReactNode;
}

/**
 * A dialog, open as long as it is rendered: labelled by its title, traps the focus and returns it.
 * Heavy (Ark's dialog), so import it in lazily loaded chunks only.
 */
export function Modal({ title, size = 'normal', onCloseRequest, children }: ModalProps) {
  const contentRef = useRef<HTMLDivElement>(null);
  const [focus] = useState(rememberFocus);
  // Ark keeps the handler of a click outside from the first render, when nothing was typed yet.
  const latest = useRef(onCloseRequest);
  useLayoutEffect(() => {
    latest.current = onCloseRequest;
  });
  return (
    <Dialog.Root
      open
      closeOnEscape={false}
      closeOnInteractOutside={false}
      onEscapeKeyDown={() => {
        latest.current('escape');
      }}
      onPointerDownOutside={({ detail }) => {
        if (!isInNotices(detail.target)) latest.current('outside');
      }}
      initialFocusEl={() => contentRef.current?.querySelector<HTMLElement>(firstField) ?? null}
      finalFocusEl={focus.target}
    >
      <Global styles={printedAlone} />
      <Dialog.Backdrop css={scrim} />
      <Dialog.Positioner css={modalPositioner}>
        <Dialog.Content
          ref={contentRef}
          css={modalContent}
          style={{ maxWidth: size === 'wide' ? 920 : 560 }}
        >
          <Dialog.Header as="header">
            <Dialog.Title as="h2">{title}</Dialog.Title>
            <IconButton
              icon="close"
              label="Fechar"
              onClick={() => {
                onCloseRequest('button');
              }}
            />
          </Dialog.Header>
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
  return (
    <div className="of-modal-body" {...(readOnly && scrollable)}>
      {children}
    </div>
  );
}

/** The buttons; they stay in sight. */
export function ModalFoot({ children }: { children: ReactNode }) {
  return <div className="of-modal-foot">{children}</div>;
}
