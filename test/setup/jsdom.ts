import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom with what browsers have and jsdom lacks. It uses Node's own implementations, except for BroadcastChannel:
 * an open channel keeps the test process from ending.
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

  /** Ignores one CSS error: jsdom does not know margin boxes of `@page`. All other errors are still reported. */
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
