import { useCallback, type ChangeEvent } from 'react';
import { useController } from 'react-hook-form';

import { clientsSelectors } from '../../features/clients/clientsSlice';
import { suggestedProjectName } from '../../features/projects/projectFromQuote';
import type { Quote } from '../../features/quotes/quote';
import { quotesSelectors } from '../../features/quotes/quotesSlice';
import { useAppSelector } from '../../store/hooks';
import { Field } from '../kit/form/Field';
import { LOADING, loadingHint } from '../kit/form/loading';
import { LongSelect } from '../kit/form/LongSelect';
import { Select } from '../kit/form/Select';
import { useFind } from '../records/useFind';
import type { ProjectFormApi } from './formTypes';
import { quoteLabel } from './labels';

interface QuoteFieldProps {
  form: ProjectFormApi;
  /** The approved ones. */
  quotes: readonly Quote[];
}

const NO_CHOICE = { value: '', label: 'Selecione um orçamento aprovado' };

/** The choice of an approved quote, which suggests the project's name. */
export function QuoteField({ form, quotes }: QuoteFieldProps) {
  const findClient = useFind(clientsSelectors);
  const isLoaded = useAppSelector(quotesSelectors.selectIsLoaded);
  const { field } = useController({ control: form.control, name: 'quoteId' });
  const chosen = quotes.find(({ id }) => id === field.value);
  const toChoice = useCallback(
    (quote: Quote) => ({ value: quote.id, label: quoteLabel(quote, findClient(quote.clientId)) }),
    [findClient],
  );
  const choices = useCallback(() => quotes.map(toChoice), [quotes, toChoice]);

  const suggestion = (quoteId: string): string => {
    const quote = quotes.find(({ id }) => id === quoteId);
    if (!quote) return '';
    return suggestedProjectName(quote, findClient(quote.clientId)?.name ?? null);
  };

  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    const name = form.getValues('name');
    // A name that is still the last suggestion has not been edited.
    const isEdited = name.trim() !== '' && name !== suggestion(form.getValues('quoteId'));
    field.onChange(event);
    if (isEdited) return;
    form.setValue('name', suggestion(event.target.value), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  };

  return (
    <Field
      label="Orçamento"
      required
      error={form.formState.errors.quoteId?.message}
      hint={
        quotes.length === 0 && isLoaded
          ? 'Nenhum orçamento aprovado. Aprove um orçamento para criar o projeto.'
          : loadingHint(isLoaded)
      }
    >
      <LongSelect
        {...field}
        rows={quotes}
        lead={NO_CHOICE}
        chosen={chosen && toChoice(chosen)}
        choices={choices}
        onChange={choose}
      />
    </Field>
  );
}

/** The quote of an existing project: shown, whatever became of it, and never changed. */
export function LockedQuoteField({ quoteId }: { quoteId: string | null }) {
  const findClient = useFind(clientsSelectors);
  const quote = useFind(quotesSelectors)(quoteId);
  const label = quote
    ? quoteLabel(quote, findClient(quote.clientId))
    : quote === null
      ? 'Orçamento não encontrado'
      : LOADING;
  return (
    <Field label="Orçamento" hint="O orçamento não pode ser alterado após a criação do projeto">
      <Select disabled value={quoteId ?? ''}>
        <option value={quoteId ?? ''}>{label}</option>
      </Select>
    </Field>
  );
}
