import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

type Bug = [what: string, file: string, right: string, wrong: string];

const PROJECT = 'src/features/business/projects/projectFromQuote.ts';
const RECEIPT = 'src/features/business/payments/receiptSteps.ts';

/**
 * Realistic bugs, by the recorded session whose test must find them. A bug replaces a piece of the code by a wrong
 * one.
 */
const BUGS: Readonly<Record<string, readonly Bug[]>> = {
  'a-session': [
    [
      'an approval makes no project',
      'src/sagas/approvalSaga.ts',
      'if (isApproval(payload)) yield* report',
      'if (!isApproval(payload)) yield* report',
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
      'if (failure !== writeFailureOf(error)) yield* put(pending.failed({ id, sent, failure }));',
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
      'const part = { id, number: 1 };\n    const asked',
      'const part = { id, number: 2 };\n    const asked',
    ],
  ],
  'a-new-user': [
    ['a project has another deadline', PROJECT, 'addMonths(today, 1)', 'addMonths(today, 2)'],
    ['a project has another start', PROJECT, 'startDate: today', 'startDate: addMonths(today, 1)'],
    ['a reference leads elsewhere', PROJECT, 'clientId: client.id', 'clientId: quote.id'],
    ['a first stage is left out', PROJECT, 'quote.items.map(', 'quote.items.slice(1).map('],
    ['a stage is done already', PROJECT, 'completed: false', 'completed: true'],
    ['a project has another status', PROJECT, "status: 'pending'", "status: 'in-progress'"],
    ['a text stands in another field', PROJECT, 'name: item.name', 'name: client.name'],
  ],
  'a-reloaded-page': [
    [
      'what this device had kept is not shown',
      'src/sagas/snapshotSaga.ts',
      'if (!rowsOfTable) continue;',
      'if (rowsOfTable) continue;',
    ],
    [
      'a reference to a restored row stays empty',
      'src/sagas/restoreRowsSaga.ts',
      'of incoming) failure',
      'of incoming.slice(1)) failure',
    ],
  ],
  'a-busy-day': [
    [
      'a part is received with nine reais more',
      RECEIPT,
      '&& { amount: whole / 100 }),',
      '&& { amount: whole / 100 + 9 }),',
    ],
    [
      'a part is received with a cent more',
      RECEIPT,
      '&& { amount: whole / 100 }),',
      '&& { amount: (whole + 1) / 100 }),',
    ],
    [
      'an undo of many rows sets the same value again',
      'src/sagas/bulkSaga.ts',
      'setField(id, { field, value: from }, to)',
      'setField(id, { field, value: to }, to)',
    ],
    [
      "another device's change is overwritten",
      'src/sagas/updateRow.ts',
      'if (fields.length > 0)',
      'if (fields.length < 0)',
    ],
    [
      'nothing is read again once the network is back',
      'src/sagas/connectionSaga.ts',
      'yield* fork(refresh);',
      '',
    ],
  ],
};

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

/** Runs the test that was made from a session, in a copy of the project. */
function runTest(session: string): { passes: boolean; output: string } {
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [jest, '--selectProjects', 'unit', '--', `test/recorded/${session}.test.ts`],
    { cwd: copy, encoding: 'utf8' },
  );
  return { passes: status === 0, output: stdout + stderr };
}

describe.each(Object.entries(BUGS))('the test that was made from %s', (session, bugs) => {
  test('passes with the code as it is', () => {
    const { passes, output } = runTest(session);
    expect(passes ? '' : output).toBe('');
  });

  test.each(bugs)('fails where %s', (_what, file, right, wrong) => {
    const target = path.join(copy, file);
    const code = readFileSync(target, 'utf8');
    expect(code.split(right)).toHaveLength(2);
    writeFileSync(target, code.replace(right, wrong));
    const { passes, output } = runTest(session);
    writeFileSync(target, code);
    expect(passes).toBe(false);
    // The test must fail at a comparison, not because the code does not run at all.
    expect(output).toContain('expect(received).toEqual(expected)');
  });
});
