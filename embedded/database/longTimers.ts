/** The longest delay that Node knows (ms); it takes a longer one for 1 ms. */
const LONGEST = 2 ** 31 - 1;

type Timer = (work: () => void, delay?: number, ...rest: unknown[]) => unknown;

/**
 * After a clock was set back by weeks, PostgreSQL's timers are that far off, and it would ask for one
 * anew, with a warning each, a thousand times a second. One that comes too early does no harm: it looks
 * at the clock.
 */
globalThis.setTimeout = new Proxy<typeof setTimeout>(setTimeout, {
  apply: (target, _self, [work, delay = 1, ...rest]: Parameters<Timer>) =>
    target(work, Math.min(delay, LONGEST), ...rest),
});
