import type { AuthMode } from './features/session/session';

declare global {
  /** Of browsers that can install the app. */
  interface InstallEvent extends Event {
    prompt: () => Promise<unknown>;
  }

  interface WindowEventMap {
    beforeinstallprompt: InstallEvent;
  }

  interface Window {
    /** Set by the boot script: how to ask the browser to install the app. */
    oficioInstall?: InstallEvent | undefined;
    /** What the boot script leaves for the app, and the app's answer. */
    __oficio?: {
      /** Set by the boot script. It is the form whose button was pressed last, unless 'Back' was pressed since then. */
      auth?: AuthMode;
      /** Set by the app once it is there: hears of each press from then on. */
      onAuth?: (mode: AuthMode) => void;
      /** Set by the boot script: says that the app did not load, and offers to try again. */
      failed?: () => void;
    };
  }
}
