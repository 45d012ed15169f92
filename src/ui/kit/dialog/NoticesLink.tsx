import { chakra } from '@chakra-ui/react/styled-system';

import { noticeStackId, useHasNotices } from './landmarks';

/** The look of the link, which only the keyboard brings into sight. */
const Link = chakra('button', {
  base: {
    padding: '3',
    background: 'surface',
    borderTop: 'hairline',
    fontWeight: 600,
    '&:not(:focus-visible)': { srOnly: true },
    _print: { display: 'none' },
  },
});

/**
 * The last control of a dialog, which leads to the notices over it, if there are any. A dialog keeps the focus inside.
 * What an expanded control of the dialog controls counts as inside.
 */
export function NoticesLink() {
  const hasNotices = useHasNotices();
  if (!hasNotices) return null;
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
