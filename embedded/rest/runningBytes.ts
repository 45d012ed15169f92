/** What is counted in a transaction, by the setting that holds the bytes so far. */
type Counter = 'oficio.weighed' | 'oficio.answered';

/**
 * The rows of `from` with a value of each (`value`), and null from where they come to more than `most` bytes:
 * PostgreSQL works row by row, so that gigabytes of long texts and lists are told after the first megabytes,
 * and the rest is never read.
 * @param bytes - what a `value` takes.
 */
export function upTo(
  most: number,
  counter: Counter,
  { value, bytes, from }: { value: string; bytes: string; from: string },
): string {
  const soFar = `current_setting('${counter}')::bigint`;
  // `offset 0` keeps the planner from merging the two.
  return `select value, set_config('${counter}', (${soFar} + coalesce(${bytes}, 0))::text, true) from (
      select case when ${soFar} <= ${String(most)} then ${value} end as value from ${from} offset 0) each`;
}
