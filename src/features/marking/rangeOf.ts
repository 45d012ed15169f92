/** The ids from one row to another in the order in which they are shown, `to` last; `to` alone without a start. */
export function rangeOf(
  rows: readonly { id: string }[],
  from: string | null,
  to: string,
): string[] {
  const start = rows.findIndex(({ id }) => id === from);
  const end = rows.findIndex(({ id }) => id === to);
  if (start < 0 || end < 0) return [to];
  const ids = rows.slice(Math.min(start, end), Math.max(start, end) + 1).map(({ id }) => id);
  return start <= end ? ids : ids.reverse();
}
