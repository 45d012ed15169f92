import { chakra } from '@chakra-ui/react/styled-system';
import type { AuthMode } from '../../features/session/session';
import { AuthButton } from './AuthButton';
import { Brand } from './Brand';
import { Measure, SectionTitle } from './layout';

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

const columns = [
  { title: 'Produto', links: ['Novidades', 'Ajuda', 'Segurança'] },
  { title: 'Empresa', links: ['Sobre', 'Blog', 'Imprensa'] },
  { title: 'Legal', links: ['Privacidade', 'Termos de uso', 'Cookies'] },
] as const;

const Grid = chakra(Measure, {
  base: {
    display: 'grid',
    gap: '32px 24px',
    gridTemplateColumns: { base: '1fr 1fr', md: '5fr 2fr 2fr 2fr' },
    paddingTop: { base: '10', md: '14' },
    paddingBottom: '6',
  },
});

const Rights = chakra('p', {
  base: {
    gridColumn: '1 / -1',
    paddingTop: '24px',
    fontSize: 'note',
    borderTop: '1px solid',
    borderColor: 'hairline',
  },
});

/** Placeholder links: announced as links that lead nowhere yet. */
export function LandingFooter() {
  return (
    <chakra.footer fontSize="label" color="muted">
      <Grid>
        <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }}>
          <Brand fontSize="bar" marginBottom="16px" color="ink" />
          <p>Gestão para quem vive do próprio trabalho.</p>
        </chakra.div>
        {columns.map(({ title, links }) => (
          <div key={title}>
            <chakra.h2 marginBottom="8px" fontWeight="600" lineHeight="1.1" color="ink">
              {title}
            </chakra.h2>
            <ul>
              {links.map((link) => (
                <chakra.li key={link} paddingBlock="4px">
                  <chakra.span role="link" aria-disabled="true" tabIndex={0} cursor="default">
                    {link}
                  </chakra.span>
                </chakra.li>
              ))}
            </ul>
          </div>
        ))}
        <Rights>© 2026 Ofício</Rights>
      </Grid>
    </chakra.footer>
  );
}
