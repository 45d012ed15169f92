import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/**
 * The look of an area that a `SectionLink` covers. The area itself shows that the pointer is over it, below its texts.
 * The cover would lie above them.
 */
export const coveredArea = {
  position: 'relative',
  '&:has(a:hover)': {
    backgroundImage: 'linear-gradient({colors.rowHover}, {colors.rowHover})',
  },
} as const;

/** The link covers its nearest positioned ancestor, so that all of the ancestor can be clicked. */
const Root = chakra('a', {
  base: {
    color: 'inherit',
    textDecoration: 'none',
    _after: { content: '""', position: 'absolute', inset: 0, borderRadius: 'base' },
    _hover: { color: 'accent' },
    _focusVisible: {
      outline: 'none',
      _after: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
    },
  },
});

export interface SectionLinkProps {
  /** The link's title: 'Ver pagamentos'. */
  title: string;
  onFollow: () => void;
  children: ReactNode;
}

/** A link to another section. The address of the page does not change. */
export function SectionLink({ title, onFollow, children }: SectionLinkProps) {
  return (
    <Root
      href="#"
      title={title}
      onClick={(event) => {
        event.preventDefault();
        onFollow();
      }}
    >
      {children}
    </Root>
  );
}
