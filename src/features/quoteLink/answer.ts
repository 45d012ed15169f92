import type { QuoteAnswer } from '../quotes/quoteDetails';
import type { Day } from '../shared/days';
import { toCents } from '../shared/money';
import { codeOf, snapshotOf } from './hash';
import type { SentDocument } from './sentDocument';

/** What a client says to a quote. */
export interface Answer {
  decision: QuoteAnswer;
  /** Who says so: typed, checked by nobody. */
  name: string;
  /** Why not; null where nothing was said. */
  reason: string | null;
  /** The day and the minute, by the client's clock: '2026-11-20', '15:42'. */
  day: Day;
  time: string;
}

/** How much of a name and of a reason is taken (characters). */
export const NAME_LIMIT = 120;
export const REASON_LIMIT = 500;

/** What messengers and keyboards slip in between letters: out of sight, and no part of what is said. */
const INVISIBLE = /\p{Cf}/gu;

/** A text as it comes through every messenger: one line, single spaces, nothing out of sight. */
export const oneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** What a client typed, as it stands in the message; the word that begins the code is the code's. */
const cut = (text: string, limit: number): string =>
  Array.from(oneLine(text).replace(/Código:/g, 'Código'))
    .slice(0, limit)
    .join('')
    .trim();

/** `R$ 3.160,00`; without the language's own formatter, whose spaces differ from browser to browser. */
export function formatReais(reais: number): string {
  const cents = toCents(reais);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, '.');
  return `${cents < 0 ? '\u2212 ' : ''}R$ ${whole},${digits.slice(-2)}`;
}

/** '20/11/2026' */
export const formatDate = (day: Day): string => day.split('-').reverse().join('/');

/** '20/11/2026, às 15h42', '20/11/2026, às 9h05' */
export const formatMoment = (answer: Pick<Answer, 'day' | 'time'>): string =>
  `${formatDate(answer.day)}, às ${answer.time.replace(/^0?(\d+):/, '$1h')}`;

/** The words of a message, which its reader knows, too. */
export const DECISIONS = { approved: 'APROVADO', rejected: 'RECUSADO' } as const;

/** The message's lines but for its code: all that the code answers for. */
function linesOf(document: SentDocument, answer: Answer): string[] {
  const { number, version, total } = document;
  const reason = cut(answer.reason ?? '', REASON_LIMIT);
  return [
    `Orçamento nº ${number}, versão ${String(version)}`,
    `Resposta: ${DECISIONS[answer.decision]}`,
    `Total: ${formatReais(total)}`,
    `Nome: ${cut(answer.name, NAME_LIMIT)}`,
    `Em: ${formatMoment(answer)}`,
    ...(reason === '' ? [] : [`Motivo: ${reason}`]),
  ];
}

/**
 * The code of an answer: of the exact document (its snapshot) and of every word of the answer. There is
 * no secret in it: it shows which text was answered and that nothing was altered by mistake on the way,
 * not who answered.
 */
export const answerCode = (snapshot: string, line: string): string =>
  codeOf(['oficio.resposta.1', snapshot, line].join('\n'));

/** The message that a client sends to the freelancer. */
export function answerMessage(document: SentDocument, answer: Answer): string {
  const lines = linesOf(document, answer);
  const code = answerCode(snapshotOf(document), oneLine(lines.join('\n')));
  return [...lines, `Código: ${code}`].join('\n');
}
