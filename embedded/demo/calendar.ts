const DAY = 86_400_000;

/** Returns days and instants relative to a moment, so that the demo's year always ends today. */
export interface Calendar {
  /** The local day, `YYYY-MM-DD`. Negative numbers of days are in the future. */
  day(daysAgo: number): string;
  /** An instant in business hours of that day, in ISO 8601. It is never later than the moment itself. */
  instant(daysAgo: number): string;
}

export function calendarUntil(now: Date): Calendar {
  const at = (daysAgo: number): Date => {
    const date = new Date(now.getTime());
    date.setDate(date.getDate() - daysAgo);
    return date;
  };
  const two = (value: number): string => String(value).padStart(2, '0');
  return {
    day: (daysAgo) => {
      const date = at(daysAgo);
      return `${String(date.getFullYear())}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
    },
    instant: (daysAgo) => {
      const date = at(daysAgo);
      date.setHours(9 + (daysAgo % 8), (daysAgo * 7) % 60, (daysAgo * 13) % 60, 0);
      return new Date(Math.min(date.getTime(), now.getTime() - DAY / 1440)).toISOString();
    },
  };
}
