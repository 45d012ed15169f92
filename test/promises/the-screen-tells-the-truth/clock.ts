const STEP = 10;

/** Runs everything that is ready and does not wait for a timer. */
const runTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Replaces all timers by fake ones, except those that `runTurn` needs. jest's own asynchronous steps would each
 * take a real millisecond.
 */
export const fakeClock = (): void => {
  jest.useFakeTimers({
    now: Date.UTC(2026, 10, 20, 12),
    doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'],
  });
};

/** Lets fake time pass, in steps of 10 ms. */
export async function passTime(ms: number): Promise<void> {
  await runTurn();
  for (let passed = 0; passed < ms; passed += STEP) {
    jest.advanceTimersByTime(STEP);
    await runTurn();
  }
}

/** Lets fake time pass until no timer is left. */
export async function passUntilQuiet(): Promise<void> {
  await runTurn();
  for (let steps = 0; jest.getTimerCount() > 0; steps += 1) {
    if (steps > 10_000) throw new Error('It never comes to rest');
    jest.advanceTimersToNextTimer();
    await runTurn();
  }
}
