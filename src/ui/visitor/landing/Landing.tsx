import type { AuthMode } from '../../../features/app/session/session';
import { Benefits, Features } from './Features';
import { Hero } from './Hero';
import { Contact, LandingFooter } from './LandingFooter';
import { LandingHeader } from './LandingHeader';
import { Testimonials } from './Testimonials';

export interface LandingProps {
  /**
   * Called when a login or sign-up button is pressed. It is undefined on the static page, where the boot script
   * listens.
   */
  onAuth?: (mode: AuthMode) => void;
}

/** The public landing page. The build renders it to static HTML, so it uses no state and no store. */
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
