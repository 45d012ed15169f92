import { chakra } from '@chakra-ui/react/styled-system';
import { useDeferredValue, type ReactNode } from 'react';

const Root = chakra('details', {
  base: {
    gridColumn: '1 / -1',
    '&[open] > summary': { marginBottom: '3' },
  },
  variants: { ruled: { true: { borderTop: 'hairline' } } },
});
const Summary = chakra('summary', {
  base: {
    display: 'list-item',
    minHeight: 'target',
    paddingBlock: '3',
    color: 'accent',
    fontSize: 'label',
    fontWeight: 600,
    cursor: 'pointer',
    _print: { display: 'none' },
  },
});

export interface FoldProps {
  summary: string;
  /** Whether the fold is open at first. */
  open?: boolean;
  /** Whether a rule is drawn above the fold. */
  ruled?: boolean;
  children: ReactNode;
}

/** A part of a form that can be expanded, for rarely used fields. It is the browser's own `<details>`. */
export function Fold({ summary, open = false, ruled = true, children }: FoldProps) {
  // The hidden content is rendered later, after the visible page.
  const isContentDue = useDeferredValue(true, open);
  return (
    <Root open={open} ruled={ruled}>
      <Summary>{summary}</Summary>
      {isContentDue && children}
    </Root>
  );
}
