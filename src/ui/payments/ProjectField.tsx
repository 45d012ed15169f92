import { useMemo } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';

import { clientsSelectors } from '../../features/clients/clientsSlice';
import type { PaymentFormOutput, PaymentFormValues } from '../../features/payments/paymentForm';
import { projectsSelectors, selectPayableProjects } from '../../features/projects/projectsSlice';
import { quotesSelectors } from '../../features/quotes/quotesSlice';
import { amountText } from '../../features/shared/formFields';
import { useAppSelector } from '../../store/hooks';
import { clientName } from '../clients/clientName';
import { formatCurrency, formatInstantDay } from '../kit/text/format';
import { projectName } from '../projects/projectName';
import { LockedReferenceField, ReferenceField } from '../records/ReferenceField';
import { tellApart } from '../records/tellApart';
import { useFind } from '../records/useFind';

export type PaymentFormApi = UseFormReturn<PaymentFormValues, unknown, PaymentFormOutput>;

const NO_CHOICE = { value: '', label: 'Selecione um projeto' };

/** The projects that are completed or in progress; picking one fills in its quote's total. */
export function ProjectField({ form }: { form: PaymentFormApi }) {
  const payable = useAppSelector(selectPayableProjects);
  const projects = useAppSelector(projectsSelectors.selectEntities);
  const quotes = useAppSelector(quotesSelectors.selectEntities);
  const findClient = useFind(clientsSelectors);
  const isLoaded = useAppSelector(projectsSelectors.selectIsLoaded);
  const { control, setValue } = form;
  const { field, fieldState } = useController({ control, name: 'projectId' });
  const { onChange } = field;
  const choices = useMemo(
    () =>
      tellApart(
        payable.map(({ id, name, clientId, quoteId, createdAt }) => {
          const total = quotes[quoteId ?? '']?.totalValue;
          return {
            value: id,
            label: name,
            details: [
              clientName(findClient(clientId)),
              total === undefined ? null : formatCurrency(total),
              formatInstantDay(createdAt),
            ],
          };
        }),
      ),
    [payable, quotes, findClient],
  );
  const prefill = (projectId: string) => {
    const quoteId = projects[projectId]?.quoteId ?? null;
    const total = quoteId === null ? null : (quotes[quoteId]?.totalValue ?? null);
    setValue('amount', amountText(total), { shouldDirty: true, shouldValidate: true });
  };
  return (
    <ReferenceField
      label="Projeto"
      reference={{
        field: {
          ...field,
          onChange: (event) => {
            onChange(event);
            prefill(event.target.value);
          },
        },
        fieldState,
      }}
      choices={choices}
      lead={NO_CHOICE}
      isLoaded={isLoaded}
      none="Só projetos em andamento ou concluídos recebem pagamentos."
    />
  );
}

/** An existing payment's project: shown whatever became of it, and never changed. */
export function LockedProject({ projectId }: { projectId: string | null }) {
  const name = projectName(useFind(projectsSelectors)(projectId));
  return (
    <LockedReferenceField
      label="Projeto"
      hint="O projeto não pode ser alterado após a criação do pagamento"
      text={name}
    />
  );
}
