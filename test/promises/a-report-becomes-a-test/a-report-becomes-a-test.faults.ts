import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

/** Realistic bugs: a piece of the code, and what a mistake would make of it. */
const BUGS: readonly [what: string, file: string, right: string, wrong: string][] = [
  [
    'an approval makes no project',
    'src/sagas/approvalSaga.ts',
    'if (isApproval(payload)) yield* put',
    'if (!isApproval(payload)) yield* put',
  ],
  [
    'a form sends none of its changes',
    'src/sagas/sendUpdate.ts',
    'fieldsToSend(stored, changes)',
    'fieldsToSend(stored, {})',
  ],
  [
    'a click that could not be saved stays',
    'src/sagas/pendingSaga.ts',
    'yield* put(pending.failed({ id, sent, failure }));',
    'if (failure !== writeFailure(error)) yield* put(pending.failed({ id, sent, failure }));',
  ],
  [
    'a deleted row is forgotten, so that it cannot be restored',
    'src/sagas/deleteRow.ts',
    '...(removal.row && { row: removal.row })',
    '...(!removal.row && { row: removal.row })',
  ],
  [
    'a receipt of the first part is noted for the second',
    'src/sagas/receiptSaga.ts',
    'put(receiptStored({ id, number: 1, on: day',
    'put(receiptStored({ id, number: 2, on: day',
  ],
];

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'oficio-bugs-'));
  const code = ['src', 'test', 'scripts', 'embedded'];
  for (const part of [...code, 'jest.config.ts', 'package.json', 'tsconfig.json']) {
    cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
});

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

/** Runs, in the copy, the test that was made from a session. */
function runTest(): { passes: boolean; output: string } {
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [jest, '--selectProjects', 'unit', '--', 'test/recorded/a-session.test.ts'],
    { cwd: copy, encoding: 'utf8' },
  );
  return { passes: status === 0, output: stdout + stderr };
}

test('the code as it is passes the test that was made of a recorded session', () => {
  const { passes, output } = runTest();
  expect(passes ? '' : output).toBe('');
});

test.each(BUGS)('it fails where %s', (_what, file, right, wrong) => {
  const target = path.join(copy, file);
  const code = readFileSync(target, 'utf8');
  expect(code.split(right)).toHaveLength(2);
  writeFileSync(target, code.replace(right, wrong));
  const { passes, output } = runTest();
  writeFileSync(target, code);
  expect(passes).toBe(false);
  // The test fails at a comparison, not because the code does not run.
  expect(output).toContain('expect(received).toEqual(expected)');
});
