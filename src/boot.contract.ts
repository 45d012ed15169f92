import type { AuthMode } from './features/app/session/session';

declare global {
  /** The event of browsers that can install the app. */
  interface InstallEvent extends Event {
    prompt: () => Promise<unknown>;
  }

  interface WindowEventMap {
    beforeinstallprompt: InstallEvent;
  }

  interface Window {
    /** The event by which the app asks the browser to install it. Set by the boot script. */
    oficioInstall?: InstallEvent | undefined;
    /** The values that the boot script and the app exchange. */
    __oficio?: {
      /** The form whose button was pressed last, unless 'Back' was pressed since then. Set by the boot script. */
      auth?: AuthMode;
      /** Called for each press of such a button. Set by the app when it runs. */
      onAuth?: (mode: AuthMode) => void;
      /** Reports that the app did not load, and offers to try again. Set by the boot script. */
      failed?: () => void;
    };
  }
}
