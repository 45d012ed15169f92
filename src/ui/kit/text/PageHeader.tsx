import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { serif } from '../../theme/type';

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    marginBottom: '6',
    '& h2': { ...serif, fontSize: { base: 'bar', md: 'page' } },
    '& p': { color: 'muted' },
    '& > div': { minWidth: 0 },
    '& > div:last-of-type:not(:first-of-type)': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '@media (max-width: 47.99rem)': {
      marginBottom: '4',
      '& > div': { width: '100%' },
      '& > div:empty': { display: 'none' },
      '& > div:last-of-type > button:only-child': { width: '100%' },
    },
  },
});

export interface PageHeaderProps {
  /** A heading of its own, where the section's title is not the page's. */
  title?: string;
  /** The line of text on the left: '8 orçamentos, do mais novo ao mais antigo'. */
  lead?: string | undefined;
  /** The view's actions. */
  children?: ReactNode;
}

/** Above a list: what it is and what can be done. */
export function PageHeader({ title, lead, children }: PageHeaderProps) {
  return (
    <Root>
      <div>
        {title !== undefined && <h2>{title}</h2>}
        {lead !== undefined && <p>{lead}</p>}
      </div>
      {children !== undefined && <div>{children}</div>}
    </Root>
  );
}
