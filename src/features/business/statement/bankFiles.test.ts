import { bankFiles } from '../../../../test/bankFileCases';
import { readStatement } from './readStatement';
import type { ColumnUse, FileReading, KnownColumns } from './statementLine';

const TODAY = '2026-11-22';

/** Reads a file. Unknown columns are read as they are guessed, and the guess has to be right. */
function read(bytes: Uint8Array, uses?: readonly ColumnUse[]): FileReading {
  let known: KnownColumns = {};
  let result = readStatement(bytes, TODAY, known);
  if (result.kind === 'columns') {
    if (uses) expect(result.guess).toEqual(uses);
    known = { [result.head]: result.guess };
    result = readStatement(bytes, TODAY, known);
  }
  if (result.kind !== 'read') throw new Error(JSON.stringify(result));
  return result;
}

test.each(bankFiles)('$bank', ({ bytes, uses, cents, days, leftOut = [], texts = {} }) => {
  const file = read(bytes, uses);
  const lines = file.accounts.flatMap((account) => account.lines);
  expect(lines.map((line) => line.cents)).toEqual(cents);
  const inOrder = lines.map(({ day }) => day).sort();
  expect([inOrder[0], inOrder.at(-1)]).toEqual(days);
  expect(file.leftOut.map(({ reason }) => reason)).toEqual(leftOut);
  expect(lines.length + file.leftOut.length).toBe(file.entries);
  for (const [index, text] of Object.entries(texts)) expect(lines[Number(index)]?.text).toBe(text);
});
