import type { Quote } from '../../quotes/quote';
import type { AnswerWay, QuoteAnswer, QuoteDetails } from '../../quotes/quoteDetails';
import { versionId, type QuoteVersion } from '../../quotes/quoteVersion';
import type { ToldAnswer } from '../../quotes/toldAnswer';
import { storableText } from '../../../shared/controlCharacters';
import type { Day } from '../../../shared/days';
import type { Answer } from './answer';
import { snapshotOf } from './hash';
import { readAnswer, type ReadAnswer } from './readAnswer';
import type { SentDocument } from './sentDocument';

/** The stored quote that a message names. */
export interface AnsweredQuote {
  quote: Quote;
  details: QuoteDetails;
  /** The versions of the quote that were kept. */
  versions: readonly QuoteVersion[];
  /** The document of the quote according to the current data. */
  document: SentDocument;
}

/** An answer that was recorded before. */
export type EarlierAnswer = Pick<QuoteDetails, 'answeredAt' | 'answeredBy'> & {
  answer: QuoteAnswer;
};

/** The result of checking a pasted message. Only a `valid` one can be recorded, once the user confirms. */
export type AnswerCheck =
  /** The message contains no answer. */
  | { kind: 'none' }
  /** The message contains only part of an answer. */
  | { kind: 'broken' }
  | { kind: 'unknownQuote'; number: string }
  /** The message answers a version of the quote that is neither the current one nor one whose hash is known. */
  | { kind: 'otherVersion'; number: string; answered: number; current: number }
  /** The answer's code does not match: the message was altered, or the quote's text changed. */
  | { kind: 'altered'; number: string }
  | { kind: 'repeated'; number: string; earlier: EarlierAnswer }
  | {
      kind: 'valid';
      quoteId: string;
      number: string;
      total: string;
      answer: Answer;
      /** Set if the answer is to a version before the current one; null if it is to the current one. */
      earlierVersion: { answered: number; current: number } | null;
      /** Set if the quote has expired by now, no matter whether it was answered in time; null while it is valid. */
      expired: { validUntil: Day; answeredInTime: boolean } | null;
      /** An earlier answer to this version, which the new answer would replace; null if there is none. */
      earlier: EarlierAnswer | null;
      /** Whether the document was changed here after it was sent. */
      isChanged: boolean;
    };

function earlierOf({ answer, answeredAt, answeredBy }: QuoteDetails): EarlierAnswer | null {
  return answer && { answer, answeredAt, answeredBy };
}

/** Checks an answer to a version before the current one, of which the hash of what was sent is known. */
function checkEarlier(
  { number, version, total, fits, ...answer }: ReadAnswer,
  { quote, details }: AnsweredQuote,
  kept: QuoteVersion & { snapshot: string },
): AnswerCheck {
  if (!fits(kept.snapshot)) return { kind: 'altered', number };
  const { answeredAt } = kept;
  const earlier = kept.answer && { answer: kept.answer, answeredAt, answeredBy: null };
  const said = answerDetails(answer);
  const isSame =
    earlier?.answer === said.answer &&
    answeredAt !== null &&
    Date.parse(answeredAt) === Date.parse(said.answeredAt);
  if (earlier && isSame && quote.status === answer.decision) {
    return { kind: 'repeated', number, earlier };
  }
  return {
    kind: 'valid',
    quoteId: quote.id,
    number,
    total,
    answer,
    earlierVersion: { answered: version, current: details.version },
    expired: null,
    // The answer itself may have been noted without being taken.
    earlier: isSame ? null : earlier,
    isChanged: false,
  };
}

/**
 * Checks whether a pasted message is a valid answer.
 * @param find - finds the quote by its number; null if there is none.
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
  const { quote, details, versions, document } = found;
  if (version !== details.version) {
    const id = versionId(quote.id, version);
    const kept = versions.find((row) => row.id === id);
    if (version < details.version && kept?.snapshot) {
      return checkEarlier(read, found, { ...kept, snapshot: kept.snapshot });
    }
    return { kind: 'otherVersion', number, answered: version, current: details.version };
  }
  const current = snapshotOf(document);
  // The page may have been closed before the snapshot was stored. Then the current document is the one that was
  // sent.
  const sent = details.snapshot ?? current;
  if (!fits(sent) && !fits(current)) return { kind: 'altered', number };
  const earlier = earlierOf(details);
  const isSame =
    // If the status differs, an earlier recording was interrupted before the status was saved. Then the answer may
    // be recorded again.
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
    earlierVersion: null,
    expired: answeredInTime && today <= validUntil ? null : { validUntil, answeredInTime },
    earlier,
    isChanged: !fits(current),
  };
}

/** The fields of the side row for a recorded answer. `how` is the channel of an answer without a code. */
export function answerDetails(
  { decision, name, reason, day, time }: Answer,
  how: AnswerWay | null = null,
) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return {
    answer: decision,
    // The client and the freelancer are assumed to be in the same time zone.
    answeredAt: new Date(year, month - 1, date, hour, minute).toISOString(),
    answeredBy: name,
    answerReason: reason,
    answeredHow: how,
  };
}

/**
 * The answer to record. The time of a told answer is unknown. Noon is stored, because then the day is the same in all
 * nearby time zones.
 */
export const answerFromTold = ({ decision, by, on, reason }: ToldAnswer): Answer => ({
  decision,
  name: storableText(by),
  day: on,
  time: '12:00',
  reason: (decision === 'rejected' && storableText(reason)) || null,
});
