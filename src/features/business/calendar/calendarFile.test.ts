import fc from 'fast-check';
import ICAL from 'ical.js';

import { calendarFile, type CalendarEvent } from './calendarFile';

const NOW = '2026-11-22T12:00:00.000Z';

const event: CalendarEvent = {
  uid: 'p1-2@oficio',
  day: '2026-12-31',
  title: 'Receber: Solar; parcela 2/6, R$ 1.950,00',
  text: 'Padaria Estrela\nR$ 1.950,00 \\ Pix',
  changedAt: '2026-11-20T12:00:00.000+00:00',
};

/** Reads the file with a library that the app does not use. */
const read = (file: string) =>
  new ICAL.Component(ICAL.parse(file) as unknown[]).getAllSubcomponents('vevent').map((part) => {
    const { uid, summary, description, sequence, startDate, endDate } = new ICAL.Event(part);
    const [start, end] = [startDate.toString(), endDate.toString()];
    return { uid, summary, description, sequence, start, end, isDay: startDate.isDate };
  });

test('an independent reader finds what was written', () => {
  expect(read(calendarFile([event], NOW))).toEqual([
    {
      uid: event.uid,
      summary: event.title,
      description: event.text,
      sequence: expect.any(Number) as number,
      start: '2026-12-31',
      end: '2027-01-01',
      isDay: true,
    },
  ]);
});

test('whatever is in a text, it comes back, in lines of 75 octets at the most', () => {
  const text = fc
    .string({ unit: 'grapheme', maxLength: 200 })
    .filter((some) => !/[\p{Cc}\p{Cs}]/u.test(some));
  fc.assert(
    fc.property(text, text, (title, more) => {
      const file = calendarFile([{ ...event, title, text: more }], NOW);
      expect(read(file)).toMatchObject([
        { summary: title, description: more === '' ? null : more },
      ]);
      for (const line of file.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      }
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    }),
  );
});

test('read again it is the same event, of a later version where something changed', () => {
  const [before] = read(calendarFile([event], NOW));
  expect(calendarFile([event], NOW)).toBe(calendarFile([event], '2027-01-01T00:00:00.000Z'));
  const later = { ...event, day: '2027-01-05', changedAt: '2026-11-20T12:00:01.000+00:00' };
  const [after] = read(calendarFile([later], NOW));
  expect(after?.uid).toBe(before?.uid);
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Infinity);
});

test('nothing due is a calendar all the same', () => {
  expect(read(calendarFile([], NOW))).toEqual([]);
});
