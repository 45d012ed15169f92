import { type Answer, ask } from './readProject';

/** A static host's answers. */
export interface HostFacts {
  readonly url: string;
  readonly page: Answer;
  /** The page's first script; null if it names none. */
  readonly asset: Answer | null;
  /** The answer for an asset that does not exist. */
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
