import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useWatch } from 'react-hook-form';

import { typedSubtotal } from '../../features/quotes/quoteForm';
import { Field } from '../kit/form/Field';
import { formatCurrency } from '../kit/text/format';
import { IconButton } from '../kit/form/IconButton';
import { AmountInput, NumberInput } from '../kit/form/NumberInput';
import { TextInput } from '../kit/form/TextInput';
import { ItemNameField } from './ItemNameField';
import { quoteItemRecipe } from './itemsRecipes';
import type { FormOf } from '../records/useModalForm';
import type { QuoteModalValues, QuoteModalOutput } from '../../features/quotes/quoteDetailsForm';

function Subtotal({
  control,
  index,
}: Pick<FormOf<QuoteModalValues, QuoteModalOutput>, 'control'> & { index: number }) {
  const [quantity, price] = useWatch({
    control,
    name: [`items.${index}.quantity`, `items.${index}.price`],
  });
  return <>{formatCurrency(typedSubtotal({ quantity, price }))}</>;
}

const WIDE = { base: '1 / -1', md: 'span 2', lg: 'auto' };
/** The ledger's columns are narrow. */
const INSET = { lg: '11px' };

export interface QuoteItemRowProps {
  form: FormOf<QuoteModalValues, QuoteModalOutput>;
  index: number;
  /** The id of the quote in this form. */
  quoteId: string;
  /** Enter in the price moves to the next line, and adds one after the last. */
  onNext: () => void;
  /** Tab in the price skips this line's remove button, which Shift+Tab still reaches. */
  onTab: () => void;
  onRemove: () => void;
}

/** One item in the form: a ledger row from 1024 px on, a small form below that. */
export function QuoteItemRow({ form, index, quoteId, onNext, onTab, onRemove }: QuoteItemRowProps) {
  const { control, register, formState } = form;
  const errors = formState.errors.items?.[index];
  const styles = useSlotRecipe({ recipe: quoteItemRecipe })();
  const title = `Item ${index + 1}`;
  return (
    <li>
      <chakra.div css={styles.root} role="group" aria-label={title}>
        <chakra.p css={styles.title} aria-hidden="true">
          {title}
        </chakra.p>
        <Field
          label="Nome"
          required
          labels="ledger"
          gridColumn={WIDE}
          error={errors?.name?.message}
        >
          <ItemNameField form={form} index={index} quoteId={quoteId} />
        </Field>
        <Field
          label="Descrição"
          labels="ledger"
          gridColumn={WIDE}
          error={errors?.description?.message}
        >
          <TextInput paddingInline={INSET} {...register(`items.${index}.description`)} />
        </Field>
        <Field label="Quantidade" required half labels="ledger" error={errors?.quantity?.message}>
          <NumberInput
            min="1"
            step="1"
            inputMode="numeric"
            paddingInline={INSET}
            {...register(`items.${index}.quantity`)}
          />
        </Field>
        <Field label="Preço" required half labels="ledger" error={errors?.price?.message}>
          <AmountInput
            paddingInline={INSET}
            onKeyDown={(event) => {
              if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
              if (event.key !== 'Enter' && event.key !== 'Tab') return;
              event.preventDefault();
              if (event.key === 'Tab') onTab();
              else if (!event.repeat) onNext();
            }}
            {...register(`items.${index}.price`)}
          />
        </Field>
        <chakra.p css={styles.sum}>
          <chakra.span css={styles.sumLabel}>Subtotal</chakra.span>
          <Subtotal control={control} index={index} />
        </chakra.p>
        <IconButton
          icon="trash"
          label={`Remover o item ${index + 1}`}
          alignSelf={{ base: 'end', lg: 'start' }}
          justifySelf="end"
          marginTop={{ lg: '2px' }}
          marginRight={{ base: '-12px', lg: 0 }}
          onClick={onRemove}
        />
      </chakra.div>
    </li>
  );
}
