import { useLayoutEffect, useState, type ReactNode } from 'react';

type View<Props> = (props: Props) => ReactNode;

export interface Chunk<Props extends object> {
  /** `waiting` is shown until the chunk is loaded. */
  (props: Props & { waiting?: ReactNode }): ReactNode;
  /** Loads the chunk before its use. From then on it renders at once. */
  load: () => Promise<void>;
}

/**
 * A component in a chunk of its own. `React.lazy` with `Suspense` would delay the content by 300 ms after a
 * fallback, even for a loaded chunk. This does not, and it requests a failed chunk again at each mount.
 */
export function lazyChunk<Props extends object>(
  fetchChunk: () => Promise<{ default: View<Props> }>,
): Chunk<Props> {
  let View: View<Props> | undefined;
  const load = async (): Promise<void> => {
    View ??= (await fetchChunk()).default;
  };

  function Chunk(props: Props & { waiting?: ReactNode }) {
    const [, render] = useState({});
    useLayoutEffect(() => {
      if (View) return;
      load().then(
        () => {
          render({});
        },
        (error: unknown) => {
          // Thrown while rendering, so that it reaches the nearest boundary.
          render(() => {
            throw error;
          });
        },
      );
    }, []);
    return View ? <View {...props} /> : props.waiting;
  }
  return Object.assign(Chunk, { load });
}

/** The pause before a retry (ms). */
const PAUSE = 5_000;

/** Retries a chunk until it is loaded, for chunks without a 'Tentar novamente' button. */
export async function loadWithRetries<T>(fetchChunk: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await fetchChunk();
    } catch {
      await new Promise((goOn) => setTimeout(goOn, PAUSE));
    }
  }
}

/** Something that is loaded before it is needed. */
export type Ahead = Pick<Chunk<object>, 'load'>;

/** How long (ms) the first screen has the main thread to itself. */
const A_WHILE = 5_000;

/** A pause in `fetchAhead`: what comes after it waits until the first screen has been visible for a while. */
export const aWhile: Ahead = {
  load: () => new Promise((resolve) => setTimeout(resolve, A_WHILE)),
};

/**
 * The scripts that the build has listed in the page for use after the first screen. Each is fetched into the
 * browser's cache but not run, so that nobody waits for the network later. A page that the service worker
 * serves has none to fetch: the worker has all of them, and asking for each would take the first clicks' time.
 */
export function scriptsAhead(): Ahead[] {
  if ((navigator as Partial<Navigator>).serviceWorker?.controller) return [];
  const written = document.getElementById('oficio-files')?.textContent ?? '{}';
  const { ahead = [] } = JSON.parse(written) as { ahead?: string[] }; // see scripts/webpack/page.ts
  return ahead.map((href) => ({
    load: () => {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'prefetch', as: 'script', href }));
      return Promise.resolve();
    },
  }));
}

/**
 * Loads chunks that may be needed next, one after another, while the browser is idle.
 * @returns a function that stops it.
 */
export function fetchAhead(chunks: readonly Ahead[]): () => void {
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  const waiting = [...chunks];
  const next = (): void => {
    void waiting
      .shift()
      ?.load()
      // A chunk that fails now is requested again, and reported, when it is needed.
      .catch(() => undefined)
      .then(() => whenIdle(next));
  };
  whenIdle(next);
  return () => {
    waiting.length = 0;
  };
}
