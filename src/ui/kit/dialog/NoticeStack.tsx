import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { noticeStackId } from './noticeStackId';

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
