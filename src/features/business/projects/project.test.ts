import { aProject, aStage } from '../../../../test/builders';
import {
  countCompleted,
  daysLate,
  endsBeforeStart,
  isPayable,
  progressPercent,
  PROJECT_STATUSES,
  withCompletion,
} from './project';

const stages = (completed: number, open: number) => [
  ...Array.from({ length: completed }, () => aStage({ completed: true })),
  ...Array.from({ length: open }, () => aStage()),
];

describe('progressPercent', () => {
  it.each([
    ['no stages', 0, 0, 0],
    ['nothing completed', 0, 3, 0],
    ['everything completed', 4, 0, 100],
    ['one of one', 1, 0, 100],
    ['a third, rounded down', 1, 2, 33],
    ['two thirds, rounded up', 2, 1, 67],
    ['half a percent, rounded up', 1, 199, 1],
    ['less than half a percent', 1, 200, 0],
    ['57.5 %, which 0.575 * 100 falls short of', 23, 17, 58],
    ['nearly everything', 199, 1, 100],
    ['three quarters', 3, 1, 75],
  ])('%s', (_case, completed, open, percent) => {
    expect(progressPercent(stages(completed, open))).toBe(percent);
  });

  it('counts what is completed, whatever its order and whether or not its time is known', () => {
    const mixed = [aStage({ completed: true, completedAt: null }), aStage(), ...stages(1, 1)];
    expect(countCompleted(mixed)).toBe(2);
    expect(progressPercent(mixed)).toBe(50);
  });
});

describe('withCompletion', () => {
  const at = '2026-11-20T12:00:00.000Z';

  it('sets the time of completion', () => {
    const stage = aStage({ name: 'Esboço' });
    expect(withCompletion(stage, at)).toEqual({ ...stage, completed: true, completedAt: at });
  });

  it('clears the time when the stage is open again', () => {
    const stage = aStage({ completed: true, completedAt: at });
    expect(withCompletion(stage, null)).toEqual({ ...stage, completed: false, completedAt: null });
  });

  it('replaces an earlier time', () => {
    const later = '2026-11-21T08:00:00.000Z';
    expect(withCompletion(aStage({ completed: true, completedAt: at }), later).completedAt).toBe(
      later,
    );
  });
});

describe('endsBeforeStart', () => {
  it.each([
    ['2026-11-20', '2026-11-19', true],
    ['2026-11-20', '2025-12-31', true],
    ['2026-11-20', '2026-11-20', false],
    ['2026-11-20', '2026-11-21', false],
    ['2026-12-31', '2027-01-01', false],
    ['', '2026-11-19', false],
    ['2026-11-20', '', false],
    ['', '', false],
  ])('start %p, deadline %p: %p', (startDate, deadline, before) => {
    expect(endsBeforeStart({ startDate, deadline })).toBe(before);
  });
});

describe('daysLate', () => {
  it.each([
    ['2026-11-19', 'in-progress', 1],
    ['2026-10-09', 'in-progress', 42],
    ['2026-10-09', 'pending', 42],
    ['2026-10-09', 'paused', 42],
    ['2026-10-09', 'completed', 0],
    ['2026-11-20', 'in-progress', 0],
    ['2026-11-21', 'in-progress', 0],
    ['', 'in-progress', 0],
    ['2026-02-30', 'in-progress', 0],
  ] as const)('deadline %p, %s, on 2026-11-20: %p', (deadline, status, days) => {
    expect(daysLate({ deadline, status }, '2026-11-20')).toBe(days);
  });
});

test('only projects in progress or completed are eligible for payments', () => {
  const payable = PROJECT_STATUSES.filter((status) => isPayable(aProject({ status })));
  expect(payable).toEqual(['in-progress', 'completed']);
});
