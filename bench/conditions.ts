import { options } from './options';

const { cpu } = options;

/** The slow-downs under which everything is measured but where a figure says otherwise. */
export const SLOW = { cpu };
export const SLOW_4G = { cpu, slowNetwork: true };
/** The same in words. */
export const SLOWED = `${String(cpu)}x CPU`;

/** What a blank page takes (ms) on the machine that the targets were set for. */
const ASSUMED = { slow: 170, slow4G: 304 };

/** What a blank page took here, beside what the targets assume; by slow-down. */
export interface Blank {
  slow: { measured: number; assumed: number };
  slow4G: { measured: number; assumed: number };
}

export const blankOf = (
  slow: { largestPaint: number },
  slow4G: { largestPaint: number },
): Blank => ({
  slow: { measured: slow.largestPaint, assumed: ASSUMED.slow },
  slow4G: { measured: slow4G.largestPaint, assumed: ASSUMED.slow4G },
});

/** Tells how far the measuring is; the table alone goes to standard output. */
export const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};
