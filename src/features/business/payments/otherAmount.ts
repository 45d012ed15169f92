import * as z from 'zod/mini';

import { optionalDay, requiredAmount, requiredDay } from '../../shared/formFields';
import type { Day } from '../../shared/days';
import { isPartOpen, type PaymentPlan, type PlannedPart } from './plan';
import type { Difference } from './receiptSteps';

/** What is typed into 'Recebi outro valor'. `dueOn` is the day on which what is left is due. */
export const otherAmountSchema = z.object({
  came: requiredAmount({
    messages: {
      required: 'Informe quanto veio',
      invalid: 'Valor inválido',
      negative: 'Valor não pode ser negativo',
      tooLarge: 'Valor deve ser menor que R$ 1 trilhão',
    },
  }).check(z.refine((amount) => amount > 0, { error: 'Informe um valor maior que zero' })),
  on: requiredDay('Informe o dia'),
  dueOn: optionalDay(),
});

/** The choices for less, and for more, than the open amount. The first one is preset. */
export const LESS = ['open', 'discount'] as const satisfies Difference['kind'][];
export const MORE = ['next', 'extra'] as const satisfies Difference['kind'][];

/** The day that is proposed for what is left: that of the next part, or else the part's own day if it is not past. */
export function proposedRestDay({ parts }: PaymentPlan, part: PlannedPart, today: Day): Day | null {
  const next = parts.find((each) => each.number > part.number && isPartOpen(each));
  if (next?.dueOn) return next.dueOn;
  return part.dueOn !== null && part.dueOn > today ? part.dueOn : null;
}
