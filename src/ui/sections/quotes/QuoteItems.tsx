import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';

import type { Quote } from '../../../features/business/quotes/quote';
import { emptyItem, storedTotal, typedTotal } from '../../../features/business/quotes/quoteForm';
import { Button } from '../../kit/form/Button';
import { formatCurrency } from '../../kit/text/format';
import { Total } from '../../kit/figures/Total';
import type { FormOf } from '../../records/useModalForm';
import type {
  QuoteModalValues,
  QuoteModalOutput,
} from '../../../features/business/quotes/quoteDetailsForm';
import { quoteItemsRecipe } from './itemsRecipes';
import { QuoteItemRow } from './QuoteItemRow';

interface LiveTotalProps extends Pick<FormOf<QuoteModalValues, QuoteModalOutput>, 'control'> {
  quote: Quote | null;
}

/** The sum of the items. While no item is changed, it is the stored total. */
function LiveTotal({ control, quote }: LiveTotalProps) {
  const items = useWatch({ control, name: 'items' });
  const sum = typedTotal(items);
  const stored = storedTotal(items, quote) ?? sum;
  return (
    <>
      <span>{stored === sum ? 'Total' : 'Total salvo'}</span>
      <Total color="ink">{formatCurrency(stored)}</Total>
      {stored !== sum && (
        <small>{`Os itens somam ${formatCurrency(sum)}; ao mudar um item, o total passa a ser a soma.`}</small>
      )}
    </>
  );
}

interface QuoteItemsProps {
  form: FormOf<QuoteModalValues, QuoteModalOutput>;
  /** The quote as it was when the form opened; null for a new one. */
  quote: Quote | null;
  quoteId: string;
}

/** The items in a quote's form, ruled like a ledger, and their sum. */
export function QuoteItems({ form, quote, quoteId }: QuoteItemsProps) {
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'items' });
  const add = () => append(emptyItem(), { focusName: `items.${fields.length}.name` });
  const addRef = useRef<HTMLButtonElement>(null);
  const styles = useSlotRecipe({ recipe: quoteItemsRecipe })();
  const mark = <chakra.span css={styles.required}>*</chakra.span>;
  return (
    <chakra.section css={styles.root} aria-labelledby="itens-do-orcamento">
      <chakra.h3 css={styles.title} id="itens-do-orcamento">
        Itens
      </chakra.h3>
      {fields.length === 0 ? (
        <chakra.p css={styles.none}>Nenhum item adicionado.</chakra.p>
      ) : (
        <chakra.div css={styles.head} aria-hidden="true">
          <span>Nome {mark}</span>
          <span>Descrição</span>
          <chakra.span css={styles.headEnd}>Quantidade {mark}</chakra.span>
          <chakra.span css={styles.headEnd}>Preço {mark}</chakra.span>
          <chakra.span css={styles.headEnd}>Subtotal</chakra.span>
        </chakra.div>
      )}
      <ul>
        {fields.map(({ id }, index) => (
          <QuoteItemRow
            key={id}
            form={form}
            index={index}
            quoteId={quoteId}
            onNext={() => {
              if (index < fields.length - 1) form.setFocus(`items.${index + 1}.name`);
              else add();
            }}
            onTab={() => {
              if (index === fields.length - 1) addRef.current?.focus();
              // Selects the text of the field, as the Tab key does.
              else form.setFocus(`items.${index + 1}.name`, { shouldSelect: true });
            }}
            onRemove={() => {
              remove(index);
              // Materials are marked by the index of their item, so the indexes after the removed item decrease by
              // one.
              const marked = form.getValues('details.materials');
              if (marked) {
                form.setValue(
                  'details.materials',
                  marked.filter((_mark, place) => place !== index),
                );
              }
              addRef.current?.focus();
            }}
          />
        ))}
      </ul>
      <chakra.div css={styles.foot}>
        <Button ref={addRef} variant="outline" size="sm" icon="plus" onClick={() => add()}>
          Adicionar Item
        </Button>
        <chakra.p css={styles.total}>
          <LiveTotal control={control} quote={quote} />
        </chakra.p>
      </chakra.div>
    </chakra.section>
  );
}
