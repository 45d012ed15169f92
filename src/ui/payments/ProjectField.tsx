import { useCallback } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';

import {
  prefilledAmount,
  type PaymentFormOutput,
  type PaymentFormValues,
} from '../../features/payments/paymentForm';
import type { Project } from '../../features/projects/project';
import { projectsSelectors, selectPayableProjects } from '../../features/projects/projectsSlice';
import { quotesSelectors } from '../../features/quotes/quotesSlice';
import { useAppSelector } from '../../store/hooks';
import { Field } from '../kit/form/Field';
import { LOADING, loadingHint } from '../kit/form/loading';
import { LongSelect } from '../kit/form/LongSelect';
import { Select } from '../kit/form/Select';
import { projectName } from '../projects/projectName';
import { useFind } from '../records/useFind';

export type PaymentFormApi = UseFormReturn<PaymentFormValues, unknown, PaymentFormOutput>;

const NO_CHOICE = { value: '', label: 'Selecione um projeto' };

const toChoice = ({ id, name }: Project) => ({ value: id, label: name });

/** The projects that are completed or in progress; picking one fills in its quote's total. */
export function ProjectField({ form }: { form: PaymentFormApi }) {
  const payable = useAppSelector(selectPayableProjects);
  const projects = useAppSelector(projectsSelectors.selectEntities);
  const quotes = useAppSelector(quotesSelectors.selectEntities);
  const isLoaded = useAppSelector(projectsSelectors.selectIsLoaded);
  const { control, setValue, formState } = form;
  const { field } = useController({ control, name: 'projectId' });
  const { value, onChange } = field;
  const chosen = payable.find(({ id }) => id === value);
  const choices = useCallback(() => payable.map(toChoice), [payable]);
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
        payable.length === 0 && isLoaded
          ? 'Só projetos em andamento ou concluídos recebem pagamentos.'
          : loadingHint(isLoaded)
      }
    >
      <LongSelect
        {...field}
        rows={payable}
        lead={NO_CHOICE}
        chosen={chosen && toChoice(chosen)}
        choices={choices}
        onChange={(event) => {
          onChange(event);
          prefill(event.target.value);
        }}
      />
    </Field>
  );
}

/** An existing payment's project: shown whatever became of it, and never changed. */
export function LockedProject({ projectId }: { projectId: string | null }) {
  const name = projectName(useFind(projectsSelectors)(projectId));
  return (
    <Field label="Projeto">
      <Select disabled>
        <option>{name ?? LOADING}</option>
      </Select>
    </Field>
  );
}
