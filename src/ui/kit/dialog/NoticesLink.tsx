import { chakra } from '@chakra-ui/react/styled-system';

import { noticeStackId } from './landmarks';

/** The look of the link, which only the keyboard brings into sight. Without notices there is none. */
const Link = chakra('button', {
  base: {
    display: 'var(--of-notices-link, none)',
    padding: '3',
    background: 'surface',
    borderTop: 'hairline',
    fontWeight: 600,
    '&:not(:focus-visible)': { srOnly: true },
    _print: { display: 'none' },
  },
});

/**
 * The last control of a dialog, which leads to the notices over it. A dialog keeps the focus inside; what an expanded
 * control of the dialog controls counts as inside for it.
 */
export function NoticesLink() {
  return (
    <Link
      type="button"
      aria-controls={noticeStackId}
      aria-expanded="true"
      onClick={() => document.querySelector<HTMLElement>(`#${noticeStackId} button`)?.focus()}
    >
      Ir para os avisos
    </Link>
  );
}
