import type { Day } from '../../shared/days';
import { readCsv } from './csv';
import { bytesProblem, fileContent, isBinary } from './fileBytes';
import { isOfx, readOfx } from './ofx';
import type { KnownColumns, ReadingResult } from './statementLine';

/**
 * Reads one file of a bank. It never throws. A file that is not a statement is refused with a reason.
 * @param today - Later entries are left out, because the bank only announces them.
 * @param onPart - Called with how much of the file is read, from 0 to 1.
 */
export function readStatement(
  bytes: Uint8Array,
  today: Day,
  known: KnownColumns,
  onPart: (part: number) => void = () => undefined,
): ReadingResult {
  const problem = bytesProblem(bytes);
  if (problem) return { kind: 'refused', problem };
  const file = fileContent(bytes);
  if (file.content.trim() === '') return { kind: 'refused', problem: 'empty' };
  if (isOfx(file.content)) return readOfx(file, today, onPart);
  if (/OFXHEADER|<\?OFX/i.test(file.content.slice(0, 1024))) {
    return { kind: 'refused', problem: 'cut' };
  }
  if (isBinary(bytes)) return { kind: 'refused', problem: 'unknown' };
  return readCsv(file, today, known, onPart);
}
