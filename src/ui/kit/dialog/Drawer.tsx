import { Dialog } from '@chakra-ui/react/dialog';
import { useState, type ReactNode } from 'react';
import { scrim } from './modalStyles';
import { isInNotices } from './noticeStackId';
import { rememberFocus } from './returnFocus';

export interface DrawerProps {
  /** The drawer's name: 'Menu'. */
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A panel from the left, open as long as it is rendered; Esc or a click outside closes it. */
export function Drawer({ label, onClose, children }: DrawerProps) {
  const [focus] = useState(rememberFocus);
  return (
    <Dialog.Root
      open
      aria-label={label}
      onOpenChange={onClose}
      onInteractOutside={(event) => {
        if (isInNotices(event.detail.target)) event.preventDefault();
      }}
      finalFocusEl={focus.target}
    >
      <Dialog.Backdrop css={scrim} />
      <Dialog.Positioner css={{ position: 'fixed', inset: '0 auto 0 0', zIndex: 41 }}>
        <Dialog.Content
          css={{
            width: 'min(248px, 84vw)',
            height: '100%',
            overflowY: 'auto',
            background: 'sunken',
            boxShadow: 'float',
            outline: 'none',
            animation: 'slideIn .16s ease-out',
          }}
        >
          {children}
        </Dialog.Content>
      </Dialog.Positioner>
    </Dialog.Root>
  );
}
