import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, type ReactNode } from 'react';
import { noticeStackId } from './noticeStackId';

const Root = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 60,
    right: { base: '4', md: '10' },
    bottom: { base: '4', md: '8' },
    left: { base: '4', md: 'auto' },
    display: 'grid',
    gap: '3',
    width: { md: 'min(30.5rem, calc(100vw - 5rem))' },
    pointerEvents: 'none',
    // Over an open modal or question: above it, in a strip that `modalContent` leaves free.
    'body:has(.of-modal-body) &': {
      top: { base: '8px', md: '12px' },
      right: { base: '2', md: 0 },
      bottom: 'auto',
      left: { base: '2', md: 0 },
      marginInline: 'auto',
    },
  },
});

/**
 * Lower right, at the foot on phones. Always rendered, so that an alert put into it is heard, also
 * over an open modal: the attribute keeps it from being hidden, the alerts speak for themselves.
 * What lies under it makes room by its height, `--of-notices`.
 */
export function NoticeStack({ children }: { children: ReactNode }) {
  useEffect(() => {
    const stack = document.getElementById(noticeStackId);
    if (!stack) return;
    const observer = new ResizeObserver(() => {
      document.documentElement.style.setProperty('--of-notices', `${String(stack.offsetHeight)}px`);
    });
    observer.observe(stack);
    return () => {
      observer.disconnect();
    };
  }, []);
  return (
    <Root id={noticeStackId} aria-live="off">
      {children}
    </Root>
  );
}
