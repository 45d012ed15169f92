import { fdatasyncSync, fstatSync, fsyncSync } from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { FolderWatch } from './integrity/watch';

/** A file or folder inside Emscripten. */
type FsNode = object;

/** An open file of Emscripten's Node file system. */
interface OpenFile {
  readonly nfd: number;
  readonly node: FsNode;
}

interface Attributes {
  readonly size?: number;
}

/** The part of Emscripten's Node file system that is missing in PGlite's types. */
interface EmscriptenNodeFs {
  /** Runs an operation and converts its error for the WebAssembly side. */
  tryFSOperation<T>(operation: () => T): T;
  realPath(node: FsNode): string;
  readonly node_ops: {
    mknod: (parent: FsNode, name: string, mode: number, device: number) => FsNode;
    unlink: (parent: FsNode, name: string) => void;
    rename: (node: FsNode, parent: FsNode, name: string) => void;
    setattr: (node: FsNode, attributes: Attributes) => void;
    readdir: (node: FsNode) => string[];
  };
  readonly stream_ops: {
    write: (
      file: OpenFile,
      memory: Uint8Array,
      offset: number,
      length: number,
      position: number,
    ) => number;
    setattr: (file: OpenFile, attributes: Attributes) => void;
    fsync?: (file: OpenFile) => number;
  };
}

function isNodeFs(value: unknown): value is EmscriptenNodeFs {
  return (
    typeof value === 'object' &&
    value !== null &&
    'stream_ops' in value &&
    'node_ops' in value &&
    'tryFSOperation' in value &&
    typeof value.tryFSOperation === 'function'
  );
}

function toDisk(file: number): void {
  // A folder's list of entries is not "data", so fdatasync may not write it.
  if (fstatSync(file).isDirectory()) fsyncSync(file);
  else fdatasyncSync(file);
}

/**
 * Hides what is foreign in the folder of tablespaces. PostgreSQL takes every entry for a tablespace, and would not open
 * because of a `.DS_Store`.
 */
function hideForeign(files: EmscriptenNodeFs, folder: string): void {
  const { readdir } = files.node_ops;
  files.node_ops.readdir = (node) => {
    const names = readdir(node);
    if (path.relative(folder, files.realPath(node)) !== 'pg_tblspc') return names;
    return names.filter((name) => /^(\.{1,2}|\d+)$/.test(name));
  };
}

/** Reports everything that changes a file to a watch. */
function tell(files: EmscriptenNodeFs, folder: string, watch: FolderWatch): void {
  const { node_ops: nodes, stream_ops: streams } = files;
  const { mknod, unlink, rename, setattr } = nodes;
  const { write, setattr: setattrOpen } = streams;
  const nameOf = (node: FsNode): string => path.relative(folder, files.realPath(node));
  const nameIn = (parent: FsNode, name: string): string => path.join(nameOf(parent), name);
  const cut = (name: string, { size }: Attributes, operation: () => void): void => {
    if (size !== undefined) watch.beforeLoss(name);
    operation();
    if (size !== undefined) watch.afterArrival(name);
  };

  nodes.mknod = (parent, name, mode, device) => {
    const node = mknod(parent, name, mode, device);
    files.tryFSOperation(() => {
      watch.afterArrival(nameIn(parent, name));
    });
    return node;
  };
  nodes.unlink = (parent, name) => {
    files.tryFSOperation(() => {
      watch.beforeLoss(nameIn(parent, name));
    });
    unlink(parent, name);
  };
  nodes.rename = (node, parent, name) => {
    const target = nameIn(parent, name);
    files.tryFSOperation(() => {
      for (const each of [nameOf(node), target]) watch.beforeLoss(each);
    });
    rename(node, parent, name);
    files.tryFSOperation(() => {
      watch.afterArrival(target);
    });
  };
  nodes.setattr = (node, attributes) => {
    files.tryFSOperation(() => {
      cut(nameOf(node), attributes, () => {
        setattr(node, attributes);
      });
    });
  };
  streams.setattr = (file, attributes) => {
    files.tryFSOperation(() => {
      cut(nameOf(file.node), attributes, () => {
        setattrOpen(file, attributes);
      });
    });
  };
  streams.write = (file, memory, offset, length, position) => {
    files.tryFSOperation(() => {
      watch.beforeWrite(nameOf(file.node), memory.subarray(offset, offset + length), position);
    });
    return write(file, memory, offset, length, position);
  };
}

/**
 * PGlite's files in a folder, with an `fsync` that reaches the disk. PGlite's own `fsync` does nothing. With it, a
 * commit would survive the end of the process but not a power cut.
 */
export class DurableFiles extends NodeFS {
  /** Why PostgreSQL gave up, in its own words; null while it has not. */
  lastWords: string | null = null;
  /** What it logged before. About its settings, only this says what is wrong with them. */
  private lastLog = '';

  /**
   * @param watch - Called for every change; null if nobody follows the changes.
   * @param onAbort - Called with the reason when the engine aborts. After that the engine must not be used.
   */
  constructor(
    private readonly folder: string,
    private readonly watch: FolderWatch | null,
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
      const { folder, watch } = this;
      files.stream_ops.fsync = ({ nfd, node }) => {
        files.tryFSOperation(() => {
          toDisk(nfd);
          watch?.afterSync(path.relative(folder, files.realPath(node)), nfd);
        });
        return 0;
      };
      hideForeign(files, folder);
      if (watch !== null) tell(files, folder, watch);
    };
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        onAbort: () => {
          this.onAbort(this.lastWords ?? 'it gave up');
        },
        printErr: (line: string) => {
          const [, kind, text = ''] =
            /\b(LOG|PANIC|FATAL|postgres):\s+(.*)/.exec(line.replaceAll('/pglite/data/', '')) ?? [];
          if (kind === 'LOG') this.lastLog = text;
          else if (kind !== undefined) {
            const isVague = /^configuration file|^could not load/.test(text);
            this.lastWords = isVague ? `${text}: ${this.lastLog}` : text;
          }
        },
        preRun: [addSync, ...(emscriptenOpts.preRun ?? [])],
      },
    };
  }
}

/**
 * PostgreSQL settings that make commits wait for the disk. PGlite's "fdatasync" never leaves WebAssembly, so
 * `fsync` is used.
 */
export const DURABLE_SETTINGS: readonly string[] = [
  'wal_sync_method=fsync',
  // PGlite has no background process, so only our checkpoints shorten its WAL.
  'min_wal_size=32MB',
  'max_wal_size=64MB',
];
