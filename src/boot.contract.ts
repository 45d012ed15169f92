import type { AuthMode } from './features/session/sessionSlice';

declare global {
  interface Window {
    /** What the boot script leaves for the app, and the app's answer. */
    __oficio?: {
      /** Set by the boot script: the form that the visitor asked for, and sees. */
      auth?: AuthMode;
      /** Set by the boot script: the button that was pressed last on the static form. */
      pressed?: HTMLButtonElement;
      /** Set by the boot script: says that the app did not load, and offers to try again. */
      failed?: () => void;
    };
  }
}
