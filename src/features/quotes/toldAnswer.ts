import { isDay, type Day } from '../shared/days';
import { ANSWER_WAYS, type AnswerWay, type QuoteAnswer } from './quoteDetails';

/** An answer that came in plain words, 'Fechado!', as the user tells it; typed texts as they are. */
export interface ToldAnswer {
  decision: QuoteAnswer;
  by: string;
  on: Day;
  how: AnswerWay;
  reason: string;
}

/** As it is asked for first. `name`: the client's; '' where it is not known. */
export const openedAnswer = (name: string, today: Day): ToldAnswer => ({
  decision: 'approved',
  by: name,
  on: today,
  how: 'whatsapp',
  reason: '',
});

export const toAnswerWay = (text: string): AnswerWay =>
  ANSWER_WAYS.find((way) => way === text) ?? 'whatsapp';

/** What of it cannot be registered so, by field. */
export function problemsOfTold(
  { by, on }: ToldAnswer,
  today: Day,
): Partial<Record<'by' | 'on', string>> {
  return {
    ...(by.trim() === '' && { by: 'Digite quem respondeu' }),
    ...(!isDay(on)
      ? { on: 'Digite o dia da resposta' }
      : on > today && { on: 'Esse dia ainda não chegou' }),
  };
}
