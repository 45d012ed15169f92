import { RowOffsets, type RowOffsetsOptions } from './rowOffsets';

/** The rows from `first` up to but not including `last`, and the empty space around them in px. */
export interface Span {
  first: number;
  last: number;
  before: number;
  after: number;
}

/** The part of a list that the window shows, in px from the list's top. */
export interface View {
  from: number;
  to: number;
}

/**
 * How far beyond the window rows are rendered, in px. At least this far; if rows must be added, further in
 * the direction of scrolling, because several rows at once cost less than single ones.
 */
const MIN_REACH = 200;
const FULL_REACH = 500;
/** The height above a list in px: the top bar and the section's header. */
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

/** The assumed view of a list before it is rendered, at the top of the page. */
export function firstSpan(options: RowOffsetsOptions): Span {
  const view = { from: 0, to: Math.max(1, window.innerHeight - HEADER_HEIGHT) };
  return spanOf(new RowOffsets(options), options, view);
}

export interface Wanted {
  offsets: RowOffsets;
  options: RowOffsetsOptions;
  view: View;
  /** The rendered rows. */
  shown: Span;
  /** Whether to include rows near the window. */
  reach: boolean;
}

/** The rows to render. The current ones are kept as long as they suffice. */
export function nextSpan({ offsets, options, view, shown, reach }: Wanted): Span {
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
