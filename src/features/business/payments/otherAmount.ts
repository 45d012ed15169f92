import * as z from 'zod/mini';

import { optionalDay, requiredAmount, requiredDay } from '../../shared/formFields';

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
