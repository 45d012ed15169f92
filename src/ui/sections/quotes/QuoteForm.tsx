import { useController } from 'react-hook-form';

import { QUOTE_STATUSES, type Quote } from '../../../features/business/quotes/quote';
import type { QuoteDetails } from '../../../features/business/quotes/quoteDetails';
import { quoteDetailsSelectors } from '../../../features/business/quotes/quoteDetailsSlice';
import {
  quoteModalSchema,
  quoteModalValues,
  quoteTermsChanges,
  type QuoteModalOutput,
  type QuoteModalValues,
} from '../../../features/business/quotes/quoteDetailsForm';
import { quoteChanges } from '../../../features/business/quotes/quoteForm';
import { quotesActions } from '../../../features/business/quotes/quotesSlice';
import { sideTables } from '../../../features/app/entities/sideTables';
import type { FormModal as OpenForm } from '../../../features/app/forms/modal';
import { useAppSelector } from '../../../store/hooks';
import { ClientField, useIsClient } from '../clients/ClientField';
import { FormGrid } from '../../kit/form/Field';
import { SelectField, TextField } from '../../kit/form/FormFields';
import { Options } from '../../kit/form/Select';
import { Message } from '../../kit/text/Message';
import { quoteStatusLooks } from '../../records/texts/QuoteStatusBadge';
import { FormModal, type FieldsProps } from '../../records/FormModal';
import { useRecordForm } from '../../records/useRecordForm';
import { QuoteItems } from './QuoteItems';
import { QuotePlan } from './QuotePlan';
import { QuoteTermsFields } from './QuoteTermsFields';

/** Warns before a change to a quote that was already sent to the client or is approved. */
function VersionNote({ quote, details }: { quote: Quote; details: QuoteDetails | null }) {
  const version = details?.version ?? 1;
  const isSent = !!details?.sentAt;
  const isApproved = quote.status === 'approved';
  // A version after the first follows one that was sent.
  const wasSent = isSent || version > 1;
  if (!wasSent && !isApproved) return null;
  const warning = isApproved ? 'Este orçamento está aprovado.' : 'Este orçamento já foi enviado.';
  const goes = isSent
    ? `passa a ser a versão ${String(version + 1)}`
    : `fica na versão ${String(version)}`;
  const consequence = wasSent
    ? `O que mudar aqui ${goes}, que o cliente ainda não viu.`
    : 'O que mudar aqui não foi aprovado pelo cliente.';
  return (
    <Message status="info" gridColumn="1 / -1">
      {`${warning} ${consequence}`}
    </Message>
  );
}

/** The fields of a quote: client, status, items with their total, terms and observations. */
function QuoteFields({
  form,
  id,
  edited,
  isBesideKnown,
  openAbove,
}: FieldsProps<QuoteModalValues, Quote, QuoteModalOutput>) {
  const isClient = useIsClient();
  const details = useAppSelector((root) => quoteDetailsSelectors.selectById(root, id));
  const client = useController({ control: form.control, name: 'clientId' });
  return (
    <FormGrid>
      {edited && <VersionNote quote={edited} details={details} />}
      <ClientField
        required={!edited || isClient(edited.clientId ?? '')}
        openAbove={openAbove}
        reference={client}
      />
      <SelectField form={form} name="status" label="Status" half>
        <Options of={QUOTE_STATUSES} label={(status) => quoteStatusLooks[status].label} />
      </SelectField>
      <QuoteItems form={form} quote={edited} quoteId={id} />
      {isBesideKnown && <QuotePlan form={form} quote={edited} />}
      <TextField form={form} name="observations" label="Observações" isLong />
      <QuoteTermsFields form={form} isKnown={isBesideKnown} />
    </FormGrid>
  );
}

export interface QuoteFormProps {
  modal: OpenForm<'quotes'>;
  /** The edited quote; null for a new one. */
  quote: Quote | null;
}

export function QuoteForm({ modal, quote }: QuoteFormProps) {
  const isClient = useIsClient();
  const recordForm = useRecordForm({
    modal,
    record: quote,
    schema: (row, opened) => quoteModalSchema(isClient, row, opened),
    values: quoteModalValues,
    withBrought: (typed, { id }) => ({ ...typed, clientId: id }),
    actions: quotesActions,
    toDraft: ({ details: _details, ...draft }) => draft,
    toChanges: (baseline, { details: _details, ...draft }) => quoteChanges(baseline, draft),
    beside: {
      table: sideTables.quoteDetails,
      changes: ({ details: terms }, opened) => quoteTermsChanges(opened, terms),
    },
  });
  return <FormModal size="lg" form={recordForm} fields={QuoteFields} />;
}
