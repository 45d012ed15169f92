/** An item in the form of a quote. Its name field suggests items of earlier quotes. */
import { Combobox, useComboboxStyles } from '@chakra-ui/react/combobox';
import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useCallback } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { clientsSelectors } from '../../../features/business/clients/clientsSlice';
import { earlierItems, type EarlierItem } from '../../../features/app/finding/earlierItems';
import type {
  QuoteModalValues,
  QuoteModalOutput,
} from '../../../features/business/quotes/quoteDetailsForm';
import { typedSubtotal } from '../../../features/business/quotes/quoteForm';
import { quotesSelectors } from '../../../features/business/quotes/quotesSlice';
import { amountText } from '../../../features/shared/formFields';
import { searchWords } from '../../../features/shared/searchText';
import { useAppSelector } from '../../../store/hooks';
import { clientName } from '../../records/texts/clientName';
import { Field } from '../../kit/form/Field';
import { FoundText } from '../../kit/form/FoundText';
import { IconButton } from '../../kit/form/Button';
import { AmountInput, NumberInput } from '../../kit/form/NumberInput';
import { SuggestInput } from '../../kit/form/SuggestInput';
import { TextInput } from '../../kit/form/TextInput';
import type { Choice } from '../../kit/form/choices';
import { afterPaint } from '../../kit/hooks/afterPaint';
import { formatCurrency, formatInstantDay } from '../../kit/text/format';
import { useLookup } from '../../records/useLookup';
import type { FormOf } from '../../records/useModalForm';
import { quoteItemRecipe } from './itemsRecipes';

interface Suggestion extends Choice, EarlierItem {
  words: readonly string[];
}

function SuggestedItem({ suggestion }: { suggestion: Suggestion }) {
  const { label, words, createdAt, item } = suggestion;
  const styles = useComboboxStyles();
  return (
    <>
      <Combobox.ItemText>
        <FoundText text={label} words={words} />
      </Combobox.ItemText>
      <chakra.span css={styles['figures']}>
        <chakra.span css={styles['day']}>{formatInstantDay(createdAt)}</chakra.span>
        <chakra.span css={styles['amount']}>{formatCurrency(item.price)}</chakra.span>
      </chakra.span>
    </>
  );
}

interface ItemNameFieldProps {
  form: FormOf<QuoteModalValues, QuoteModalOutput>;
  index: number;
  /** The id of the quote that the form edits. */
  quoteId: string;
}

/**
 * The field for the name of an item. It suggests items of earlier quotes, with the description and price that they
 * had last.
 */
function ItemNameField({ form, index, quoteId }: ItemNameFieldProps) {
  const quotes = useAppSelector(quotesSelectors.selectAll);
  const findClient = useLookup(clientsSelectors);
  const { field } = useController({ control: form.control, name: `items.${index}.name` });
  const suggest = useCallback(
    (typed: string): readonly Suggestion[] =>
      earlierItems(quotes, typed, quoteId).map((earlier, place) => ({
        ...earlier,
        value: String(place),
        label: [earlier.item.name.trim(), clientName(findClient(earlier.clientId)) ?? '—'].join(
          ' · ',
        ),
        words: searchWords(typed),
      })),
    [quotes, quoteId, findClient],
  );
  const fillIn = ({ item: { name, description, price } }: Suggestion) => {
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    field.onChange(name);
    if (description !== null) form.setValue(`items.${index}.description`, description, options);
    form.setValue(`items.${index}.price`, amountText(price), options);
    // The combobox first returns the focus to the name, so the focus is moved after the next paint.
    afterPaint(() => form.setFocus(`items.${index}.quantity`, { shouldSelect: true }));
  };
  return (
    <SuggestInput
      {...field}
      paddingInline={{ lg: '11px' }}
      title="De orçamentos anteriores"
      suggest={suggest}
      onChoose={fillIn}
    >
      {(suggestion) => <SuggestedItem suggestion={suggestion} />}
    </SuggestInput>
  );
}

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
/** The padding in the ledger's columns, which are narrow. */
const INSET = { lg: '11px' };

export interface QuoteItemRowProps {
  form: FormOf<QuoteModalValues, QuoteModalOutput>;
  index: number;
  /** The id of the quote that the form edits. */
  quoteId: string;
  /** Called for Enter in the price: moves the focus to the next line, or adds a line after the last one. */
  onNext: () => void;
  /** Called for Tab in the price: skips the line's button for removal, which Shift+Tab still reaches. */
  onTab: () => void;
  onRemove: () => void;
}

/** One item in the form: from 1024 px on the row of a ledger, below that a small form. */
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
          labels="inTable"
          gridColumn={WIDE}
          error={errors?.name?.message}
        >
          <ItemNameField form={form} index={index} quoteId={quoteId} />
        </Field>
        <Field
          label="Descrição"
          labels="inTable"
          gridColumn={WIDE}
          error={errors?.description?.message}
        >
          <TextInput paddingInline={INSET} {...register(`items.${index}.description`)} />
        </Field>
        <Field label="Quantidade" required half labels="inTable" error={errors?.quantity?.message}>
          <NumberInput
            min="1"
            step="1"
            inputMode="numeric"
            paddingInline={INSET}
            {...register(`items.${index}.quantity`)}
          />
        </Field>
        <Field label="Preço" required half labels="inTable" error={errors?.price?.message}>
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
          marginTop={{ lg: '0.5' }}
          marginRight={{ base: '-3', lg: 0 }}
          onClick={onRemove}
        />
      </chakra.div>
    </li>
  );
}
