import { useLayoutEffect, useState, type ReactNode } from 'react';

type View<Props> = (props: Props) => ReactNode;

export interface Chunk<Props extends object> {
  /** `waiting` stands in until the chunk is there. */
  (props: Props & { waiting?: ReactNode }): ReactNode;
  /** Fetches the chunk ahead of its use; from then on it renders at once. */
  load: () => Promise<void>;
}

/**
 * A component in a chunk of its own. Unlike `React.lazy` with `Suspense` it does not make anybody wait:
 * React holds back for 300 ms what replaces a fallback, also where the chunk is there already. And it
 * asks again for a chunk that failed, whenever it is mounted anew.
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
          // Thrown while rendering it reaches the nearest boundary.
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

/** How soon what did not come is asked for again (ms). */
const PAUSE = 5_000;

/** Asks for a chunk until it comes: for what nobody could press 'Tentar novamente' for. */
export async function untilThere<T>(fetchChunk: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await fetchChunk();
    } catch {
      await new Promise((goOn) => setTimeout(goOn, PAUSE));
    }
  }
}

/**
 * Fetches what may be needed next, one after the other, while nothing else goes on.
 * @returns ends it.
 */
export function fetchAhead(chunks: readonly Pick<Chunk<object>, 'load'>[]): () => void {
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  const waiting = [...chunks];
  const next = (): void => {
    void waiting
      .shift()
      ?.load()
      // One that does not come now is asked for again, and reported, when it is needed.
      .catch(() => undefined)
      .then(() => whenIdle(next));
  };
  whenIdle(next);
  return () => {
    waiting.length = 0;
  };
}
