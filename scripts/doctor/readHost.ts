import { type Answer, requestAnswer } from './readProject';

/** The answers of the static host that serves the app. */
export interface HostFacts {
  readonly url: string;
  readonly page: Answer;
  /** The answer for the page's first script; null if the page names no script. */
  readonly asset: Answer | null;
  /** The answer for an asset that does not exist. */
  readonly missing: Answer;
}

/** @param url - the address of the app. */
export async function readHost(url: string): Promise<HostFacts> {
  const page = await requestAnswer(url);
  const script = /\/assets\/[\w.-]+\.js/.exec(String(page.body))?.[0];
  return {
    url,
    page,
    asset: script === undefined ? null : await requestAnswer(new URL(script, url).href),
    missing: await requestAnswer(new URL('/assets/none.0000000000.js', url).href),
  };
}
