import { storableText } from '../../shared/controlCharacters';
import { isDay, type Day } from '../../shared/days';
import { ANSWER_WAYS, type AnswerWay, type QuoteAnswer } from './quoteDetails';

/** An answer without a code ('Fechado!'), as the user records it. The texts are as the user has typed them. */
export interface ToldAnswer {
  decision: QuoteAnswer;
  by: string;
  on: Day;
  how: AnswerWay;
  reason: string;
  /** The version that was answered; null for the one that was sent last. */
  version: number | null;
}

/** The form's opening values. `name` is the client's name; '' if it is unknown. */
export const newToldAnswer = (name: string, today: Day): ToldAnswer => ({
  decision: 'approved',
  by: name,
  on: today,
  how: 'whatsapp',
  reason: '',
  version: null,
});

export const toAnswerWay = (text: string): AnswerWay =>
  ANSWER_WAYS.find((way) => way === text) ?? 'whatsapp';

export function toldAnswerErrors(
  { by, on }: ToldAnswer,
  today: Day,
): Partial<Record<'by' | 'on', string>> {
  return {
    ...(storableText(by) === '' && { by: 'Digite quem respondeu' }),
    ...(!isDay(on)
      ? { on: 'Digite o dia da resposta' }
      : on > today && { on: 'Esse dia ainda não chegou' }),
  };
}
