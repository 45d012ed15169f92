export interface RowOffsetsOptions {
  count: number;
  /** The expected height of a row in px. */
  estimate: number;
  /** The gap between rows in px. */
  gap: number;
}

/**
 * The offset of each row of a long list from the list's top in px. It uses measured heights, and the expected
 * one for rows that were not rendered yet. Offsets are computed only up to the requested row, and only once.
 */
export class RowOffsets {
  readonly #options: RowOffsetsOptions;
  /** 0 for a row that is not measured. */
  readonly #heights: Float64Array;
  /** One entry more than rows: the last is the end. */
  readonly #starts: Float64Array;
  /** `#starts` is valid up to this index. */
  #known = 0;
  /** By how much all rows are higher than expected, in px. */
  #excess = 0;

  /** @param heights - The heights measured earlier; 0 for unknown. */
  constructor(options: RowOffsetsOptions, heights?: Float64Array) {
    const { count, estimate } = options;
    this.#options = options;
    this.#heights = new Float64Array(count);
    this.#starts = new Float64Array(count + 1);
    if (!heights) return;
    this.#heights.set(heights.subarray(0, count));
    this.#excess = this.#heights.reduce(
      (sum, height) => sum + (height === 0 ? 0 : height - estimate),
      0,
    );
  }

  /** These offsets, or new ones if the list has changed. Another layout drops the measured heights. */
  for(options: RowOffsetsOptions): RowOffsets {
    const { count, estimate, gap } = this.#options;
    const isLike = options.estimate === estimate && options.gap === gap;
    if (isLike && options.count === count) return this;
    return new RowOffsets(options, isLike ? this.#heights : undefined);
  }

  /** Stores a row's height. @returns by how many px that moves the rows after it. */
  measured(index: number, height: number): number {
    const moved = height - this.#height(index);
    this.#heights[index] = height;
    this.#excess += moved;
    if (moved !== 0) this.#known = Math.min(this.#known, index);
    return moved;
  }

  #height(index: number): number {
    const height = this.#heights[index] ?? 0;
    return height === 0 ? this.#options.estimate : height;
  }

  /** The offset of a row. For the number of rows, the end. */
  start(index: number): number {
    for (; this.#known < index; this.#known += 1) {
      const start = this.#starts[this.#known] ?? 0;
      this.#starts[this.#known + 1] = start + this.#height(this.#known) + this.#options.gap;
    }
    return this.#starts[index] ?? 0;
  }

  /** The end of the list, where another row would start. */
  end(): number {
    const { count, estimate, gap } = this.#options;
    return count * (estimate + gap) + this.#excess;
  }

  /** The row at an offset; the first or the last row outside of the list. */
  indexAt(offset: number): number {
    const last = this.#options.count - 1;
    while (this.#known < last && this.start(this.#known) <= offset) this.start(this.#known + 1);
    let low = 0;
    let high = this.#known;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.start(middle) <= offset) low = middle;
      else high = middle - 1;
    }
    return Math.min(low, Math.max(0, last));
  }
}
