import { useRef } from 'react';
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';

import type { Quote, QuoteDraft } from '../../features/quotes/quote';
import {
  emptyItem,
  storedTotal,
  typedTotal,
  type QuoteFormValues,
} from '../../features/quotes/quoteForm';
import { Button } from '../kit/form/Button';
import { formatCurrency } from '../kit/text/format';
import { Total } from '../kit/figures/Total';
import { ItemsRoot } from './itemsLayout';
import { QuoteItemRow } from './QuoteItemRow';

export type QuoteFormApi = UseFormReturn<QuoteFormValues, unknown, QuoteDraft>;

interface LiveTotalProps extends Pick<QuoteFormApi, 'control'> {
  quote: Quote | null;
}

/** The sum of the lines, or the total as it was stored until one of them is touched. */
function LiveTotal({ control, quote }: LiveTotalProps) {
  const items = useWatch({ control, name: 'items' });
  const sum = typedTotal(items);
  const stored = storedTotal(items, quote) ?? sum;
  return (
    <>
      <span>{stored === sum ? 'Total' : 'Total salvo'}</span>
      <Total>{formatCurrency(stored)}</Total>
      {stored !== sum && (
        <small>{`Os itens somam ${formatCurrency(sum)}; ao mudar um item, o total passa a ser a soma.`}</small>
      )}
    </>
  );
}

/** The lines of a quote being written, ruled like a ledger, and their sum. */
export function QuoteItems({ form, quote }: { form: QuoteFormApi; quote: Quote | null }) {
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'items' });
  const addRef = useRef<HTMLButtonElement>(null);
  return (
    <ItemsRoot aria-labelledby="itens-do-orcamento">
      <h3 id="itens-do-orcamento">Itens</h3>
      {fields.length === 0 ? (
        <p className="of-no-items">Nenhum item adicionado.</p>
      ) : (
        <div className="of-items-head" aria-hidden="true">
          <span>
            Nome <i>*</i>
          </span>
          <span>Descrição</span>
          <span data-end="">
            Quantidade <i>*</i>
          </span>
          <span data-end="">
            Preço <i>*</i>
          </span>
          <span data-end="">Subtotal</span>
        </div>
      )}
      <ul>
        {fields.map(({ id }, index) => (
          <QuoteItemRow
            key={id}
            form={form}
            index={index}
            onRemove={() => {
              remove(index);
              addRef.current?.focus();
            }}
          />
        ))}
      </ul>
      <div className="of-items-foot">
        <Button
          ref={addRef}
          variant="outline"
          size="sm"
          icon="plus"
          onClick={() => {
            append(emptyItem());
          }}
        >
          Adicionar Item
        </Button>
        <p>
          <LiveTotal control={control} quote={quote} />
        </p>
      </div>
    </ItemsRoot>
  );
}
