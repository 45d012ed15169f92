import { lazy, type ComponentType } from 'react';

/** What is to be asked for again. */
const failed = new Set<() => void>();

/**
 * `React.lazy` for a chunk that may fail to load. React keeps a failure for good; here it is kept
 * until whoever shows it (`CrashBoundary`) says so, and the next render asks for the chunk again.
 */
export function lazyChunk<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const start = () =>
    lazy(() =>
      load().catch((error: unknown) => {
        failed.add(() => {
          View = start();
        });
        throw error;
      }),
    );
  let View = start();
  return function Chunk(props: Props) {
    return <View {...props} />;
  };
}

/** For whoever shows that chunks failed; not while rendering, or nothing would ever be shown. */
export function forgetFailedChunks(): void {
  for (const restart of failed) restart();
  failed.clear();
}
