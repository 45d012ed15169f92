import type { AuthMode } from '../../features/session/session';
import { Benefits, Features } from './Features';
import { Hero } from './Hero';
import { Contact, LandingFooter } from './LandingFooter';
import { LandingHeader } from './LandingHeader';
import { Testimonials } from './Testimonials';

export interface LandingProps {
  /** Called when a button is pressed. On the static page, where it is absent, the boot script listens. */
  onAuth?: (mode: AuthMode) => void;
}

/** The public page. The build renders it to static HTML, so it has no state and no store. */
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
