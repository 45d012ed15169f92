import { chakra } from '@chakra-ui/react/styled-system';
import type { AuthMode } from '../../features/session/session';
import { AuthButton } from './AuthButton';
import { SectionTitle } from './headings';
import { Measure } from './Measure';

const Line = chakra(Measure, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '24px',
    paddingBlock: { base: '14', md: '18' },
  },
});

export function Contact({ onAuth }: { onAuth: ((mode: AuthMode) => void) | undefined }) {
  return (
    <chakra.section
      scrollMarginTop="16px"
      background="sunken"
      borderBlock="1px solid"
      borderColor="hairline"
      aria-labelledby="contact-title"
    >
      <Line>
        <div>
          <SectionTitle id="contact-title" fontSize={{ base: '2rem', md: '2.25rem' }}>
            Vamos conversar sobre o seu trabalho?
          </SectionTitle>
          <chakra.p marginTop="8px" color="muted">
            Conte como você organiza clientes e contas hoje.
          </chakra.p>
        </div>
        <AuthButton mode="login" size="lg" width={{ base: '100%', md: 'auto' }} onAuth={onAuth}>
          ENTRE EM CONTATO
        </AuthButton>
      </Line>
    </chakra.section>
  );
}
