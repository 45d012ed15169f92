import { chakra } from '@chakra-ui/react/styled-system';
import { useDeferredValue, type ReactNode } from 'react';

const Root = chakra('details', {
  base: {
    gridColumn: '1 / -1',
    '&[open] > summary': { marginBottom: '3' },
  },
  variants: { ruled: { true: { borderTop: '1px solid', borderColor: 'hairline' } } },
});
const Summary = chakra('summary', {
  base: {
    display: 'list-item',
    minHeight: '44px',
    paddingBlock: '3',
    color: 'accent',
    fontSize: 'label',
    fontWeight: 600,
    cursor: 'pointer',
  },
});

export interface FoldProps {
  summary: string;
  /** Open at once. */
  open?: boolean;
  /** Set apart from what stands above it. */
  ruled?: boolean;
  children: ReactNode;
}

/** Own part: what most do without, folded away; the browser's own disclosure. */
export function Fold({ summary, open = false, ruled = true, children }: FoldProps) {
  // Nobody sees it yet: what it is folded away in comes first.
  const isTurn = useDeferredValue(true, open);
  return (
    <Root open={open} ruled={ruled}>
      <Summary>{summary}</Summary>
      {isTurn && children}
    </Root>
  );
}
