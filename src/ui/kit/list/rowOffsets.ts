export interface RowOffsetsOptions {
  count: number;
  /** Expected height of a row, px. */
  estimate: number;
  /** Distance between rows, px. */
  gap: number;
}

/**
 * Where each row of a long list begins, in px from the first one's top: by its height as measured,
 * or as expected for a row that was not seen yet. However long the list is, only what lies before
 * the row asked for is worked out, and that only once.
 */
export class RowOffsets {
  readonly #options: RowOffsetsOptions;
  /** 0 where a row was not measured. */
  readonly #heights: Float64Array;
  /** One more than there are rows: the last is where the next would begin. */
  readonly #starts: Float64Array;
  /** Up to this index `#starts` are right. */
  #known = 0;
  /** How much higher all rows are than expected, px. */
  #excess = 0;

  /** @param heights As measured earlier, 0 where they were not. */
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

  /** These, or others for a list that has changed; heights under another layout are forgotten. */
  for(options: RowOffsetsOptions): RowOffsets {
    const { count, estimate, gap } = this.#options;
    const isLike = options.estimate === estimate && options.gap === gap;
    if (isLike && options.count === count) return this;
    return new RowOffsets(options, isLike ? this.#heights : undefined);
  }

  /** Takes note of a row's height. @returns by how much that moves the rows after it, px. */
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

  /** Where a row begins; for the number of rows, where one more would. */
  start(index: number): number {
    for (; this.#known < index; this.#known += 1) {
      const start = this.#starts[this.#known] ?? 0;
      this.#starts[this.#known + 1] = start + this.#height(this.#known) + this.#options.gap;
    }
    return this.#starts[index] ?? 0;
  }

  /** Where one more row than there are would begin. */
  end(): number {
    const { count, estimate, gap } = this.#options;
    return count * (estimate + gap) + this.#excess;
  }

  /** The row at a distance from the top; the first or the last where there is none. */
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
