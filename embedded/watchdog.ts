import { Worker } from 'node:worker_threads';

/** The source of a worker thread, in plain JavaScript because it is passed as text. */
const WATCH = `
const { writeSync } = require('node:fs');
const { workerData } = require('node:worker_threads');
const beats = new Int32Array(workerData.beats);
let last = 0;
let missed = 0;
setInterval(() => {
  const now = Atomics.load(beats, 0);
  missed = now === last ? missed + 1 : 0;
  last = now;
  if (missed < workerData.seconds) return;
  writeSync(2, workerData.lastWords + '\\n');
  process.kill(process.pid, 'SIGKILL');
}, 1_000);
`;

/**
 * Ends the process if its main thread has not responded for some time. PostgreSQL runs on that thread, so a statement
 * that never ends would block all users and even Ctrl-C. Acknowledged data is on the disk, so nothing is lost. Seconds
 * are counted instead of read from a clock, because a clock would also count the time in which the machine was asleep.
 */
export function startWatchdog(seconds: number): void {
  const beats = new SharedArrayBuffer(4);
  const view = new Int32Array(beats);
  const lastWords =
    `Ofício has stopped: a request has kept it busy for ${String(seconds)} seconds. ` +
    'What was saved is safe; start again.';
  const worker = new Worker(WATCH, { eval: true, workerData: { beats, seconds, lastWords } });
  worker.unref();
  setInterval(() => Atomics.add(view, 0, 1), 500).unref();
}
