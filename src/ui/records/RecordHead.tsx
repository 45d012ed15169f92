import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

import { serif, visuallyHidden } from '../theme/type';

const Root = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    marginBottom: '5',
    // What each is shows by its look.
    '& dt': visuallyHidden,
    '& > div': { minWidth: 0 },
  },
});
const Name = chakra('dd', {
  base: { ...serif, fontSize: 'card', lineHeight: 1.25, overflowWrap: 'anywhere' },
});
const About = chakra('dd', { base: { color: 'muted', fontSize: 'control' } });

interface RecordHeadProps {
  /** What the name is: 'Cliente'. */
  label: string;
  name: ReactNode;
  /** A second line, and what it is; null where there is none. */
  about: { label: string; value: ReactNode } | null;
  status: ReactNode;
}

/** The head of a record that is looked at: its name first, and its status. */
export const RecordHead = ({ label, name, about, status }: RecordHeadProps) => (
  <Root>
    <div>
      <dt>{label}</dt>
      <Name>{name}</Name>
      {about && (
        <>
          <dt>{about.label}</dt>
          <About>{about.value}</About>
        </>
      )}
    </div>
    <div>
      <dt>Status</dt>
      <dd>{status}</dd>
    </div>
  </Root>
);
