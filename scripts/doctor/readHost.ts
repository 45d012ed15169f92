import { type Answer, ask } from './readProject';

/** What a static host sends. */
export interface HostFacts {
  readonly url: string;
  readonly page: Answer;
  /** The first of the page's scripts; null if it names none. */
  readonly asset: Answer | null;
  /** An asset that no build has. */
  readonly missing: Answer;
}

/** @param url - the address of the app. */
export async function readHost(url: string): Promise<HostFacts> {
  const page = await ask(url);
  const script = /\/assets\/[\w.-]+\.js/.exec(String(page.body))?.[0];
  return {
    url,
    page,
    asset: script === undefined ? null : await ask(new URL(script, url).href),
    missing: await ask(new URL('/assets/none.0000000000.js', url).href),
  };
}
