import { chakra } from '@chakra-ui/react/styled-system';
import type { AuthMode } from '../../../features/app/session/session';
import { AzulejoDefs, azulejoStyles, Rosette } from '../../kit/art/Azulejo';
import { AuthButton } from './AuthButton';
import { PageWidth } from './layout';
import { QuoteSlip } from './QuoteSlip';

const Wall = chakra('svg', {
  base: {
    ...azulejoStyles,
    position: 'absolute',
    left: 0,
    top: 0,
    width: '100%',
    aspectRatio: '1',
    overflow: 'visible',
  },
});

const WideWall = chakra('g', { base: { display: { base: 'none', lg: 'inline' } } });
const NarrowWall = chakra('g', { base: { display: { lg: 'none' } } });

const paper = { stopColor: 'var(--paper)' };

/**
 * The wall of tiles behind the sample quote. A tile's side is 100. The wall starts at the upper left corner of the
 * quote, so that the quote lies on the grid at any width. The wall fades out towards the text. On phones it fills
 * the bottom of the hero instead.
 */
function HeroWall() {
  return (
    <Wall viewBox="0 0 500 500" aria-hidden="true">
      <AzulejoDefs />
      <linearGradient id="of-fade" gradientUnits="userSpaceOnUse" x1="-190" x2="0">
        <stop style={paper} />
        <stop style={paper} offset="1" stopOpacity="0" />
      </linearGradient>
      <WideWall>
        <path fill="url(#of-wall)" stroke="none" d="M0-300H2700V700H0z" />
        <use href="#of-leaf" x="-100" y="0" />
        <use href="#of-leaf" x="-100" y="400" />
        <Rosette kind="folha-full" x={100} y={-200} />
        <Rosette kind="arco-full" x={700} y={200} />
        <Rosette kind="arco-full" x={300} y={600} />
        <Rosette kind="folha-full" x={900} y={600} />
        <Rosette kind="arco-full" x={1100} y={-200} />
        <Rosette kind="folha-full" x={1300} y={200} />
        <Rosette kind="arco-full" x={1500} y={600} />
        <path fill="url(#of-grid)" stroke="none" d="M-200-300H2700V700H-200z" />
        {/* The fade is a gradient in the paper's colour, because a mask would have to paint the whole wall. */}
        <path fill="url(#of-fade)" stroke="none" d="M-201-300H0V700H-201z" />
      </WideWall>
      <NarrowWall>
        <path fill="url(#of-wall)" stroke="none" d="M-400 300H1000V700H-400z" />
        <Rosette kind="arco-full" x={300} y={600} />
        <Rosette kind="folha-full" x={-100} y={400} />
        <Rosette kind="folha-full" x={700} y={400} />
        <path fill="url(#of-grid)" stroke="none" d="M-400 300H1000V700H-400z" />
      </NarrowWall>
    </Wall>
  );
}

const desk = '@media (min-width: 64rem)';

const Root = chakra('section', {
  base: {
    overflow: 'hidden',
    borderBottom: 'hairline',
    '--tile': 'colors.accent',
    '--paper': 'colors.bg',
    '--grout': 'colors.hairline',
    [desk]: { height: '720px' },
  },
});

const Pitch = chakra('div', {
  base: {
    position: 'relative',
    // The text lies above the wall, which fades out towards it.
    zIndex: 1,
    paddingTop: '10',
    [desk]: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      height: '100%',
      padding: '0 0 40px',
    },
  },
});

const Title = chakra('h1', {
  base: {
    textStyle: 'display',
    fontSize: { base: 'min(2.625rem, 11.6vw)', md: '3.5rem', lg: '3rem', xl: 'hero' },
    // On phones letters that a reader has spaced need another line.
    whiteSpace: { md: 'nowrap' },
  },
});

const Lead = chakra('p', {
  base: {
    marginTop: '5',
    maxWidth: '27em',
    fontSize: { base: '1.0625rem', md: '1.1875rem' },
    lineHeight: 1.6,
    color: 'muted',
    [`${desk} and (max-width: 79.99rem)`]: { maxWidth: '25rem' },
  },
});

const Actions = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    marginTop: '8',
    '@media (min-width: 30rem)': { display: 'flex' },
  },
});

/** The quote covers 5 by 4 tiles of 80 px, or 5 by 5 smaller tiles where the wall is at the bottom. */
const Laid = chakra('div', {
  base: {
    position: 'relative',
    width: 'min(100%, 400px)',
    aspectRatio: '1',
    margin: '40px auto 0',
    // Two rows of tiles remain visible below the quote.
    marginBottom: 'min(40%, 160px)',
    [desk]: {
      position: 'absolute',
      top: '200px',
      left: 'calc(50% + 80px)',
      width: '400px',
      height: '320px',
      margin: 0,
    },
    '@media (min-width: 80rem)': { left: 'calc(50% + 120px)' },
  },
});

export function Hero({ onAuth }: { onAuth: ((mode: AuthMode) => void) | undefined }) {
  return (
    <Root>
      <PageWidth position="relative" css={{ [desk]: { height: '100%' } }}>
        <Pitch>
          <Title>
            Seu ofício em dia, <br />
            do orçamento <br />
            ao pagamento.
          </Title>
          <Lead>
            Clientes, orçamentos, projetos, pagamentos e gastos num só caderno. Feito para quem
            trabalha por conta própria e gosta da conta certa.
          </Lead>
          <Actions>
            <AuthButton mode="signUp" size="lg" onAuth={onAuth}>
              COMEÇAR AGORA
            </AuthButton>
            <AuthButton mode="login" variant="outline" size="lg" onAuth={onAuth}>
              SAIBA MAIS
            </AuthButton>
          </Actions>
        </Pitch>
        <Laid>
          <HeroWall />
          <QuoteSlip />
        </Laid>
      </PageWidth>
    </Root>
  );
}
