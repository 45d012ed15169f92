import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

export interface WindowedRowsOptions {
  count: number;
  /** Expected height of a row in px, until it is measured. */
  estimate: number;
  /** Distance between rows in px. */
  gap: number;
  /** Up to this many rows are simply all there: the browser's own search then finds everything. */
  allUpTo: number;
}

export interface WindowedRows<Root extends Element> {
  /** For the element whose top is the first row's top. */
  rootRef: RefObject<Root | null>;
  /** For every row, beside `data-index`. */
  rowRef: ((row: Element | null) => void) | undefined;
  /** Indexes to render. */
  indexes: number[];
  /** Empty space above and below them, px. */
  before: number;
  after: number;
}

/** Which rows of a long list are near the window: the page scrolls, not a box in it. */
export function useWindowedRows<Root extends Element>({
  count,
  estimate,
  gap,
  allUpTo,
}: WindowedRowsOptions): WindowedRows<Root> {
  const rootRef = useRef<Root | null>(null);
  const [top, setTop] = useState(0);
  const windowed = count > allUpTo;
  // What is above the list (a notice, a wrapped header) may grow with the width or the rows.
  useLayoutEffect(() => {
    const measure = () => {
      const box = rootRef.current?.getBoundingClientRect();
      if (box !== undefined) setTop(Math.round(box.top + window.scrollY));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
    };
  }, [count]);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => estimate,
    enabled: windowed,
    gap,
    overscan: 4,
    scrollMargin: top,
    // Where nothing is laid out, a row keeps its expected height.
    measureElement: (row) => row.getBoundingClientRect().height || estimate,
  });
  if (!windowed) {
    const indexes = Array.from({ length: count }, (_, index) => index);
    return { rootRef, rowRef: undefined, indexes, before: 0, after: 0 };
  }
  const items = virtualizer.getVirtualItems();
  return {
    rootRef,
    rowRef: virtualizer.measureElement,
    indexes: items.map(({ index }) => index),
    before: Math.max(0, (items[0]?.start ?? top) - top),
    after: Math.max(0, virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top) - gap),
  };
}
