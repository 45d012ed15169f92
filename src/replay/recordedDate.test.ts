/** @jest-environment node */
import { localDay } from '../features/shared/days';
import { recordedDate } from './recordedDate';

test.each([
  ['America/Sao_Paulo', '2026-11-01T01:30:00Z', '2026-10-31', 22, 30],
  ['America/Noronha', '2026-11-01T01:30:00Z', '2026-10-31', 23, 30],
  ['Europe/Lisbon', '2026-11-01T01:30:00Z', '2026-11-01', 1, 30],
  ['Asia/Tokyo', '2024-02-28T15:00:00Z', '2024-02-29', 0, 0],
])('in %s, %s is read as on the device that recorded it', (zone, instant, day, hours, minutes) => {
  const RecordedDate = recordedDate(zone);
  RecordedDate.setNow(Date.parse(instant));
  for (const date of [new RecordedDate(), new RecordedDate(instant)]) {
    expect(localDay(date)).toBe(day);
    expect([date.getHours(), date.getMinutes()]).toEqual([hours, minutes]);
    const time = date.toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' });
    expect(time).toBe(`${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`);
    expect(date.toISOString()).toBe(new Date(instant).toISOString());
  }
  expect(RecordedDate.now()).toBe(Date.parse(instant));
});

test('an invalid instant stays invalid, and an unknown time zone is refused', () => {
  expect(new (recordedDate('UTC'))('no day').getDate()).toBeNaN();
  expect(() => recordedDate('Mars/Olympus')).toThrow(RangeError);
});
