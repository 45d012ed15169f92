import { useMemo } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';

import {
  prefilledAmount,
  type PaymentFormOutput,
  type PaymentFormValues,
} from '../../features/payments/paymentForm';
import { projectsSelectors, selectPayableProjects } from '../../features/projects/projectsSlice';
import { quotesSelectors } from '../../features/quotes/quotesSlice';
import { useAppSelector } from '../../store/hooks';
import { projectName } from '../projects/projectName';
import { LockedReferenceField, ReferenceField } from '../records/ReferenceField';
import { useFind } from '../records/useFind';

export type PaymentFormApi = UseFormReturn<PaymentFormValues, unknown, PaymentFormOutput>;

const NO_CHOICE = { value: '', label: 'Selecione um projeto' };

/** The projects that are completed or in progress; picking one fills in its quote's total. */
export function ProjectField({ form }: { form: PaymentFormApi }) {
  const payable = useAppSelector(selectPayableProjects);
  const projects = useAppSelector(projectsSelectors.selectEntities);
  const quotes = useAppSelector(quotesSelectors.selectEntities);
  const isLoaded = useAppSelector(projectsSelectors.selectIsLoaded);
  const { control, setValue } = form;
  const { field, fieldState } = useController({ control, name: 'projectId' });
  const { onChange } = field;
  const choices = useMemo(
    () => payable.map(({ id, name }) => ({ value: id, label: name })),
    [payable],
  );
  const prefill = (projectId: string) => {
    const quoteId = projects[projectId]?.quoteId ?? null;
    const total = quoteId === null ? null : (quotes[quoteId]?.totalValue ?? null);
    setValue('amount', prefilledAmount(total), { shouldDirty: true, shouldValidate: true });
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
  return <LockedReferenceField label="Projeto" text={name} />;
}
