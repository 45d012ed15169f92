import fc from 'fast-check';
import { RowOffsets } from './rowOffsets';

const options = { count: 100, estimate: 60, gap: 10 };

test('rows that were not seen are as high as expected', () => {
  const offsets = new RowOffsets(options);
  expect(offsets.start(0)).toBe(0);
  expect(offsets.start(3)).toBe(210);
  expect(offsets.start(100)).toBe(7000);
  expect(offsets.end()).toBe(7000);
});

test('a measured row moves those after it', () => {
  const offsets = new RowOffsets(options);
  expect(offsets.start(5)).toBe(350);
  expect(offsets.measured(2, 85)).toBe(25);
  expect(offsets.measured(2, 85)).toBe(0);
  expect([2, 3, 5].map((index) => offsets.start(index))).toEqual([140, 235, 375]);
  expect(offsets.measured(2, 60)).toBe(-25);
  expect(offsets.end()).toBe(7000);
});

test('the row at a distance, and at the ends the first and the last', () => {
  const offsets = new RowOffsets(options);
  expect([-500, 0, 69, 70, 6999, 1e9].map((at) => offsets.indexAt(at))).toEqual([
    0, 0, 0, 1, 99, 99,
  ]);
  expect(new RowOffsets({ ...options, count: 0 }).indexAt(40)).toBe(0);
});

test('heights outlive rows that come and go, but not another layout', () => {
  const offsets = new RowOffsets(options);
  offsets.measured(1, 90);
  expect(offsets.for({ ...options })).toBe(offsets);
  const longer = offsets.for({ ...options, count: 101 });
  expect([longer.start(2), longer.end()]).toEqual([170, 7100]);
  const shorter = longer.for({ ...options, count: 1 });
  expect([shorter.start(1), shorter.end()]).toEqual([70, 70]);
  expect(offsets.for({ ...options, gap: 0 }).start(2)).toBe(120);
});

test('whatever is measured in whatever order, the starts are the sums of what is before', () => {
  const steps = fc.array(fc.tuple(fc.nat(39), fc.integer({ min: 1, max: 200 }), fc.nat(5000)));
  fc.assert(
    fc.property(steps, (all) => {
      const offsets = new RowOffsets({ count: 40, estimate: 60, gap: 4 });
      const heights = Array<number>(40).fill(60);
      const start = (index: number) =>
        heights.slice(0, index).reduce((sum, height) => sum + height + 4, 0);
      for (const [index, height, at] of all) {
        offsets.measured(index, height);
        heights[index] = height;
        const found = offsets.indexAt(at);
        expect(start(found)).toBeLessThanOrEqual(at);
        if (found < 39) expect(start(found + 1)).toBeGreaterThan(at);
        expect(offsets.start(found)).toBe(start(found));
      }
      expect(offsets.end()).toBe(start(40));
      expect(offsets.start(40)).toBe(start(40));
    }),
  );
});
