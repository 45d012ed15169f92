import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const Root = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    marginBottom: '5',
    // The labels are only for screen readers.
    '& dt': { srOnly: true },
    '& > div': { minWidth: 0 },
  },
});
const Name = chakra('dd', {
  base: { textStyle: 'title', fontSize: 'card', lineHeight: 1.25, overflowWrap: 'anywhere' },
});
const About = chakra('dd', { base: { color: 'muted', fontSize: 'control' } });

interface RecordHeadProps {
  /** The label of the name, only for screen readers: 'Cliente'. */
  label: string;
  name: ReactNode;
  /** The second line with its label; null if there is none. */
  about: { label: string; value: ReactNode } | null;
  status: ReactNode;
}

/** The head of a record's view: the record's name, a second line, and the status. */
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
