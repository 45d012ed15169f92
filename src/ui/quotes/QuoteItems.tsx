import { useRef } from 'react';
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';

import type { QuoteDraft } from '../../features/quotes/quote';
import { emptyItem, typedTotal, type QuoteFormValues } from '../../features/quotes/quoteForm';
import { Button } from '../kit/form/Button';
import { formatCurrency } from '../kit/text/format';
import { Total } from '../kit/figures/Total';
import { ItemsRoot } from './itemsLayout';
import { QuoteItemRow } from './QuoteItemRow';

export type QuoteFormApi = UseFormReturn<QuoteFormValues, unknown, QuoteDraft>;

function LiveTotal({ control }: Pick<QuoteFormApi, 'control'>) {
  const items = useWatch({ control, name: 'items' });
  return <Total>{formatCurrency(typedTotal(items))}</Total>;
}

/** The lines of a quote being written, ruled like a ledger, and their sum. */
export function QuoteItems({ form }: { form: QuoteFormApi }) {
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
          kind="outline"
          size="small"
          icon="plus"
          onClick={() => {
            append(emptyItem());
          }}
        >
          Adicionar Item
        </Button>
        <p>
          <span>Total</span>
          <LiveTotal control={control} />
        </p>
      </div>
    </ItemsRoot>
  );
}
