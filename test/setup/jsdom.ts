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
  }
}
