import type { AuthMode } from '../../features/session/session';
import { Benefits, Features } from './Features';
import { Hero } from './Hero';
import { Contact, LandingFooter } from './LandingFooter';
import { LandingHeader } from './LandingHeader';
import { Testimonials } from './Testimonials';

export interface LandingProps {
  /** Where a button leads. Without it (the static page) the boot script listens instead. */
  onAuth?: (mode: AuthMode) => void;
}

/** The public page. Rendered to static HTML by the build, so it has no state and touches no store. */
export function Landing({ onAuth }: LandingProps) {
  return (
    <>
      <LandingHeader onAuth={onAuth} />
      <main>
        <Hero onAuth={onAuth} />
        <Features />
        <Benefits />
        <Testimonials />
        <Contact onAuth={onAuth} />
      </main>
      <LandingFooter />
    </>
  );
}
