import { useState } from 'react';

import { clientsSelectors } from '../../features/clients/clientsSlice';
import { QUOTE_STATUSES, type Quote } from '../../features/quotes/quote';
import { quoteFormSchema, quoteFormValues } from '../../features/quotes/quoteForm';
import { quotesActions } from '../../features/quotes/quotesSlice';
import type { Modal as OpenModal } from '../../features/workspace/workspace';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Field } from '../kit/form/Field';
import { FormGrid } from '../kit/form/FormGrid';
import { Select } from '../kit/form/Select';
import { quoteStatusLooks } from './QuoteStatusBadge';
import { TextArea } from '../kit/form/TextArea';
import { FormModal } from '../records/FormModal';
import { useModalForm } from '../records/useModalForm';
import { QuoteClientField } from './QuoteClientField';
import { QuoteItems } from './QuoteItems';

export interface QuoteFormProps {
  modal: OpenModal;
  /** Null for a new quote. */
  quote: Quote | null;
}

/** Client, status, items with their total, and observations. */
export function QuoteForm({ modal, quote }: QuoteFormProps) {
  const dispatch = useAppDispatch();
  const { id, mode } = modal;
  const isNew = mode === 'create';
  const clients = useAppSelector(clientsSelectors.selectEntities);
  const clientsLoaded = useAppSelector(clientsSelectors.selectIsLoaded);
  const [opened] = useState(quote);
  const modalForm = useModalForm({
    modal,
    // Clients that could not be loaded are no reason to refuse one that was chosen earlier.
    schema: quoteFormSchema((clientId) => !clientsLoaded || clientId in clients, opened),
    values: quoteFormValues(opened),
    onSave: (draft) => {
      dispatch(
        isNew
          ? quotesActions.createRequested({ id, draft })
          : quotesActions.updateRequested({ id, changes: draft }),
      );
    },
  });
  const { form } = modalForm;
  const { errors } = form.formState;
  return (
    <FormModal
      title={isNew ? 'Novo Orçamento' : 'Editar Orçamento'}
      size="wide"
      modal={modal}
      form={modalForm}
    >
      <FormGrid>
        <QuoteClientField control={form.control} isNew={isNew} error={errors.clientId?.message} />
        <Field label="Status" className="of-half" error={errors.status?.message}>
          <Select {...form.register('status')}>
            {QUOTE_STATUSES.map((status) => (
              <option key={status} value={status}>
                {quoteStatusLooks[status].label}
              </option>
            ))}
          </Select>
        </Field>
        <QuoteItems form={form} />
        <Field label="Observações" error={errors.observations?.message}>
          <TextArea {...form.register('observations')} />
        </Field>
      </FormGrid>
    </FormModal>
  );
}
