import { addDays, type Day } from '../shared/days';

/** Something that is due on a day. */
export interface CalendarEvent {
  /** The same in every file: read again, the event is changed and never there twice. */
  uid: string;
  day: Day;
  title: string;
  /** May have several lines. */
  text: string;
  /** The instant (ISO 8601) of the last change; null where it is not known. */
  changedAt: string | null;
}

/** In octets, without the line's end (RFC 5545, 3.1). */
const MAX_LINE = 75;

/** From which seconds are counted for SEQUENCE, which has room for 31 bits of them. */
const BEGINNING = Date.UTC(2020, 0, 1);

const bytes = new TextEncoder();

/** A line as long as it may be, and the rest of it in lines of its own, each after a space. */
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
    // Of other signs that steer, a calendar may refuse the whole file.
    .replace(/\p{Cc}/gu, ' ');

const dayText = (day: Day): string => day.replaceAll('-', '');

/** '20261122T154000Z' */
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
    // It takes up nobody's day.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/**
 * An iCalendar file (RFC 5545), written here: what there is for it brings a schema library along.
 * @param now - The instant (ISO 8601) of what nobody knows the last change of.
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
