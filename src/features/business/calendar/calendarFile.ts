import { addDays, type Day } from '../../shared/days';

/** One event of the calendar file: something that is due on a day. */
export interface CalendarEvent {
  /**
   * The event's id. It is the same in every export, so that importing a file again updates the event instead of
   * adding it twice.
   */
  uid: string;
  day: Day;
  title: string;
  /** The description, which may have several lines. */
  text: string;
  /** The instant (ISO 8601) of the event's last change; null where it is unknown. */
  changedAt: string | null;
}

/** The longest line in bytes, without its line break (RFC 5545, 3.1). */
const MAX_LINE = 75;

/** The instant from which SEQUENCE counts seconds, because SEQUENCE holds only 31 bits. */
const BEGINNING = Date.UTC(2020, 0, 1);

const bytes = new TextEncoder();

/** Folds a long line into several lines. Each line after the first starts with a space. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let size = 0;
  for (const letter of line) {
    const { length } = bytes.encode(letter);
    if (size + length > MAX_LINE) {
      lines.push(current);
      [current, size] = [' ', 1];
    }
    current += letter;
    size += length;
  }
  return [...lines, current].join('\r\n');
}

const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    // Other control characters are replaced, because a calendar may refuse the whole file because of them.
    .replace(/\p{Cc}/gu, ' ');

const dayText = (day: Day): string => day.replaceAll('-', '');

/** An instant in the format of iCalendar: '20261122T154000Z'. */
const instantText = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d+/g, '');

function eventLines({ uid, day, title, text, changedAt }: CalendarEvent, now: string): string[] {
  const changed = new Date(changedAt ?? now);
  const sequence = Math.max(0, Math.floor((changed.getTime() - BEGINNING) / 1_000));
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${instantText(changed)}`,
    `LAST-MODIFIED:${instantText(changed)}`,
    `SEQUENCE:${sequence.toString()}`,
    `DTSTART;VALUE=DATE:${dayText(day)}`,
    `DTEND;VALUE=DATE:${dayText(addDays(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    ...(text === '' ? [] : [`DESCRIPTION:${escaped(text)}`]),
    // The event does not mark the day as busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/**
 * The text of an iCalendar file (RFC 5545). It is written by hand, because the available library needs a schema
 * library, too.
 * @param now - the instant (ISO 8601) that is used where the last change is unknown.
 */
export const calendarFile = (events: readonly CalendarEvent[], now: string): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Oficio//PT',
    'CALSCALE:GREGORIAN',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
