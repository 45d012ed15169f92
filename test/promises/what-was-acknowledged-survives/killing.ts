import { type Program, startProgram } from '../../program';
import type { Random } from '../support/random';
import { Writer } from './writer';

/** The results of a series of kills. */
export interface KillResults {
  readonly cycles: number;
  readonly killedWhileStarting: number;
  readonly acknowledgedWrites: number;
  /** One line for each broken promise. */
  readonly broken: readonly string[];
  /** The longest time (ms) from a restart until the server has printed its address. */
  readonly slowestStart: number;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function kill(program: Program): Promise<void> {
  program.child.kill('SIGKILL');
  await program.ended;
}

/** Starts a server. Sometimes the server is killed while it starts, and is then started again. */
async function startThrough(
  dataDir: string,
  random: Random,
): Promise<{ program: Program; killed: number }> {
  let killed = 0;
  while (random.oneIn(4)) {
    const victim = startProgram({ DATA_DIR: dataDir });
    await pause(random.below(2_000));
    await kill(victim);
    killed += 1;
  }
  return { program: startProgram({ DATA_DIR: dataDir }), killed };
}

/**
 * Kills the server (`kill -9`) at random moments while several people write, and starts it again at once. Then the
 * stored rows are compared with the acknowledged ones.
 */
export async function killRepeatedly(
  dataDir: string,
  random: Random,
  cycles: number,
  report: (line: string) => void = () => undefined,
): Promise<KillResults> {
  const broken: string[] = [];
  const writers: Writer[] = [];
  let slowestStart = 0;
  let killedWhileStarting = 0;
  let acknowledged = 0;
  for (let cycle = 0; cycle <= cycles; cycle += 1) {
    const { program, killed } = await startThrough(dataDir, random);
    killedWhileStarting += killed;
    const startedAt = performance.now();
    const url = await program.url;
    slowestStart = Math.max(slowestStart, performance.now() - startedAt);
    await Promise.all(writers.map((writer) => writer.comeBack(url)));
    const found = (await Promise.all(writers.map((writer) => writer.check()))).flat();
    broken.push(...found.map((line) => `cycle ${String(cycle)}: ${line}`));
    const sum = writers.reduce((all, { writeRecord }) => all + writeRecord.acknowledgedWrites, 0);
    report(`cycle ${cycle}: ${sum - acknowledged} writes acknowledged, ${found.length} broken`);
    acknowledged = sum;
    if (cycle === cycles) {
      program.child.kill('SIGTERM');
      await program.ended;
      break;
    }
    while (writers.length < 4) writers.push(await Writer.signUp(url, random));
    for (const writer of writers) writer.start();
    await pause(50 + random.below(1_500));
    await kill(program);
    await Promise.all(writers.map((writer) => writer.stopped()));
  }
  return { cycles, killedWhileStarting, acknowledgedWrites: acknowledged, broken, slowestStart };
}
