/**
 * `npm test`: runs every check and prints one line for each. With `--quick`, only the checks that fit into two
 * minutes. The lanes of a stage run at the same time; the steps of a lane run one after another. A failure does not
 * stop the others, so that one run reports everything.
 */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism, freemem } from 'node:os';
import path from 'node:path';

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** What a second try runs, if there is one. It runs only in CI. */
  readonly again?: readonly [string, ...string[]];
}

const root = path.resolve(__dirname, '..');

const node = (name: string, ...command: [string, ...string[]]): Step => ({ name, command });
const bin = (file: string): string => path.join('node_modules', file);

const script = (name: string): Step => node(name, '-r', 'esbuild-register', `scripts/${name}.ts`);

// Test data lives only briefly. A larger young generation halves what the garbage collector has to copy.
const jest = ['--max-semi-space-size=64', bin('jest/bin/jest.js')] as const;
const cores = availableParallelism();
const workers = (count: number): readonly string[] => ['--maxWorkers', String(Math.max(1, count))];
const imports = node('imports', 'scripts/rooms.mjs', '--check');
/** Checks the types, too. */
const lint = node('lint', bin('oxlint/bin/oxlint'));

type Stage = readonly (readonly Step[])[];

const quick: Stage[] = [
  [
    [lint],
    [script('licenses'), imports],
    [node('unit', ...jest, '--selectProjects', 'unit', 'scripts', ...workers(cores))],
  ],
];

/**
 * Runs some of jest's projects. A shared machine may stall for seconds. In CI the test files that failed run once more, one
 * after another, as the stories do. The first failure is printed whole: it names the seed of a random search.
 */
function jestOf(name: string, count: number, ...projects: readonly string[]): Step {
  const command = [...jest, ...projects] as const;
  return {
    ...node(name, ...command, ...workers(count)),
    again: [...command, '--onlyFailures', '--runInBand'],
  };
}

/** What runs beside the checks and the builds, while a core is idle. */
const BESIDE = ['unit', 'scripts'];

// The two lanes of a stage take about the same time, so that two cores are busy. Jest has all further ones.
const full: Stage[] = [
  [
    [
      lint,
      script('licenses'),
      node('format', bin('prettier/bin/prettier.cjs'), '--check', '.'),
      imports,
      node('unused', bin('knip/bin/knip.js')),
      script('build'),
      script('budgets'),
      // The stories would build this app themselves, while no core is idle.
      node('e2e app', '-r', 'esbuild-register', 'scripts/build.ts', '--stories'),
      node('replay', '-r', 'esbuild-register', 'scripts/build.ts', '--replay'),
    ],
    [jestOf('unit', cores - 1, '--selectProjects', ...BESIDE)],
  ],
  // One worker more than there are cores, because some tests wait for a server to start or to end.
  [[jestOf('jest', cores + 1, '--ignoreProjects', ...BESIDE)]],
  [[script('e2e')]],
];

/** The steps that start servers and browsers. They write their files to memory, if the machine has the room. */
const BUSY_STEPS = ['jest', 'e2e'];

/**
 * Makes a folder in memory. The embedded backend copies folders of 40 MB and waits for the disk at each commit, which
 * most of its tests are not about. What a killed process has written is kept in memory, too.
 * @returns null if there is no such room: tests then write to the system's temporary folder
 */
function makeMemoryFolder(): string | null {
  const gigabytes = (bytes: number): number => bytes / 1024 ** 3;
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    if (gigabytes(bavail * bsize) < 4 || gigabytes(freemem()) < 8) return null;
    const folder = mkdtempSync('/dev/shm/oficio-test-');
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => process.exit(1));
    // If the tests run as root, some of their programs run as another user.
    chmodSync(folder, 0o755);
    return folder;
  } catch {
    return null;
  }
}

const isQuick = process.argv.includes('--quick');
const memoryFolder = isQuick ? null : makeMemoryFolder();

/** Runs a step, in CI a second time if it fails and has a second try. Resolves to whether it passed. */
async function run(step: Step): Promise<boolean> {
  const passed = await runOnce(step);
  if (passed || step.again === undefined || process.env['CI'] === undefined) return passed;
  const passedAgain = await runOnce({ ...step, command: step.again });
  if (passedAgain) console.log(`FLAKY ${step.name} failed, and what had failed passed when alone`);
  return passedAgain;
}

/** Runs a step and shows its output only if it fails. */
function runOnce({ name, command }: Step): Promise<boolean> {
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        FORCE_COLOR: '0',
        TZ: 'America/Sao_Paulo',
        ...(memoryFolder !== null && BUSY_STEPS.includes(name) && { TMPDIR: memoryFolder }),
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    }
    child.on('close', (code) => {
      const passed = code === 0;
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      if (!passed) console.log(`\n${output.trimEnd()}\n`);
      console.log(`${passed ? 'pass' : 'FAIL'}  ${name.padEnd(8)} ${seconds.padStart(6)} s`);
      resolve(passed);
    });
  });
}

async function runLane(steps: readonly Step[]): Promise<boolean[]> {
  const results: boolean[] = [];
  for (const step of steps) results.push(await run(step));
  return results;
}

async function main(): Promise<void> {
  const results: boolean[] = [];
  for (const stage of isQuick ? quick : full) {
    results.push(...(await Promise.all(stage.map(runLane))).flat());
  }
  const failed = results.filter((passed) => !passed).length;
  console.log(`${String(results.length - failed)} passed, ${String(failed)} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

void main();
