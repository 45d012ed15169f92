/** The landing page's head: the brand, the links to its sections, and the buttons to log in and sign up. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import type { AuthMode } from '../../../features/app/session/session';
import { LogoMark } from '../../kit/art/Icon';
import { AuthButton } from './AuthButton';
import { PageWidth } from './layout';

const BrandRoot = chakra('p', {
  base: {
    textStyle: 'title',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    fontWeight: 480,
    '& > svg': { color: 'accent' },
  },
});

/** The app's logo and name. */
export function Brand(props: ComponentProps<typeof BrandRoot>) {
  return (
    <BrandRoot {...props}>
      <LogoMark />
      Ofício
    </BrandRoot>
  );
}

const anchors = [
  { href: '#features', text: 'Recursos' },
  { href: '#benefits', text: 'Benefícios' },
  { href: '#testimonials', text: 'Depoimentos' },
] as const;

const Head = chakra('header', { base: { borderBottom: 'hairline' } });

const Bar = chakra(PageWidth, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    minHeight: '80px',
  },
});

/** The links to the sections. On phones they are a line of their own, from edge to edge. */
const Anchors = chakra('nav', {
  base: {
    display: 'flex',
    gap: '36px',
    fontSize: 'control',
    '@media (max-width: 47.99rem)': {
      order: 1,
      width: 'calc(100% + 32px)',
      marginInline: '-4',
      paddingInline: '4',
      justifyContent: 'space-between',
      borderTop: 'hairline',
    },
  },
});

const Anchor = chakra('a', {
  base: {
    minWidth: 'target',
    minHeight: 'target',
    paddingBlock: '3',
    textDecoration: 'none',
    '&:hover': { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '6px' },
  },
});

const WideName = chakra('span', { base: { display: { base: 'none', md: 'inline' } } });
const NarrowName = chakra('span', { base: { display: { md: 'none' } } });

/** A label that is English in wide windows and Portuguese below 768 px. Screen readers read only the visible one. */
function Name({ wide, narrow }: { wide: string; narrow: string }) {
  return (
    <>
      <WideName lang="en">{wide}</WideName>
      <NarrowName>{narrow}</NarrowName>
    </>
  );
}

const WaysIn = chakra('div', { base: { display: 'flex', gap: { base: '1', md: '2' } } });

export function LandingHeader({ onAuth }: { onAuth: ((mode: AuthMode) => void) | undefined }) {
  return (
    <Head>
      <Bar>
        <Brand fontSize={{ base: '1.5rem', md: 'bar' }} minHeight={{ base: '64px', md: 'auto' }} />
        <Anchors aria-label="Nesta página">
          {anchors.map(({ href, text }) => (
            <Anchor key={href} href={href}>
              {text}
            </Anchor>
          ))}
        </Anchors>
        <WaysIn>
          <AuthButton mode="login" variant="plain" onAuth={onAuth}>
            <Name wide="Log In" narrow="Entrar" />
          </AuthButton>
          <AuthButton mode="signUp" paddingInline={{ base: '14px', md: '5' }} onAuth={onAuth}>
            <Name wide="Sign Up" narrow="Cadastrar" />
          </AuthButton>
        </WaysIn>
      </Bar>
    </Head>
  );
}
