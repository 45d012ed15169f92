/** Decides which rows of a long list are rendered, while the window scrolls. */
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
import { afterPaint } from '../hooks/afterPaint';
import { RowOffsets, type RowOffsetsOptions } from './rowOffsets';
import { usePrinted } from './usePrinted';

/**
 * The range of rendered rows, from `first` up to but not including `last`, and the empty space in px before and after
 * them.
 */
interface Span {
  first: number;
  last: number;
  before: number;
  after: number;
}

/** The part of a list that is visible in the window, in px from the list's top. */
interface View {
  from: number;
  to: number;
}

/**
 * How far beyond the window rows are rendered (px): at least `MIN_REACH`. If rows must be added, they are added up to
 * `FULL_REACH` in the direction of scrolling, because adding several rows at once takes less time than adding them one by one.
 */
const MIN_REACH = 200;
const FULL_REACH = 500;
/** The assumed height above a list in px: the top bar and the section's header. */
const HEADER_HEIGHT = 170;

const spaceAround = (offsets: RowOffsets, gap: number, first: number, last: number) => ({
  before: offsets.start(first),
  after: Math.max(0, offsets.end() - gap - offsets.start(last)),
});

function spanOf(offsets: RowOffsets, { count, gap }: RowOffsetsOptions, view: View): Span {
  const first = offsets.indexAt(view.from);
  const last = Math.min(count, offsets.indexAt(view.to) + 1);
  return { first, last, ...spaceAround(offsets, gap, first, last) };
}

const widened = ({ from, to }: View, up: number, down: number): View => ({
  from: from - up,
  to: to + down,
});

/** Returns the rows for a list's first render, as if the top of the list were visible. */
function firstSpan(options: RowOffsetsOptions): Span {
  const view = { from: 0, to: Math.max(1, window.innerHeight - HEADER_HEIGHT) };
  return spanOf(new RowOffsets(options), options, view);
}

interface Wanted {
  offsets: RowOffsets;
  options: RowOffsetsOptions;
  view: View;
  /** The rows that are rendered now. */
  shown: Span;
  /** Whether rows near the window are rendered, too. */
  reach: boolean;
}

/** Returns the rows to render. The current rows are kept as long as they fill the window. */
function nextSpan({ offsets, options, view, shown, reach }: Wanted): Span {
  const needed = spanOf(offsets, options, reach ? widened(view, MIN_REACH, MIN_REACH) : view);
  const isEnough = shown.first <= needed.first && shown.last >= needed.last;
  if (isEnough && shown.last <= options.count) {
    const { before, after } = spaceAround(offsets, options.gap, shown.first, shown.last);
    const isRight = Math.abs(before - shown.before) < 1 && Math.abs(after - shown.after) < 1;
    return isRight ? shown : { ...shown, before, after };
  }
  if (!reach) return needed;
  const isDown = needed.last > shown.last;
  const further = widened(view, isDown ? MIN_REACH : FULL_REACH, isDown ? FULL_REACH : MIN_REACH);
  return spanOf(offsets, options, further);
}

/**
 * Measures the rendered rows. If rows above the window differ from their expected heights, the page is scrolled by the
 * difference, so that no visible row moves.
 * @returns the distance in px from the list's top to the window's top.
 */
function measureRows(root: Element, offsets: RowOffsets): number {
  const visibleFrom = -root.getBoundingClientRect().top;
  let moved = 0;
  for (const row of root.children) {
    const name = row.getAttribute('data-index');
    if (name === null) continue;
    const index = Number(name);
    const { height } = row.getBoundingClientRect();
    // A row that has no layout keeps its expected height.
    const change = height === 0 ? 0 : offsets.measured(index, height);
    if (change !== 0 && offsets.start(index) < visibleFrom) moved += change;
  }
  if (moved === 0) return visibleFrom;
  window.scrollBy(0, moved);
  return -root.getBoundingClientRect().top;
}

/**
 * A list of at most this many rows or cards is rendered completely, so that the browser's own search finds all of them.
 */
export const MOST_UNWINDOWED = 100;

export interface WindowedRowsOptions {
  count: number;
  /** The expected height of a row in px, until it is measured. */
  estimate: number;
  /** The gap between rows in px. */
  gap: number;
  /**
   * A list of at most this many rows is rendered completely, so that the browser's own search finds all of them. The
   * first rows are painted first. `Infinity` renders all rows at once.
   */
  allUpTo: number;
  /**
   * A value that decides which rows are listed. When it changes, only the visible rows are rendered for the next
   * frame, and the others after it.
   */
  view?: unknown;
}

export interface WindowedRows<Root extends Element> {
  /** The ref of the element whose children are the rows. Each row has its `data-index`. */
  rootRef: RefObject<Root | null>;
  /** The indexes to render. */
  indexes: number[];
  /** The height in px of the empty space before and after the rendered rows. */
  before: number;
  after: number;
}

interface Look {
  /** Whether the heights of rows may have changed. */
  measure: boolean;
  /** Whether rows near the window must be rendered, too. */
  reach: boolean;
}

const indexesFrom = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first) }, (_, place) => first + place);

/**
 * Chooses the rows near the window, which are rendered. The list scrolls with the page, not in an element of its own.
 * The first render contains the visible rows. Rows near the window follow after the paint. This is our own code,
 * because Chakra has no such part, and the library for it lets visible rows move (docs/decisions/008-windowed-rows.md).
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
  /** The rows that are rendered now. */
  const spanRef = useRef(span);
  /** The `view` whose first rows are painted. */
  const [painted, setPainted] = useState<{ view: unknown } | null>(null);
  const isFirstPainted = allUpTo === Infinity || (painted !== null && painted.view === view);
  // A deferred value is dropped when a newer one comes, whereas a transition would be finished first. So the rows for
  // the next typed key do not wait for the rest of these rows.
  const shownWhole = useDeferredValue(painted);
  const isWhole = allUpTo === Infinity || (shownWhole !== null && shownWhole.view === view);
  const isPrinted = usePrinted();
  const all = isPrinted || (isWhole && count <= allUpTo);
  const complete = all || (span.first === 0 && span.last === count);

  const updateSpan = useCallback(
    ({ measure, reach }: Look) => {
      const root = rootRef.current;
      if (!root) return;
      const options = { count, estimate, gap };
      const offsets = (offsetsRef.current ?? new RowOffsets(options)).for(options);
      offsetsRef.current = offsets;
      const from = measure ? measureRows(root, offsets) : -root.getBoundingClientRect().top;
      const visible = { from, to: from + window.innerHeight };
      const shown = spanRef.current;
      const next = nextSpan({ offsets, options, view: visible, shown, reach });
      // Setting the same value during a transition would cause endless renders.
      if (next !== shown) setSpan(next);
    },
    [count, estimate, gap],
  );

  useLayoutEffect(() => {
    spanRef.current = span;
  }, [span]);

  // Measures what is newly rendered. Rows that are lower than expected leave room for more rows. What changes in a rendered
  // row is measured once it is laid out (see the observer below), because measuring it here would lay out the page twice.
  useLayoutEffect(() => {
    if (!complete) updateSpan({ measure: true, reach: isFirstPainted });
  }, [complete, updateSpan, isFirstPainted, span]);

  useEffect(() => {
    if (isFirstPainted || complete) return;
    return afterPaint(() => {
      setPainted({ view });
      // Renders in small steps, so that the page stays responsive.
      startTransition(() => updateSpan({ measure: false, reach: true }));
    });
  }, [isFirstPainted, complete, updateSpan, view]);

  useEffect(() => {
    const root = rootRef.current;
    if (complete || !root) return;
    // Rows are rendered synchronously, because otherwise the next frame would show empty space.
    const follow = (measure: boolean) => () =>
      flushSync(() => updateSpan({ measure, reach: isFirstPainted }));
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
  }, [complete, isFirstPainted, updateSpan]);

  if (all) return { rootRef, indexes: indexesFrom(0, count), before: 0, after: 0 };
  const { first, last, before, after } = span;
  return { rootRef, indexes: indexesFrom(first, Math.min(last, count)), before, after };
}
