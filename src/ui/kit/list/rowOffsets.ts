export interface RowOffsetsOptions {
  count: number;
  /** The expected height of a row in px. */
  estimate: number;
  /** The gap between rows in px. */
  gap: number;
}

/**
 * Computes the distance of each row of a long list from the list's top, in px. Rows that were rendered count with their
 * measured height, others with the expected height. Offsets are computed only up to the requested row, and only once.
 */
export class RowOffsets {
  readonly #options: RowOffsetsOptions;
  /** The measured heights, by the row's index; 0 for a row that was not measured. */
  readonly #heights: Float64Array;
  /**
   * The offsets of the rows, by the row's index. The last entry, one more than there are rows, is the end of the list.
   */
  readonly #starts: Float64Array;
  /** The greatest index for which `#starts` is valid. */
  #known = 0;
  /** The sum of the differences between measured and expected heights, in px. */
  #excess = 0;

  /** @param heights - the heights that were measured earlier; 0 for unknown ones. */
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

  /**
   * Returns this object, or a new one if the list has changed. If the layout has changed, the measured heights are
   * dropped.
   */
  for(options: RowOffsetsOptions): RowOffsets {
    const { count, estimate, gap } = this.#options;
    const isLike = options.estimate === estimate && options.gap === gap;
    if (isLike && options.count === count) return this;
    return new RowOffsets(options, isLike ? this.#heights : undefined);
  }

  /**
   * Stores a row's measured height.
   * @returns by how many px the following rows move.
   */
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

  /** Returns the offset of a row. If the index is the number of rows, it returns the end of the list. */
  start(index: number): number {
    for (; this.#known < index; this.#known += 1) {
      const start = this.#starts[this.#known] ?? 0;
      this.#starts[this.#known + 1] = start + this.#height(this.#known) + this.#options.gap;
    }
    return this.#starts[index] ?? 0;
  }

  /** Returns the offset at which a row after the last one would start. */
  end(): number {
    const { count, estimate, gap } = this.#options;
    return count * (estimate + gap) + this.#excess;
  }

  /**
   * Returns the index of the row at an offset. For an offset outside of the list, it returns the first or the last row.
   */
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
