import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, type ReactNode } from 'react';

const Root = chakra('details', {
  base: {
    gridColumn: '1 / -1',
    borderTop: '1px solid',
    borderColor: 'hairline',
    '&[open] > summary': { marginBottom: '3' },
  },
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
  /** Something in it is wrong: it opens, so that it is seen. */
  hasError: boolean;
  children: ReactNode;
}

/** Own part: fields that most do without, folded away; the browser's own disclosure. */
export function Fold({ summary, hasError, children }: FoldProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (hasError && ref.current) ref.current.open = true;
  }, [hasError]);
  return (
    <Root ref={ref}>
      <Summary>{summary}</Summary>
      {children}
    </Root>
  );
}
