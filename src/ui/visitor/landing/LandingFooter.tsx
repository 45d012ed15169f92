import { chakra } from '@chakra-ui/react/styled-system';
import type { AuthMode } from '../../../features/app/session/session';
import { AuthButton } from './AuthButton';
import { Brand } from './LandingHeader';
import { PageWidth, SectionTitle } from './layout';

const Band = chakra('section', {
  base: {
    scrollMarginTop: '4',
    background: 'sunken',
    borderBlock: 'hairline',
  },
});

const Line = chakra(PageWidth, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '6',
    paddingBlock: { base: '14', md: '18' },
  },
});

const Lead = chakra('p', { base: { marginTop: '2', color: 'muted' } });

export function Contact({ onAuth }: { onAuth: ((mode: AuthMode) => void) | undefined }) {
  return (
    <Band aria-labelledby="contact-title">
      <Line>
        <div>
          <SectionTitle id="contact-title" fontSize={{ base: '2rem', md: '2.25rem' }}>
            Vamos conversar sobre o seu trabalho?
          </SectionTitle>
          <Lead>Conte como você organiza clientes e contas hoje.</Lead>
        </div>
        <AuthButton mode="login" size="lg" width={{ base: '100%', md: 'auto' }} onAuth={onAuth}>
          ENTRE EM CONTATO
        </AuthButton>
      </Line>
    </Band>
  );
}

const columns = [
  { title: 'Produto', links: ['Novidades', 'Ajuda', 'Segurança'] },
  { title: 'Empresa', links: ['Sobre', 'Blog', 'Imprensa'] },
  { title: 'Legal', links: ['Privacidade', 'Termos de uso', 'Cookies'] },
] as const;

const Grid = chakra(PageWidth, {
  base: {
    display: 'grid',
    gap: '32px 24px',
    gridTemplateColumns: { base: '1fr 1fr', md: '5fr 2fr 2fr 2fr' },
    paddingTop: { base: '10', md: '14' },
    paddingBottom: '6',
  },
});

const Foot = chakra('footer', { base: { fontSize: 'label', color: 'muted' } });

const Maker = chakra('div', { base: { gridColumn: { base: '1 / -1', md: 'auto' } } });

const ColumnTitle = chakra('h2', {
  base: { marginBottom: '2', fontWeight: 600, lineHeight: 1.1, color: 'ink' },
});

const Entry = chakra('li', {
  base: { paddingBlock: '1', '& > span': { cursor: 'default' } },
});

const LastLine = chakra('div', {
  base: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '6',
    paddingTop: '6',
    fontSize: 'note',
    borderTop: 'hairline',
  },
});

const PageLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: 'target',
    minHeight: 'target',
    textDecoration: 'underline',
    _hover: { color: 'accent' },
  },
});

/**
 * The footer. The links of its columns are placeholders, which screen readers announce as disabled. The last line leads to
 * a page that is there.
 */
export function LandingFooter() {
  return (
    <Foot>
      <Grid>
        <Maker>
          <Brand fontSize="bar" marginBottom="4" color="ink" />
          <p>Gestão para quem vive do próprio trabalho.</p>
        </Maker>
        {columns.map(({ title, links }) => (
          <div key={title}>
            <ColumnTitle>{title}</ColumnTitle>
            <ul>
              {links.map((link) => (
                <Entry key={link}>
                  <span role="link" aria-disabled="true" tabIndex={0}>
                    {link}
                  </span>
                </Entry>
              ))}
            </ul>
          </div>
        ))}
        <LastLine>
          <p>© 2026 Ofício</p>
          <PageLink href="/acessibilidade.html">Acessibilidade</PageLink>
        </LastLine>
      </Grid>
    </Foot>
  );
}
