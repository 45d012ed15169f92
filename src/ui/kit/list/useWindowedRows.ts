import {
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../text/afterPaint';
import { RowOffsets } from './rowOffsets';
import { firstSpan, nextSpan } from './rowSpan';
import { usePrinted } from './usePrinted';

/**
 * Takes note of how high the rendered rows are. What those above the window's top turn out higher
 * or lower than was thought is scrolled, so that nothing in sight moves.
 * @returns the distance from the list's top to the window's, px.
 */
function measureRows(root: Element, offsets: RowOffsets): number {
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

/** Up to this many rows or cards are all there, and the browser's own search finds them. */
export const ALL_UP_TO = 100;

export interface WindowedRowsOptions {
  count: number;
  /** Expected height of a row in px, until it is measured. */
  estimate: number;
  /** Distance between rows in px. */
  gap: number;
  /**
   * Up to this many rows are all there as soon as the first ones are painted: the browser's own
   * search then finds everything. `Infinity`: they are all there at once.
   */
  allUpTo: number;
  /**
   * What the rows are a view of. With another one, those that the window shows come first again: of
   * hundreds that come at a key's press, only these have to be there for the next frame.
   */
  view?: unknown;
}

export interface WindowedRows<Root extends Element> {
  /** For the element whose children are the rows, each with its `data-index`. */
  rootRef: RefObject<Root | null>;
  /** Indexes to render. */
  indexes: number[];
  /** Empty space above and below them, px. */
  before: number;
  after: number;
}

interface Look {
  /** Rows may have changed their heights. */
  measure: boolean;
  /** Rows near the window are wanted too. */
  reach: boolean;
}

const indexesFrom = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first) }, (_, place) => first + place);

/**
 * Which rows of a list are near the window: the page scrolls, not a box in it. Our own, as Chakra has
 * none and the library for it let rows move in sight (docs/decisions/008-windowed-rows.md). The first rendering
 * has those that the window shows; the ones near it come once these are painted.
 */
export function useWindowedRows<Root extends Element>({
  count,
  estimate,
  gap,
  allUpTo,
  view,
}: WindowedRowsOptions): WindowedRows<Root> {
  const rootRef = useRef<Root>(null);
  const offsetsRef = useRef<RowOffsets>(null);
  const [span, setSpan] = useState(() => firstSpan({ count, estimate, gap }));
  /** What is on the page. */
  const spanRef = useRef(span);
  /** The view whose first rows are painted. */
  const [painted, setPainted] = useState<{ view: unknown } | null>(null);
  const settled = allUpTo === Infinity || (painted !== null && painted.view === view);
  // A next key's rows do not wait for the rest of these: what is deferred is given up for what is newer, a
  // transition would be rendered to its end first.
  const shownWhole = useDeferredValue(painted);
  const isWhole = allUpTo === Infinity || (shownWhole !== null && shownWhole.view === view);
  const isPrinted = usePrinted();
  const all = isPrinted || (isWhole && count <= allUpTo);
  const complete = all || (span.first === 0 && span.last === count);

  const look = useCallback(
    ({ measure, reach }: Look) => {
      const root = rootRef.current;
      if (!root) return;
      const options = { count, estimate, gap };
      const offsets = (offsetsRef.current ?? new RowOffsets(options)).for(options);
      offsetsRef.current = offsets;
      const from = measure ? measureRows(root, offsets) : -root.getBoundingClientRect().top;
      const seen = { from, to: from + window.innerHeight };
      const shown = spanRef.current;
      const next = nextSpan({ offsets, options, view: seen, shown, reach });
      // Set to what it is, it would be rendered again and again while a transition is under way.
      if (next !== shown) setSpan(next);
    },
    [count, estimate, gap],
  );

  useLayoutEffect(() => {
    spanRef.current = span;
  }, [span]);

  // After each rendering: rows that were not expected to be so low leave room for more.
  useLayoutEffect(() => {
    if (!complete) look({ measure: true, reach: settled });
  });

  useEffect(() => {
    if (settled || complete) return;
    return afterPaint(() => {
      setPainted({ view });
      // In small steps, between which the page stays responsive.
      startTransition(() => {
        look({ measure: false, reach: true });
      });
    });
  }, [settled, complete, look, view]);

  useEffect(() => {
    const root = rootRef.current;
    if (complete || !root) return;
    // At once: later, the frame would show the place of rows that are not there.
    const follow = (measure: boolean) => () => {
      flushSync(() => {
        look({ measure, reach: settled });
      });
    };
    const scrolled = follow(false);
    const resized = new ResizeObserver(follow(true));
    resized.observe(root);
    window.addEventListener('scroll', scrolled, { passive: true });
    window.addEventListener('resize', scrolled);
    return () => {
      resized.disconnect();
      window.removeEventListener('scroll', scrolled);
      window.removeEventListener('resize', scrolled);
    };
  }, [complete, settled, look]);

  if (all) return { rootRef, indexes: indexesFrom(0, count), before: 0, after: 0 };
  const { first, last, before, after } = span;
  return { rootRef, indexes: indexesFrom(first, Math.min(last, count)), before, after };
}
