import type { RowOffsets } from './rowOffsets';

/**
 * Takes note of how high the rendered rows are. What those above the window's top turn out higher
 * or lower than was thought is scrolled, so that nothing in sight moves.
 * @returns the distance from the list's top to the window's, px.
 */
export function measureRows(root: Element, offsets: RowOffsets): number {
  const seenFrom = -root.getBoundingClientRect().top;
  let moved = 0;
  for (const row of root.children) {
    const name = row.getAttribute('data-index');
    if (name === null) continue;
    const index = Number(name);
    const { height } = row.getBoundingClientRect();
    // Where nothing is laid out, a row keeps its expected height.
    const by = height === 0 ? 0 : offsets.measured(index, height);
    if (by !== 0 && offsets.start(index) < seenFrom) moved += by;
  }
  if (moved === 0) return seenFrom;
  window.scrollBy(0, moved);
  return -root.getBoundingClientRect().top;
}
