/** The middle of some measurements: one slow run does not move it. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) throw new Error('The median of nothing');
  const lower = sorted[middle - 1];
  return sorted.length % 2 === 1 || lower === undefined ? upper : (lower + upper) / 2;
}

/** Runs a measurement several times, one after the other, and takes each figure's median. */
export async function medians<Name extends string>(
  runs: number,
  measure: () => Promise<Record<Name, number>>,
): Promise<Record<Name, number>> {
  const all: Record<Name, number>[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await measure());
  const [first] = all;
  if (!first) throw new Error('No runs');
  const result = { ...first };
  for (const name of Object.keys(first) as Name[]) {
    result[name] = median(all.map((one) => one[name]));
  }
  return result;
}
