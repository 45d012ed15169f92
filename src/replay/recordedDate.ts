/**
 * Makes the class `Date` of a page that replays a report. 'Now' is an instant of the recording. The local parts of an
 * instant are those of the recorded time zone, wherever the report is replayed.
 * @param timeZone - An IANA name such as `America/Sao_Paulo`.
 * @throws RangeError if the time zone is unknown.
 */
export function recordedDate(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    ...({ year: 'numeric', month: 'numeric', day: 'numeric' } as const),
    ...({ hour: 'numeric', minute: 'numeric' } as const),
  });
  let now = 0;

  return class RecordedDate extends Date {
    constructor(...given: [] | [value: number | string | Date]) {
      super(given.length === 0 ? now : given[0]);
    }

    static override now(): number {
      return now;
    }

    /**
     * Sets 'now'.
     * @param instant - In milliseconds since 1970.
     */
    static setNow(instant: number): void {
      now = instant;
    }

    private local(part: 'year' | 'month' | 'day' | 'hour' | 'minute'): number {
      if (Number.isNaN(this.getTime())) return NaN;
      return Number(format.formatToParts(this).find(({ type }) => type === part)?.value);
    }

    override getFullYear(): number {
      return this.local('year');
    }

    override getMonth(): number {
      return this.local('month') - 1;
    }

    override getDate(): number {
      return this.local('day');
    }

    override getHours(): number {
      return this.local('hour');
    }

    override getMinutes(): number {
      return this.local('minute');
    }

    override toLocaleTimeString(
      locales?: Intl.LocalesArgument,
      options?: Intl.DateTimeFormatOptions,
    ): string {
      return super.toLocaleTimeString(locales, { timeZone, ...options });
    }
  };
}
