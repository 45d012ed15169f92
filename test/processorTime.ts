/**
 * The processor time (ms) of this process since it started. Unlike the wall clock it does not count other programs, so a
 * test that bounds it does not fail on a busy machine. It contains a server that runs in the test's own process.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
