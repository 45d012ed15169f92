import { Combobox, useComboboxStyles } from '@chakra-ui/react/combobox';
import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback } from 'react';
import { useController } from 'react-hook-form';
import { clientsSelectors } from '../../features/clients/clientsSlice';
import { earlierItems, type EarlierItem } from '../../features/finding/earlierItems';
import { quotesSelectors } from '../../features/quotes/quotesSlice';
import { amountText } from '../../features/shared/formFields';
import { searchWords } from '../../features/shared/searchText';
import { useAppSelector } from '../../store/hooks';
import { clientName } from '../clients/clientName';
import { afterPaint } from '../kit/text/afterPaint';
import type { Choice } from '../kit/form/choices';
import { FoundText } from '../kit/form/FoundText';
import { SuggestInput } from '../kit/form/SuggestInput';
import { formatCurrency, formatInstantDay } from '../kit/text/format';
import { useLookup } from '../records/useLookup';
import type { FormOf } from '../records/useModalForm';
import type { QuoteModalValues, QuoteModalOutput } from '../../features/quotes/quoteDetailsForm';

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
  /** The id of the quote in this form. */
  quoteId: string;
}

/** The name of an item. It suggests earlier items, with the description and price they had last. */
export function ItemNameField({ form, index, quoteId }: ItemNameFieldProps) {
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
    // The combobox first returns the focus to the name.
    afterPaint(() => {
      form.setFocus(`items.${index}.quantity`, { shouldSelect: true });
    });
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
