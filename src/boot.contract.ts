/** What a visitor of the static landing page asked for before the app was there. */
export type AuthWish = 'login' | 'signup';

declare global {
  interface Window {
    /** What the boot script leaves for the app, and the app's answer. */
    __oficio?: {
      /** Set by the boot script: which screen the visitor clicked for. */
      auth?: AuthWish;
      /** Set by the app once it renders: the boot script keeps out of the way. */
      running?: true;
      /** Set by the boot script: says that the app did not load, and offers to try again. */
      failed?: () => void;
    };
  }
}
