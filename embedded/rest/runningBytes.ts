/** The PostgreSQL settings that count bytes within a transaction. */
type Counter = 'oficio.weighed' | 'oficio.answered';

/**
 * Returns a query for the rows of `from` with a `value` for each row. Once the values exceed `most` bytes together, all
 * further values are null. PostgreSQL works row by row. So it notices gigabytes after the first megabytes and never
 * reads the rest.
 * @param bytes - The size of a `value`.
 */
export function queryOfValuesUpToBytes(
  most: number,
  counter: Counter,
  { value, bytes, from }: { value: string; bytes: string; from: string },
): string {
  const soFar = `current_setting('${counter}')::bigint`;
  // `offset 0` keeps the planner from merging the two queries.
  return `select value, set_config('${counter}', (${soFar} + coalesce(${bytes}, 0))::text, true) from (
      select case when ${soFar} <= ${String(most)} then ${value} end as value from ${from} offset 0) each`;
}
