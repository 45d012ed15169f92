/** What the invoice ("nota fiscal") of a payment has to say, and the number that it got. */
import { useState } from 'react';
import { clientDetailsSelectors } from '../../../features/business/clients/clientDetailsSlice';
import type { Client } from '../../../features/business/clients/client';
import { invoiceText } from '../../../features/business/documents/invoiceText';
import { wholeAmount } from '../../../features/business/payments/meantPart';
import type { Payment } from '../../../features/business/payments/payment';
import { INVOICE_NUMBER, partId } from '../../../features/business/payments/paymentPart';
import { paymentPartsActions } from '../../../features/business/payments/paymentPartsSlice';
import { partName } from '../../../features/business/payments/paymentWords';
import type { PaymentPart, PaymentPlan } from '../../../features/business/payments/plan';
import type { Project } from '../../../features/business/projects/project';
import { quoteDetailsSelectors } from '../../../features/business/quotes/quoteDetailsSlice';
import { quotesSelectors } from '../../../features/business/quotes/quotesSlice';
import { formatDocument, documentKind } from '../../../features/shared/brazil';
import { storableText } from '../../../features/shared/controlCharacters';
import { formsActions, selectModal } from '../../../features/app/forms/formsSlice';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { CopyLine } from '../../documents/CopyLine';
import { Button } from '../../kit/form/Button';
import { Field, FormGrid } from '../../kit/form/Field';
import { Fold } from '../../kit/form/Fold';
import { Select } from '../../kit/form/Select';
import { TextInput } from '../../kit/form/TextInput';
import { useSavedInput } from '../../kit/form/useSavedInput';
import { Ledger } from '../../kit/list/Ledger';

/** The invoice's number that is typed in the open view and is not saved yet. */
const useTypedInvoice = () =>
  useAppSelector((root) => {
    const modal = selectModal(root);
    return modal?.mode === 'view' ? modal.invoice : undefined;
  });

/** The field for the number that a part's invoice got. It saves itself. */
function InvoiceNumber({ id, part, number }: { id: string; part: number; number: string | null }) {
  const dispatch = useAppDispatch();
  const typed = useTypedInvoice();
  const field = useSavedInput({
    stored: number ?? '',
    typed: typed?.part === part ? typed.text : undefined,
    save: (input) => {
      // A tab would be another column wherever the number is pasted.
      const text = storableText(input.value.replace(/\s+/g, ' '));
      const invoiceNumber = text || null;
      if (
        invoiceNumber !== number &&
        (invoiceNumber === null || INVOICE_NUMBER.test(invoiceNumber))
      ) {
        input.value = text;
        dispatch(formsActions.invoiceTyped({ part, text }));
        dispatch(paymentPartsActions.saveRequested({ id, changes: { invoiceNumber } }));
        return;
      }
      input.value = number ?? '';
      if (typed) dispatch(formsActions.invoiceTyped(null));
    },
  });
  return (
    <Field
      label="Número da nota"
      half
      hint="O relatório mensal do MEI conta com documento fiscal o que tem número aqui."
    >
      <TextInput
        {...field}
        maxLength={60}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => {
          const isSame = value === (number ?? '');
          dispatch(formsActions.invoiceTyped(isSame ? null : { part, text: value }));
        }}
      />
    </Field>
  );
}

interface InvoiceDataProps {
  payment: Payment;
  plan: PaymentPlan;
  rows: readonly PaymentPart[] | undefined;
  project: Project | null | undefined;
  client: Client | null | undefined;
}

/**
 * The data of an invoice, to be copied one by one into the page of its issuer. Nothing is computed as tax, and nothing is
 * sent. Each part of a payment has a number of its own.
 */
export function InvoiceData({ payment, plan, rows, project, client }: InvoiceDataProps) {
  const dispatch = useAppDispatch();
  const typed = useTypedInvoice();
  const invoiceNumberOf = (part: number) =>
    rows?.find(({ number }) => number === part)?.invoiceNumber ?? null;
  const { length: count } = plan.parts;
  const all = [...plan.parts, ...plan.outside];
  const [chosen, choose] = useState(
    () => typed?.part ?? all.find(({ number }) => invoiceNumberOf(number) === null)?.number ?? 1,
  );
  const document = useAppSelector((root) =>
    clientDetailsSelectors.selectById(root, client?.id ?? null),
  )?.document;
  const quote = useAppSelector((root) =>
    quotesSelectors.selectById(root, project?.quoteId ?? null),
  );
  const quoteNumber = useAppSelector((root) =>
    quoteDetailsSelectors.selectById(root, project?.quoteId ?? null),
  )?.number;
  const part = all.find(({ number }) => number === chosen) ?? all[0];
  if (!part) return null;
  const { number } = part;
  const amount = wholeAmount(part);
  const text = invoiceText({
    project: project?.name ?? null,
    items: quote?.items ?? [],
    quoteNumber: quoteNumber ?? null,
    part: number,
    count,
  });
  return (
    <Fold summary="Dados da nota" open={typed !== undefined} ruled={false}>
      {all.length > 1 && (
        <FormGrid>
          <Field label="Parcela" half>
            <Select value={number} onChange={({ target }) => choose(Number(target.value))}>
              {all.map((each) => {
                const given = invoiceNumberOf(each.number);
                return (
                  <option key={each.number} value={each.number}>
                    {`${partName(each.number, count) ?? 'Parcela 1'}${given === null ? '' : `, nota nº ${given}`}`}
                  </option>
                );
              })}
            </Select>
          </Field>
        </FormGrid>
      )}
      <Ledger.Root flush marginBlock="3">
        {document ? (
          <CopyLine
            label={`${documentKind(document)} do cliente`}
            value={formatDocument(document)}
          />
        ) : (
          <Ledger.Line
            actions={
              client && (
                <Button
                  variant="surface"
                  size="sm"
                  onClick={() =>
                    dispatch(workspaceActions.modalOpened('clients', 'edit', client.id))
                  }
                >
                  Informar
                </Button>
              )
            }
          >
            <Ledger.Name>CPF ou CNPJ do cliente</Ledger.Name>
            <Ledger.Detail>Não informado</Ledger.Detail>
          </Ledger.Line>
        )}
        {text !== '' && <CopyLine label="Descrição" value={text} />}
        {amount !== null && <CopyLine label="Valor" value={amount} />}
      </Ledger.Root>
      <FormGrid>
        <InvoiceNumber
          key={number}
          id={partId(payment.id, number)}
          part={number}
          number={invoiceNumberOf(number)}
        />
      </FormGrid>
    </Fold>
  );
}
