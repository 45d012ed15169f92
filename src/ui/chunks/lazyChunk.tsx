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

/**
 * Loads chunks that may be needed next, one after another, while the browser is idle.
 * @returns a function that stops it.
 */
export function fetchAhead(chunks: readonly Pick<Chunk<object>, 'load'>[]): () => void {
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
