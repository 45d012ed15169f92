import { chakra } from '@chakra-ui/react/styled-system';
import type { AuthMode } from '../../features/session/sessionSlice';
import { Benefits } from './Benefits';
import { Contact } from './Contact';
import { Features } from './Features';
import { Hero } from './Hero';
import { LandingFooter } from './LandingFooter';
import { LandingHeader } from './LandingHeader';
import { heroStyles } from './heroStyles';
import { landingStyles } from './landingStyles';
import { Testimonials } from './Testimonials';

const Root = chakra('div', { base: { ...landingStyles, ...heroStyles } });

export interface LandingProps {
  /** Where a button leads. Without it (the static page) the boot script listens instead. */
  onAuth?: (mode: AuthMode) => void;
}

/**
 * The public page. Rendered to static HTML by the build, so it has no state and touches no store;
 * one styled root, plain elements within.
 */
export function Landing({ onAuth }: LandingProps) {
  return (
    <Root>
      <LandingHeader onAuth={onAuth} />
      <main>
        <Hero onAuth={onAuth} />
        <Features />
        <Benefits />
        <Testimonials />
        <Contact onAuth={onAuth} />
      </main>
      <LandingFooter />
    </Root>
  );
}
