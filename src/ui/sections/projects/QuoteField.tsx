import { useController } from 'react-hook-form';

import { clientsSelectors } from '../../../features/business/clients/clientsSlice';
import { suggestedProjectName } from '../../../features/business/projects/projectFromQuote';
import type { Quote } from '../../../features/business/quotes/quote';
import {
  quotesSelectors,
  selectApprovedQuotes,
  selectUnapprovedQuotes,
} from '../../../features/business/quotes/quotesSlice';
import { offerOf } from '../../records/describeList';
import { LockedRecord, OtherRecords, RecordPicker } from '../../records/RecordPicker';
import { useLookup } from '../../records/useLookup';
import type { OpenFormAbove, FormOf } from '../../records/useModalForm';
import type {
  ProjectFormValues,
  ProjectFormOutput,
} from '../../../features/business/projects/projectForm';
import { quoteLabel } from '../../records/texts/projectTexts';
import { quoteList } from '../quotes/quoteList';

const approved = offerOf(quoteList, selectApprovedQuotes);
const unapproved = offerOf(quoteList, selectUnapprovedQuotes);

interface QuoteFieldProps {
  form: FormOf<ProjectFormValues, ProjectFormOutput>;
  /** The approved quotes, from which the user chooses. */
  quotes: readonly Quote[];
  openAbove: OpenFormAbove;
}

/** The field for the approved quote of a new project. Choosing a quote suggests the project's name. */
export function QuoteField({ form, quotes, openAbove }: QuoteFieldProps) {
  const findClient = useLookup(clientsSelectors);
  const { field, fieldState } = useController({ control: form.control, name: 'quoteId' });

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
      <RecordPicker
        label="Orçamento"
        reference={{ field: { ...field, onChange: choose }, fieldState }}
        offer={approved}
        placeholder="Selecione um orçamento aprovado"
        createButton={{
          label: 'Fazer um orçamento',
          onPress: () => openAbove('quotes', 'create'),
        }}
        none="Nenhum orçamento aprovado. Aprove um orçamento para criar o projeto."
      />
      <OtherRecords
        summary="Aprovar outro orçamento: ele já cria o projeto"
        label="Outro Orçamento"
        offer={unapproved}
        action="Abrir orçamento"
        open={quotes.length === 0}
        onChoose={(id) => openAbove('quotes', 'edit', id)}
      />
    </>
  );
}

/** The quote of an existing project. It cannot be changed, and is shown even if it was deleted. */
export function LockedQuoteField({ quoteId }: { quoteId: string | null }) {
  const findClient = useLookup(clientsSelectors);
  const quote = useLookup(quotesSelectors)(quoteId);
  const label = quote && quoteLabel(quote, findClient(quote.clientId));
  return (
    <LockedRecord
      label="Orçamento"
      hint="O orçamento não pode ser alterado após a criação do projeto"
      text={label === null ? 'Orçamento não encontrado' : (label ?? null)}
    />
  );
}
