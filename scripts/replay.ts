/**
 * `npm run replay -- FILE` builds and serves the page on which the file of a problem report is replayed. The page reaches
 * no network. `npm run replay -- --test FILE` makes a jest test of the file.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { format, resolveConfig } from 'prettier';
import { ACCOUNT_FORMAT } from '../src/features/app/ownData/accountFormat';
import { readReport, type ReportProblem } from '../src/features/app/report/readReport';
import type { Report } from '../src/features/app/report/report';
import type { RootState } from '../src/store/rootReducer';
import { generatedTest } from '../test/recorded/generatedTest';
import { whyNoTest } from '../test/recorded/whyNoTest';
import { serveReplay } from './replay/server';

const root = path.resolve(__dirname, '..');
const tests = path.join(root, 'test/recorded');

const USAGE = 'Usage: npm run replay -- [--test] FILE, where FILE was saved by “Relatar problema”.';

const PROBLEMS: Readonly<Record<ReportProblem, string>> = {
  empty: 'is empty',
  tooLarge: 'is too large for a report: up to 32 MB, or 64 MB decompressed',
  notGzip: 'is damaged: it cannot be decompressed to its end',
  notJson: 'is no report, or is cut off',
  notAReport: 'is no report of Ofício',
  older: 'is of an older format, which this version of Ofício does not read',
  newer: 'was written by a newer version of Ofício; replay it with that one',
  excessive: 'holds more than a report does: too many actions, lines or levels, or too long a text',
  damaged: 'is damaged: parts of it are missing, or are not what they should be',
};

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

function readArguments(): { file: string; makesTest: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: {
        test: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
      allowPositionals: true,
    });
    if (values.help) {
      console.log(USAGE);
      process.exit();
    }
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) fail(USAGE);
    return { file, makesTest: values.test };
  } catch (error) {
    fail(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

async function read(
  file: string,
): Promise<{ bytes: Buffer<ArrayBuffer>; report: Report<RootState> }> {
  let bytes: Buffer<ArrayBuffer>;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    fail(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const report = await readReport<RootState>(new Blob([bytes]));
  if (typeof report === 'string') fail(`${file} ${PROBLEMS[report]}.`);
  return { bytes, report };
}

/** A name that is safe as a file name and inside the test's text. */
const nameOf = (file: string): string =>
  path
    .basename(file)
    .replace(/\.json(?:\.gz)?$/, '')
    .replaceAll(/[^\w.-]+/g, '-');

async function writeTest(
  file: string,
  bytes: Buffer<ArrayBuffer>,
  report: Report<RootState>,
): Promise<void> {
  const { schema } = report.environment;
  if (schema !== ACCOUNT_FORMAT.version) {
    console.error(
      `${file} has schema ${String(schema)}, this build ${String(ACCOUNT_FORMAT.version)}: the test may differ by what changed between them.`,
    );
  }
  const why = whyNoTest(report);
  if (why !== null) fail(`${file} ${why}.`);
  const name = nameOf(file);
  const data = path.join(tests, `${name}.json.gz`);
  const test = path.join(tests, `${name}.test.ts`);
  for (const target of [data, test]) {
    if (existsSync(target) && path.resolve(file) !== target) fail(`${target} exists already.`);
  }
  const code = await format(generatedTest(name, report.note, data), {
    ...(await resolveConfig(test)),
    filepath: test,
  });
  const isZipped = bytes[0] === 0x1f;
  if (path.resolve(file) !== data) writeFileSync(data, isZipped ? bytes : gzipSync(bytes));
  writeFileSync(test, code);
  console.log(`Wrote ${path.relative(root, test)} and ${path.relative(root, data)}.`);
  console.log(`Run it: npx jest --selectProjects unit -- ${path.relative(root, test)}`);
}

async function open(name: string, bytes: Buffer): Promise<void> {
  const port = Number(process.env['PORT'] ?? 0);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    fail(`PORT=${String(process.env['PORT'])} is not a port.`);
  }
  const build = path.join(__dirname, 'build.ts');
  const { status } = spawnSync(process.execPath, ['-r', 'esbuild-register', build, '--replay'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  try {
    const { address } = await serveReplay({ name, bytes }, port);
    console.log(`Replaying ${name}: ${address}`);
    console.log('Ctrl-C stops it.');
  } catch (error) {
    fail(`The page cannot be served: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function main(): Promise<void> {
  const { file, makesTest } = readArguments();
  const { bytes, report } = await read(file);
  if (makesTest) await writeTest(file, bytes, report);
  else await open(nameOf(file), bytes);
}

void main();
