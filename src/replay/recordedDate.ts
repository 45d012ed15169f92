/**
 * Makes the `Date` of a page that replays a report. 'Now' is an instant of the recording, and an instant's local
 * parts are those of the time zone in which it was recorded, wherever the report is replayed.
 * @param timeZone - An IANA name, `America/Sao_Paulo`. Throws a `RangeError` for an unknown one.
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

    /** @param instant - In milliseconds since 1970. */
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
