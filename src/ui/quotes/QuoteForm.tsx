import { useController } from 'react-hook-form';

import { QUOTE_STATUSES, type Quote } from '../../features/quotes/quote';
import {
  quoteDetailsActions,
  quoteDetailsSelectors,
} from '../../features/quotes/quoteDetailsSlice';
import {
  quoteModalSchema,
  quoteModalValues,
  quoteTermsChanges,
} from '../../features/quotes/quoteDetailsForm';
import { quoteChanges } from '../../features/quotes/quoteForm';
import { quotesActions } from '../../features/quotes/quotesSlice';
import type { Modal } from '../../features/workspace/workspace';
import { useAppSelector } from '../../store/hooks';
import { ClientField } from '../clients/ClientField';
import { useIsClient } from '../clients/useIsClient';
import { Field } from '../kit/form/Field';
import { FormGrid } from '../kit/form/FormGrid';
import { Select } from '../kit/form/Select';
import { quoteStatusLooks } from './QuoteStatusBadge';
import { TextArea } from '../kit/form/TextArea';
import { FormModal } from '../records/FormModal';
import { useOpened } from '../records/useOpened';
import { useRecordForm } from '../records/useRecordForm';
import { QuoteItems } from './QuoteItems';
import { QuoteTermsFields } from './QuoteTermsFields';
import { VersionNote } from './VersionNote';

export interface QuoteFormProps {
  modal: Modal<'quotes'>;
  /** Null for a new quote. */
  quote: Quote | null;
}

/** Client, status, items with their total, and observations. */
export function QuoteForm({ modal, quote }: QuoteFormProps) {
  const isNew = modal.mode === 'create';
  const isClient = useIsClient();
  const details = useAppSelector((root) => quoteDetailsSelectors.selectById(root, modal.id));
  const isLoaded = useAppSelector(quoteDetailsSelectors.selectIsLoaded);
  const opened = useOpened(details, isNew || isLoaded);
  const recordForm = useRecordForm({
    modal,
    record: quote,
    schema: (row) => quoteModalSchema(isClient, row, opened),
    values: (row) => quoteModalValues(row, opened),
    withBrought: (typed, { id }) => ({ ...typed, clientId: id }),
    actions: quotesActions,
    toDraft: ({ details: _details, ...draft }) => draft,
    toChanges: (baseline, { details: _details, ...draft }) => quoteChanges(baseline, draft),
    besides: ({ details: terms }) => {
      const changes = quoteTermsChanges(opened, terms);
      return changes && quoteDetailsActions.saveRequested({ id: modal.id, changes });
    },
  });
  const { form, edited } = recordForm;
  const { errors } = form.formState;
  const client = useController({ control: form.control, name: 'clientId' });
  return (
    <FormModal title={isNew ? 'Novo Orçamento' : 'Editar Orçamento'} size="lg" form={recordForm}>
      <FormGrid>
        {edited && <VersionNote quote={edited} details={details} />}
        <ClientField
          required={isNew || isClient(edited?.clientId ?? '')}
          openAbove={recordForm.openAbove}
          reference={client}
        />
        <Field label="Status" half error={errors.status?.message}>
          <Select {...form.register('status')}>
            {QUOTE_STATUSES.map((status) => (
              <option key={status} value={status}>
                {quoteStatusLooks[status].label}
              </option>
            ))}
          </Select>
        </Field>
        <QuoteItems form={form} quote={edited} quoteId={modal.id} />
        <Field label="Observações" error={errors.observations?.message}>
          <TextArea {...form.register('observations')} />
        </Field>
        <QuoteTermsFields form={form} isKnown={opened !== undefined} />
      </FormGrid>
    </FormModal>
  );
}
