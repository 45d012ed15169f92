import type { UseFormReturn } from 'react-hook-form';

import {
  prefilledAmount,
  type PaymentFormOutput,
  type PaymentFormValues,
} from '../../features/payments/paymentForm';
import { projectsSelectors, selectPayableProjects } from '../../features/projects/projectsSlice';
import { quotesSelectors } from '../../features/quotes/quotesSlice';
import { useAppSelector } from '../../store/hooks';
import { Field } from '../kit/Field';
import { Select } from '../kit/Select';

export type PaymentFormApi = UseFormReturn<PaymentFormValues, unknown, PaymentFormOutput>;

/** The projects that are completed or in progress; picking one fills in its quote's total. */
export function ProjectField({ form }: { form: PaymentFormApi }) {
  const payable = useAppSelector(selectPayableProjects);
  const projects = useAppSelector(projectsSelectors.selectEntities);
  const quotes = useAppSelector(quotesSelectors.selectEntities);
  const { register, setValue, formState } = form;
  const prefill = (projectId: string) => {
    const quoteId = projects[projectId]?.quoteId ?? null;
    const total = quoteId === null ? null : (quotes[quoteId]?.totalValue ?? null);
    setValue('amount', prefilledAmount(total), { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Field
      label="Projeto"
      required
      error={formState.errors.projectId?.message}
      hint={
        payable.length === 0
          ? 'Só projetos em andamento ou concluídos recebem pagamentos.'
          : undefined
      }
    >
      <Select
        {...register('projectId', {
          onChange: (event: { target: { value: string } }) => {
            prefill(event.target.value);
          },
        })}
      >
        <option value="">Selecione um projeto</option>
        {payable.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** An existing payment's project: shown whatever became of it, and never changed. */
export function LockedProject({ projectId }: { projectId: string | null }) {
  const project = useAppSelector((root) => projectsSelectors.selectById(root, projectId));
  return (
    <Field label="Projeto">
      <Select disabled>
        <option>{project?.name ?? 'Projeto não encontrado'}</option>
      </Select>
    </Field>
  );
}
