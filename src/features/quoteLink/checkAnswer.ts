import type { Quote } from '../quotes/quote';
import type { AnswerWay, QuoteAnswer, QuoteDetails } from '../quotes/quoteDetails';
import type { Day } from '../shared/days';
import type { Answer } from './answer';
import { snapshotOf } from './hash';
import { readAnswer } from './readAnswer';
import type { SentDocument } from './sentDocument';

/** What is known here of the quote that a message names. */
export interface AnsweredQuote {
  quote: Quote;
  details: QuoteDetails;
  /** As its document stands now. */
  document: SentDocument;
}

/** An answer that is registered already. */
export type Earlier = Pick<QuoteDetails, 'answeredAt' | 'answeredBy'> & { answer: QuoteAnswer };

/** What a pasted message comes to. Only a `valid` one can be registered, if the user says so. */
export type AnswerCheck =
  /** No answer of a quote is in it. */
  | { kind: 'none' }
  /** Part of one is. */
  | { kind: 'broken' }
  | { kind: 'unknownQuote'; number: string }
  /** It answers to another version than the one that counts now. */
  | { kind: 'otherVersion'; number: string; answered: number; current: number }
  /** The code does not fit: the message or the quote's text is not what the client saw and said. */
  | { kind: 'altered'; number: string }
  | { kind: 'repeated'; number: string; earlier: Earlier }
  | {
      kind: 'valid';
      quoteId: string;
      number: string;
      total: string;
      answer: Answer;
      /** Past its last day, when it was answered or at least by now; null while it is valid. */
      expired: { validUntil: Day; answeredInTime: boolean } | null;
      /** Another answer to this version, which this one would replace. */
      earlier: Earlier | null;
      /** What the document says has changed here since it was sent. */
      isChanged: boolean;
    };

function earlierOf({ answer, answeredAt, answeredBy }: QuoteDetails): Earlier | null {
  return answer && { answer, answeredAt, answeredBy };
}

/**
 * Whether a pasted message is an answer that counts.
 * @param find - The quote of a number; null where there is none.
 */
export function checkAnswer(
  pasted: string,
  find: (number: string) => AnsweredQuote | null,
  today: Day,
): AnswerCheck {
  const read = readAnswer(pasted);
  if (read === 'none' || read === 'broken') return { kind: read };
  const { number, version, total, fits, ...answer } = read;
  const found = find(number);
  if (found === null) return { kind: 'unknownQuote', number };
  const { quote, details, document } = found;
  if (version !== details.version) {
    return { kind: 'otherVersion', number, answered: version, current: details.version };
  }
  const current = snapshotOf(document);
  // Sent in the same second as the page closed: what was sent is what there is.
  const sent = details.snapshot ?? current;
  if (!fits(sent) && !fits(current)) return { kind: 'altered', number };
  const earlier = earlierOf(details);
  const isSame =
    // Else an interruption has left the quote as it was: it may be registered again.
    quote.status === answer.decision &&
    earlier?.answer === answer.decision &&
    earlier.answeredBy === answer.name &&
    details.answerReason === answer.reason;
  if (earlier && isSame) return { kind: 'repeated', number, earlier };
  const { validUntil } = document;
  const answeredInTime = answer.day <= validUntil;
  return {
    kind: 'valid',
    quoteId: quote.id,
    number,
    total,
    answer,
    expired: answeredInTime && today <= validUntil ? null : { validUntil, answeredInTime },
    earlier,
    isChanged: !fits(current),
  };
}

/** What a registered answer writes beside the quote. `how`: by what way it came, without a code. */
export function answerDetails(
  { decision, name, reason, day, time }: Answer,
  how: AnswerWay | null = null,
) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return {
    answer: decision,
    // The client's clock and the freelancer's are taken to show the same time.
    answeredAt: new Date(year, month - 1, date, hour, minute).toISOString(),
    answeredBy: name,
    answerReason: reason,
    answeredHow: how,
  };
}
