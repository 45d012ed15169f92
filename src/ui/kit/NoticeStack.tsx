import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
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
    // Over an open dialog: above its foot, so that its buttons can still be pressed.
    'body:has([role=dialog], [role=alertdialog]) &': {
      bottom: { base: '84px', md: 'calc(5dvh + 92px)' },
    },
  },
});

/**
 * Lower right, at the foot on phones. Always rendered, so that an alert put into it is heard, also
 * over an open modal: the attribute keeps it from being hidden, the alerts speak for themselves.
 */
export function NoticeStack({ children }: { children: ReactNode }) {
  return (
    <Root id={noticeStackId} aria-live="off">
      {children}
    </Root>
  );
}
