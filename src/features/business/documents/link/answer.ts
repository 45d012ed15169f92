import { formatDate, formatReais } from '../words';
import type { QuoteAnswer } from '../../quotes/quoteDetails';
import type { Day } from '../../../shared/days';
import { shortCodeOf, snapshotOf } from './hash';
import type { SentDocument } from './sentDocument';

/** A client's answer to a quote. */
export interface Answer {
  decision: QuoteAnswer;
  /** The name that the client has typed. Nobody verifies it. */
  name: string;
  /** The reason for a refusal; null if none was given. */
  reason: string | null;
  /** The day and the minute by the client's clock: '2026-11-20', '15:42'. */
  day: Day;
  time: string;
}

/** The most characters of a name and of a reason. */
export const NAME_LIMIT = 120;
export const REASON_LIMIT = 500;

/**
 * Invisible characters that messengers and keyboards insert, and halves of characters, where a text was cut. They are no
 * part of the answer.
 */
const INVISIBLE = /[\p{Cf}\p{Cs}]/gu;

/** A text reduced to what every messenger transmits: one line, single spaces, and no invisible characters. */
export const oneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/**
 * A typed text as the message contains it. The word that introduces the code is reserved, so it is altered in the
 * text.
 */
const asInMessage = (text: string, limit: number): string =>
  Array.from(oneLine(text).replace(/Código:/g, 'Código'))
    .slice(0, limit)
    .join('')
    .trim();

/** The moment of an answer as a text: '20/11/2026, às 15h42', '20/11/2026, às 9h05'. */
export const formatMoment = (answer: Pick<Answer, 'day' | 'time'>): string =>
  `${formatDate(answer.day)}, às ${answer.time.replace(/^0?(\d+):/, '$1h')}`;

/** The words for the two decisions in a message. Messages are also read by these words. */
export const DECISIONS = { approved: 'APROVADO', rejected: 'RECUSADO' } as const;

/** The lines of a message without its code. The code is computed from these lines. */
function linesOf(document: SentDocument, answer: Answer): string[] {
  const { number, version, total } = document;
  const reason = asInMessage(answer.reason ?? '', REASON_LIMIT);
  return [
    `Orçamento nº ${number}, versão ${String(version)}`,
    `Resposta: ${DECISIONS[answer.decision]}`,
    `Total: ${formatReais(total)}`,
    `Nome: ${asInMessage(answer.name, NAME_LIMIT)}`,
    `Em: ${formatMoment(answer)}`,
    ...(reason === '' ? [] : [`Motivo: ${reason}`]),
  ];
}

/**
 * The code of an answer: a checksum of the document (its snapshot) and of every word of the answer. It contains no
 * secret. It shows that the message was not altered by accident, but not who has written it.
 */
export const answerCode = (snapshot: string, line: string): string =>
  shortCodeOf(['oficio.resposta.1', snapshot, line].join('\n'));

/** The message that the client sends to the freelancer. */
export function answerMessage(document: SentDocument, answer: Answer): string {
  const lines = linesOf(document, answer);
  const code = answerCode(snapshotOf(document), oneLine(lines.join('\n')));
  return [...lines, `Código: ${code}`].join('\n');
}
