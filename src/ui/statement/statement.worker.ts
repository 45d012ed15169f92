import { compare, type Account } from '../../features/statement/compare';
import { MAX_FILE_BYTES } from '../../features/statement/statementLine';

/** What the worker is asked. */
export interface WorkerRequest {
  files: File[];
  account: Account;
}

/* Reading and comparing, off the main thread. It is stopped by terminating the worker. */

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  void (async () => {
    const { files, account } = data;
    const read = [];
    for (const file of files) {
      const isRead = file.size <= MAX_FILE_BYTES;
      const bytes = isRead
        ? new Uint8Array(await file.arrayBuffer())
        : new Uint8Array(MAX_FILE_BYTES + 1);
      read.push({ name: file.name, bytes });
    }
    const comparison = compare(read, account, (count) => {
      postMessage({ read: count });
    });
    postMessage({ comparison });
  })();
});
