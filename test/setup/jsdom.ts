import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom plus what browsers have and jsdom lacks. Node's own implementations are passed through, save
 * BroadcastChannel: an open one keeps the test process from ever ending.
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

  /** jsdom knows no margin boxes of `@page`, and says so of each page for paper; all else is still told. */
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
