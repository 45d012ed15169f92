/** A browser that is driven by its own driver, with what the walk needs of it. */
export interface Engine {
  readonly name: string;
  /** Opens an address and waits until the page is loaded. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Evaluates an expression in the page. Its value must be a text. */
  evaluate(expression: string): Promise<string>;
  /** Moves, presses and types as a person does, by the actions of the WebDriver standard. */
  perform(actions: readonly object[]): Promise<void>;
  /** A picture of the page, as PNG in base64. */
  picture(): Promise<string>;
  /** Whether what was fetched is found again without the network. A session of WebKit's driver is a private one. */
  readonly hasCache: boolean;
  /** What the page has written into its console as an error; null where the driver does not tell. */
  errors(): readonly string[] | null;
  close(): Promise<void>;
}

/** Calls `ask` until it returns a value. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined>,
  timeout = 30_000,
): Promise<T> {
  const end = Date.now() + timeout;
  for (;;) {
    const found = await ask();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`${what}: not within ${String(timeout / 1000)} s`);
    await new Promise((goOn) => setTimeout(goOn, 150));
  }
}
