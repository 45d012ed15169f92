/** The median, which a single slow run does not change. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) throw new Error('The median of nothing');
  const lower = sorted[middle - 1];
  return sorted.length % 2 === 1 || lower === undefined ? upper : (lower + upper) / 2;
}

/** The value that so many of 100 values do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.ceil((sorted.length * percent) / 100) - 1];
  if (value === undefined) throw new Error('The percentile of nothing');
  return value;
}

type Figures = Record<string, number>;

/**
 * Runs several measurements in turn, several times, and takes the median of each figure. Other load on the machine
 * then slows all of them alike.
 */
export async function mediansInTurn<Measured extends Record<string, Figures>>(
  runs: number,
  measure: { [Name in keyof Measured]: () => Promise<Measured[Name]> },
): Promise<Measured> {
  const names = Object.keys(measure) as (keyof Measured)[]; // its own keys
  const all: Measured[] = [];
  for (let run = 0; run < runs; run += 1) {
    const results = {} as Measured; // filled below
    for (const name of names) results[name] = await measure[name]();
    all.push(results);
  }
  const medians = {} as Measured; // filled below
  for (const name of names) medians[name] = mediansOf(all.map((results) => results[name]));
  return medians;
}

/** The median of one measurement that is repeated immediately. */
export async function medianOfRepeats(
  times: number,
  measure: () => Promise<number>,
): Promise<number> {
  const values: number[] = [];
  for (let time = 0; time < times; time += 1) values.push(await measure());
  return median(values);
}

function mediansOf<One extends Figures>(all: readonly One[]): One {
  const [first] = all;
  if (!first) throw new Error('Nothing was measured');
  const entries = Object.keys(first).map(
    (figure) => [figure, median(all.map((one) => one[figure] ?? NaN))] as const,
  );
  return Object.fromEntries(entries) as One; // with the same keys
}

/** The median as a number, and a text with the least and the greatest value: '123 ms (100, 150)'. */
export function medianWithSpread(values: readonly number[]): { median: number; text: string } {
  if (values.length === 0) return { median: NaN, text: '' };
  const middle = median(values);
  const [value, least, most] = [middle, Math.min(...values), Math.max(...values)].map((ms) =>
    Math.round(ms).toLocaleString('en'),
  );
  return { median: middle, text: `${value ?? ''} ms (${least ?? ''}, ${most ?? ''})` };
}
