import { fdatasyncSync, fstatSync, fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** An open file of Emscripten's, as its Node file system knows it. */
interface OpenFile {
  readonly nfd: number;
}

/** The part of Emscripten's Node file system that PGlite's types leave out. */
interface EmscriptenNodeFs {
  /** Runs an operation; its error becomes the one that the WebAssembly side understands. */
  tryFSOperation(operation: () => void): void;
  readonly stream_ops: { fsync?: (file: OpenFile) => number };
}

function isNodeFs(value: unknown): value is EmscriptenNodeFs {
  return (
    typeof value === 'object' &&
    value !== null &&
    'stream_ops' in value &&
    'tryFSOperation' in value &&
    typeof value.tryFSOperation === 'function'
  );
}

function toDisk(file: number): void {
  // A folder's entries are not "data": fdatasync may leave them out.
  if (fstatSync(file).isDirectory()) fsyncSync(file);
  else fdatasyncSync(file);
}

/**
 * PGlite's files in a folder, with an `fsync` that reaches the disk. PGlite's own does
 * nothing, so that a commit would survive the process but not a power cut.
 */
export class DurableFiles extends NodeFS {
  private lastWords = 'it gave up';

  /** @param onAbort - told why when the engine gives up: nothing may be asked of it then. */
  constructor(
    folder: string,
    private readonly onAbort: (why: string) => void,
  ) {
    super(folder);
  }

  override async init(
    ...[engine, options]: Parameters<NodeFS['init']>
  ): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(engine, options);
    const addSync = (module: PGlite['Module']): void => {
      const files: unknown = module.NODEFS;
      if (!isNodeFs(files)) throw new Error('PGlite has another file system than expected');
      files.stream_ops.fsync = ({ nfd }) => {
        files.tryFSOperation(() => {
          toDisk(nfd);
        });
        return 0;
      };
    };
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        onAbort: () => {
          this.onAbort(this.lastWords);
        },
        printErr: (line: string) => {
          this.lastWords = /\b(?:PANIC|FATAL):\s+(.*)/.exec(line)?.[1] ?? this.lastWords;
        },
        preRun: [addSync, ...(emscriptenOpts.preRun ?? [])],
      },
    };
  }
}

/**
 * Settings with commits that wait for the disk. PGlite's "fdatasync" never leaves WebAssembly,
 * hence `fsync`.
 */
export const DURABLE_SETTINGS: readonly string[] = [
  'wal_sync_method=fsync',
  // Without a background process, PGlite's log of changes is cut by our checkpoints only.
  'min_wal_size=32MB',
  'max_wal_size=64MB',
];
