import { useMemo } from 'react';
import { useController } from 'react-hook-form';

import { clientsSelectors } from '../../../features/business/clients/clientsSlice';
import { suggestedProjectName } from '../../../features/business/projects/projectFromQuote';
import { selectQuoteIdsWithProject } from '../../../features/business/projects/missingProjects';
import type { Quote } from '../../../features/business/quotes/quote';
import {
  quotesSelectors,
  selectUnapprovedQuotes,
} from '../../../features/business/quotes/quotesSlice';
import { useAppSelector } from '../../../store/hooks';
import { LockedReferenceField, ReferenceField } from '../../records/ReferenceField';
import { withDistinctLabels } from '../../records/distinctLabels';
import { useLookup } from '../../records/useLookup';
import { UnavailableChoices } from '../../records/UnavailableChoices';
import type { OpenFormAbove, FormOf } from '../../records/useModalForm';
import type {
  ProjectFormValues,
  ProjectFormOutput,
} from '../../../features/business/projects/projectForm';
import { quoteLabel } from '../../records/texts/projectTexts';

interface QuoteFieldProps {
  form: FormOf<ProjectFormValues, ProjectFormOutput>;
  /** The approved quotes, from which the user chooses. */
  quotes: readonly Quote[];
  openAbove: OpenFormAbove;
}

/** The field for the approved quote of a new project. Choosing a quote suggests the project's name. */
export function QuoteField({ form, quotes, openAbove }: QuoteFieldProps) {
  const findClient = useLookup(clientsSelectors);
  const withProject = useAppSelector(selectQuoteIdsWithProject);
  const isLoaded = useAppSelector(quotesSelectors.selectIsLoaded);
  const { field, fieldState } = useController({ control: form.control, name: 'quoteId' });
  const unapproved = useAppSelector(selectUnapprovedQuotes);
  const [choices, otherChoices] = useMemo(() => {
    const choicesOf = (offered: readonly Quote[]) =>
      withDistinctLabels(
        offered.map((quote) => ({
          value: quote.id,
          label: quoteLabel(quote, findClient(quote.clientId)),
          details: () => [quote.items[0]?.name ?? null],
        })),
      );
    const approved = choicesOf(quotes).map((choice) =>
      withProject.has(choice.value)
        ? { ...choice, label: `${choice.label} · já tem projeto` }
        : choice,
    );
    return [approved, choicesOf(unapproved)];
  }, [quotes, unapproved, findClient, withProject]);

  const suggestion = (quoteId: string): string => {
    const quote = quotes.find(({ id }) => id === quoteId);
    if (!quote) return '';
    return suggestedProjectName(quote, findClient(quote.clientId)?.name ?? null);
  };

  const choose = (quoteId: string) => {
    const name = form.getValues('name');
    // A name that equals the last suggestion does not count as edited.
    const isEdited = name.trim() !== '' && name !== suggestion(form.getValues('quoteId'));
    field.onChange(quoteId);
    if (isEdited) return;
    form.setValue('name', suggestion(quoteId), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  };

  return (
    <>
      <ReferenceField
        label="Orçamento"
        reference={{ field: { ...field, onChange: choose }, fieldState }}
        choices={choices}
        placeholder="Selecione um orçamento aprovado"
        isLoaded={isLoaded}
        createButton={{
          label: 'Fazer um orçamento',
          onPress: () => openAbove('quotes', 'create'),
        }}
        none="Nenhum orçamento aprovado. Aprove um orçamento para criar o projeto."
      />
      {isLoaded && unapproved.length > 0 && (
        <UnavailableChoices
          summary="Aprovar outro orçamento: ele já cria o projeto"
          label="Outro Orçamento"
          choices={otherChoices}
          action="Abrir orçamento"
          open={quotes.length === 0}
          onChoose={(id) => openAbove('quotes', 'edit', id)}
        />
      )}
    </>
  );
}

/** The quote of an existing project. It cannot be changed, and is shown even if it was deleted. */
export function LockedQuoteField({ quoteId }: { quoteId: string | null }) {
  const findClient = useLookup(clientsSelectors);
  const quote = useLookup(quotesSelectors)(quoteId);
  const label = quote && quoteLabel(quote, findClient(quote.clientId));
  return (
    <LockedReferenceField
      label="Orçamento"
      hint="O orçamento não pode ser alterado após a criação do projeto"
      text={label === null ? 'Orçamento não encontrado' : (label ?? null)}
    />
  );
}
