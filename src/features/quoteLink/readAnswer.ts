import { isDay } from '../shared/days';
import { answerCode, DECISIONS, oneLine, type Answer } from './answer';

/** What a message says, before anything is known of whether it is true. */
export interface ReadAnswer extends Answer {
  number: string;
  version: number;
  /** As written, 'R$ 3.160,00'. */
  total: string;
  /** True for the one document that was answered so. */
  fits: (snapshot: string) => boolean;
}

const MESSAGE = new RegExp(
  [
    // With a letter in front, it begins elsewhere.
    '(?:^|[^\\p{L}\\p{N}])(Orçamento nº (\\d{4}-\\d{3,6}), versão (\\d{1,6})',
    'Resposta: (APROVADO|RECUSADO)',
    'Total: ((?:\u2212 )?R\\$ [\\d.]+,\\d\\d)',
    'Nome: ((?:(?!Código: ).){1,240}?)',
    // '20/11/2026 às 09:05' in what pages that were sent earlier write.
    'Em: (\\d\\d)/(\\d\\d)/(\\d{4}),? às (\\d\\d?)[h:](\\d\\d)',
  ].join(' ') +
    '(?: Motivo: ((?:(?!Código: ).){1,1000}?))?)' +
    ' Código: ([0-9A-Z]{5}(?:-[0-9A-Z]{5}){3})(?![\\p{L}\\p{N}-])',
  'gu',
);

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Longer texts are no answer, whatever stands in them (characters). */
export const MESSAGE_LIMIT = 20_000;

/** What e-mails and messengers put before each line of what is quoted. */
const QUOTING = /^[ \t]*(?:[>|│][ \t]*)+/gm;

/** The last answer in a text. */
const lastIn = (text: string): RegExpExecArray | undefined =>
  [...oneLine(text).matchAll(MESSAGE)].pop();

/**
 * Reads the answer in what was pasted; the last one, where there are several. What stands before and
 * after it, and how its lines were broken, is no matter.
 * @returns 'none': nothing of an answer is in it. 'broken': something of one, but not a whole one.
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
