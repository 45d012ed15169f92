import { useLayoutEffect, useState, type ReactNode } from 'react';

type View<Props> = (props: Props) => ReactNode;

/** Imports a file whose default export is a component. */
export type FetchChunk<Props extends object> = () => Promise<{ default: View<Props> }>;

export interface Chunk<Props extends object> {
  /** `waiting` is shown until the chunk is loaded. */
  (props: Props & { waiting?: ReactNode }): ReactNode;
  /** Loads the chunk before it is used. A loaded component renders at once. */
  load: () => Promise<void>;
  isLoaded: () => boolean;
}

/**
 * A component in a chunk of its own. `React.lazy` with `Suspense` would delay the content by 300 ms after a
 * fallback, even for a loaded chunk. This component does not, and it requests a chunk that failed again at each
 * mount.
 */
export function lazyChunk<Props extends object>(fetchChunk: FetchChunk<Props>): Chunk<Props> {
  let View: View<Props> | undefined;
  const load = async (): Promise<void> => {
    View ??= (await fetchChunk()).default;
  };

  function Chunk(props: Props & { waiting?: ReactNode }) {
    const [, render] = useState({});
    useLayoutEffect(() => {
      if (View) return;
      load().then(
        () => render({}),
        (error: unknown) => {
          // The error is thrown while rendering, so that it reaches the nearest error boundary.
          render(() => {
            throw error;
          });
        },
      );
    }, []);
    return View ? <View {...props} /> : props.waiting;
  }
  return Object.assign(Chunk, { load, isLoaded: () => !!View });
}

/** A chunk for each of several files. `All` contains the properties of their components. */
export const lazyChunks = <All extends Record<string, object>>(files: {
  [Name in keyof All]: FetchChunk<All[Name]>;
}): { [Name in keyof All]: Chunk<All[Name]> } =>
  Object.fromEntries(
    Object.entries<FetchChunk<never>>(files).map(([name, file]) => [name, lazyChunk(file)]),
  ) as { [Name in keyof All]: Chunk<All[Name]> }; // cast: `fromEntries` loses the keys

/** The pause before a retry (ms). */
const PAUSE = 5_000;

/** Loads a chunk and retries until that succeeds. It is for chunks without a 'Tentar novamente' button. */
export async function loadWithRetries<T>(fetchChunk: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await fetchChunk();
    } catch {
      await new Promise((goOn) => setTimeout(goOn, PAUSE));
    }
  }
}

/** Something that can be loaded before it is needed. */
export type Preloadable = Pick<Chunk<object>, 'load'>;

/** How long (ms) the main thread is left to the first screen. */
const A_WHILE = 5_000;

/**
 * A pause in the list for `fetchAhead`. The entries after it wait until the first screen has been visible for some
 * seconds.
 */
export const pauseBeforeMore: Preloadable = {
  load: () => new Promise((resolve) => setTimeout(resolve, A_WHILE)),
};

/**
 * Returns the scripts that the build has listed in the page for use after the first screen. Each script is fetched into
 * the browser's cache but not run, so that the user never waits for the network later. It is an ordinary request, because
 * WebKit has no `rel=prefetch` and Firefox judges one by the policy's `default-src`. A page that the service worker
 * serves fetches none. The worker has stored all scripts, and requesting each of them would delay the user's first
 * clicks.
 */
export function scriptsToPrefetch(): Preloadable[] {
  if ((navigator as Partial<Navigator>).serviceWorker?.controller) return [];
  const written = document.getElementById('oficio-files')?.textContent ?? '{}';
  const { ahead = [] } = JSON.parse(written) as { ahead?: string[] }; // see scripts/webpack/page.ts
  return ahead.map((href) => ({
    load: async () => {
      // Only an answer that is read to its end is kept whole.
      await (await fetch(href, { priority: 'low' })).blob();
    },
  }));
}

/**
 * Loads chunks that may be needed next, one after another, while the browser is idle.
 * @returns a function that stops the loading.
 */
export function fetchAhead(chunks: readonly Preloadable[]): () => void {
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  const waiting = [...chunks];
  const next = (): void => {
    void waiting
      .shift()
      ?.load()
      // If a chunk cannot be loaded now, it is requested again when it is needed, and then an error is reported.
      .catch(() => undefined)
      .then(() => whenIdle(next));
  };
  whenIdle(next);
  return () => {
    waiting.length = 0;
  };
}
