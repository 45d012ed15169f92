import { Worker } from 'node:worker_threads';

/** Runs beside the thread that works, in plain JavaScript: it is handed over as text. */
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
 * Ends the process when its main thread has answered nothing for some time: PostgreSQL runs on it, and
 * one statement that does not end would keep out everybody, Ctrl-C included. What was acknowledged is
 * on the disk. Seconds are counted rather than read off a clock: a machine that slept is not hung.
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
