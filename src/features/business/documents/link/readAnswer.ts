import { isDay } from '../../../shared/days';
import { answerCode, DECISIONS, oneLine, type Answer } from './answer';

/** The content of a message, before it is checked. */
export interface ReadAnswer extends Answer {
  number: string;
  version: number;
  /** The total as the message states it: 'R$ 3.160,00'. */
  total: string;
  /** Whether the code of the answer matches the snapshot of a document. */
  fits: (snapshot: string) => boolean;
}

const MESSAGE = new RegExp(
  [
    // No letter may stand directly before the word, which would then be a part of another word.
    '(?:^|[^\\p{L}\\p{N}])(Orçamento nº (\\d{4}-\\d{3,6}), versão (\\d{1,6})',
    'Resposta: (APROVADO|RECUSADO)',
    'Total: ((?:\u2212 )?R\\$ [\\d.]+,\\d\\d)',
    'Nome: ((?:(?!Código: ).){1,240}?)',
    // Older pages wrote the time in this format: '20/11/2026 às 09:05'.
    'Em: (\\d\\d)/(\\d\\d)/(\\d{4}),? às (\\d\\d?)[h:](\\d\\d)',
  ].join(' ') +
    '(?: Motivo: ((?:(?!Código: ).){1,1000}?))?)' +
    ' Código: ([0-9A-Z]{5}(?:-[0-9A-Z]{5}){3})(?![\\p{L}\\p{N}-])',
  'gu',
);

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** The greatest length of a pasted text in characters. A longer text is no answer. */
export const MESSAGE_LIMIT = 20_000;

/** The marks that e-mail programs and messengers put before quoted lines. */
const QUOTING = /^[ \t]*(?:[>|│][ \t]*)+/gm;

/** The last match of an answer in a text. */
const lastIn = (text: string): RegExpExecArray | undefined =>
  [...oneLine(text).matchAll(MESSAGE)].pop();

/**
 * Reads the last answer in a pasted text. Other text around the answer and changed line breaks are ignored.
 * @returns 'none' if the text contains no answer, 'broken' if it contains only a part of one.
 */
export function readAnswer(pasted: string): ReadAnswer | 'none' | 'broken' {
  const text = pasted.slice(0, MESSAGE_LIMIT);
  const found = lastIn(text) ?? lastIn(text.replace(QUOTING, ''));
  if (!found) return /Orçamento nº|Resposta: |Código: /.test(oneLine(text)) ? 'broken' : 'none';
  const [, line = '', number = '', version = '', decision, total = '', name = ''] = found;
  const [date = '', month = '', year = '', hour = '', minutes = '', reason, code] = found.slice(7);
  const day = `${year}-${month}-${date}`;
  const time = `${hour.padStart(2, '0')}:${minutes}`;
  if (!isDay(day) || !TIME.test(time)) return 'broken';
  return {
    number,
    version: Number(version),
    decision: decision === DECISIONS.approved ? 'approved' : 'rejected',
    total,
    name,
    reason: reason ?? null,
    day,
    time,
    fits: (snapshot) => answerCode(snapshot, line) === code,
  };
}
