import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom with the functions that browsers have and jsdom lacks. Node's own implementations are used.
 * BroadcastChannel is left out, because an open channel keeps the test process from ending.
 */
export default class BrowserLikeEnvironment extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    const passedThrough = {
      structuredClone,
      fetch,
      Request,
      Response,
      Headers,
      TextEncoder,
      TextDecoder,
      ReadableStream,
      TransformStream,
    };
    for (const [name, value] of Object.entries(passedThrough)) {
      Object.defineProperty(this.global, name, { configurable: true, writable: true, value });
    }
    this.ignoreUnknownCss();
  }

  /**
   * Ignores one CSS error, because jsdom does not know the margin boxes of `@page`. All other errors are reported.
   */
  private ignoreUnknownCss(): void {
    const virtualConsole = this.dom?.virtualConsole;
    const reports = virtualConsole?.listeners('jsdomError') ?? [];
    virtualConsole?.removeAllListeners('jsdomError');
    virtualConsole?.on('jsdomError', (error: Error & { type?: string }) => {
      if (error.type !== 'css parsing')
        for (const report of reports) Reflect.apply(report, null, [error]);
    });
  }
}
