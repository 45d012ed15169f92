/** Node's longest delay (ms). A longer one becomes 1 ms. */
const LONGEST = 2 ** 31 - 1;

type Timer = (work: () => void, delay?: number, ...rest: unknown[]) => unknown;

/**
 * After a clock was set back by weeks, PostgreSQL asks for a timer that is weeks long. Node would fire it at
 * once, with a warning, a thousand times a second. A timer that fires too early does no harm, because
 * PostgreSQL checks the clock.
 */
globalThis.setTimeout = new Proxy<typeof setTimeout>(setTimeout, {
  apply: (target, _self, [work, delay = 1, ...rest]: Parameters<Timer>) =>
    target(work, Math.min(delay, LONGEST), ...rest),
});
