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
    // Over an open dialog: away from the buttons of its foot, which stand on the right, on phones
    // across the window.
    'body:has([role=dialog], [role=alertdialog]) &': {
      right: { md: 'auto' },
      bottom: { base: '84px' },
      left: { md: '10' },
      width: { md: 'min(26rem, calc(100vw - 5rem))' },
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
