import { periodTest, type Period } from './period';

const TODAY = '2026-03-31';

describe('inPeriod', () => {
  it.each<[Period, string | null, boolean]>([
    [{ kind: 'thisMonth' }, '2026-03-01', true],
    [{ kind: 'thisMonth' }, '2026-02-28', false],
    [{ kind: 'thisMonth' }, '2025-03-31', false],
    [{ kind: 'lastMonth' }, '2026-02-28', true],
    [{ kind: 'lastMonth' }, '2026-03-01', false],
    [{ kind: 'lastMonth' }, '2026-01-31', false],
    [{ kind: 'thisYear' }, '2026-12-31', true],
    [{ kind: 'thisYear' }, '2025-12-31', false],
    [{ kind: 'thisYear' }, null, false],
    [{ kind: 'chosen', from: '2026-03-01', to: '2026-03-02' }, '2026-03-01', true],
    [{ kind: 'chosen', from: '2026-03-01', to: '2026-03-02' }, '2026-03-02', true],
    [{ kind: 'chosen', from: '2026-03-01', to: '2026-03-02' }, '2026-03-03', false],
    [{ kind: 'chosen', from: null, to: '2026-03-02' }, '1999-01-01', true],
    [{ kind: 'chosen', from: '2026-03-01', to: null }, '2026-02-28', false],
    [{ kind: 'chosen', from: null, to: null }, null, false],
    [{ kind: 'chosen', from: null, to: null }, 'soon', false],
  ])('%j, %s: %s', (period, day, lies) => {
    expect(periodTest(period, TODAY)(day)).toBe(lies);
  });

  it('knows the month before January', () => {
    expect(periodTest({ kind: 'lastMonth' }, '2026-01-31')('2025-12-01')).toBe(true);
  });
});
