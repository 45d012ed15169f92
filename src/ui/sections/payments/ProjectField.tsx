import { useEffect, useMemo, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { clientsSelectors } from '../../../features/business/clients/clientsSlice';
import { prefilledAmount, proposedDueDay } from '../../../features/business/payments/paymentForm';
import type { Project } from '../../../features/business/projects/project';
import {
  projectsActions,
  projectsSelectors,
  selectPayableProjects,
  selectUnpayableProjects,
} from '../../../features/business/projects/projectsSlice';
import { quotesSelectors } from '../../../features/business/quotes/quotesSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { clientName } from '../../records/texts/clientName';
import { formatCurrency, formatInstantDay } from '../../kit/text/format';
import { projectName } from '../../records/texts/projectTexts';
import { LockedReferenceField, ReferenceField } from '../../records/ReferenceField';
import { withDistinctLabels } from '../../records/distinctLabels';
import { useToday } from '../../kit/hooks/useToday';
import { useLookup } from '../../records/useLookup';
import type { OpenFormAbove, FormOf } from '../../records/useModalForm';
import { UnavailableChoices } from '../../records/UnavailableChoices';
import type {
  PaymentFormValues,
  PaymentFormOutput,
} from '../../../features/business/payments/paymentForm';

const PAYABLE_HINT = 'Só projetos em andamento ou concluídos recebem pagamentos.';

interface ProjectFieldProps {
  form: FormOf<PaymentFormValues, PaymentFormOutput>;
  /** The project for which the payment was begun; undefined if there is none. */
  initialProjectId: string | undefined;
  openAbove: OpenFormAbove;
}

/**
 * The field for the payment's project. It offers the projects that are completed or in progress. Choosing one
 * fills in the total of its quote.
 */
export function ProjectField({ form, initialProjectId: begunFor, openAbove }: ProjectFieldProps) {
  const payable = useAppSelector(selectPayableProjects);
  const projects = useAppSelector(projectsSelectors.selectEntities);
  const quotes = useAppSelector(quotesSelectors.selectEntities);
  const findClient = useLookup(clientsSelectors);
  const isLoaded = useAppSelector(projectsSelectors.selectIsLoaded);
  const { control, getValues, setValue } = form;
  const today = useToday();
  const { field, fieldState } = useController({ control, name: 'projectId' });
  const { onChange, value } = field;
  const unpayable = useAppSelector(selectUnpayableProjects);
  const [choices, otherChoices] = useMemo(() => {
    const choicesOf = (offered: readonly Project[]) =>
      withDistinctLabels(
        offered.map(({ id, name, clientId, quoteId, createdAt }) => ({
          value: id,
          label: name,
          details: () => {
            const total = quotes[quoteId ?? '']?.totalValue;
            return [
              clientName(findClient(clientId)),
              total === undefined ? null : formatCurrency(total),
              formatInstantDay(createdAt),
            ];
          },
        })),
      );
    return [choicesOf(payable), choicesOf(unpayable)];
  }, [payable, unpayable, quotes, findClient]);
  const pick = (projectId: string) => {
    onChange(projectId);
    const amount = prefilledAmount(projects[projectId], quotes);
    setValue('amount', amount, { shouldDirty: true, shouldValidate: true });
    // A due day that the user typed is kept. A day that cannot be proposed again is kept, too.
    const due = getValues('dueOn');
    if (due !== '' && due !== (proposedDueDay(projects[value], today) ?? '')) return;
    setValue('dueOn', proposedDueDay(projects[projectId], today) ?? '', { shouldDirty: true });
  };
  const dispatch = useAppDispatch();
  // The project whose status is being changed to 'in progress' from this field. It is chosen once the change is
  // saved.
  const startingId = useRef<string>(null);
  const start = (id: string) => {
    const project = projects[id];
    if (!project) return;
    startingId.current = id;
    const baseline = { shown: project, stored: project };
    const changes = { status: 'in-progress' } as const;
    dispatch(projectsActions.updateRequested({ id, changes, baseline }));
  };
  useEffect(() => {
    const started = payable.find(({ id }) => id === startingId.current);
    if (!started) return;
    startingId.current = null;
    // If the started project is already the chosen one, the typed amount is kept.
    if (started.id !== value) pick(started.id);
  });
  // The value from the time when the form opened, because a restored draft does not contain it.
  const [initialId] = useState(begunFor);
  const isInitialUnpayable = unpayable.some(({ id }) => id === initialId);
  return (
    <>
      <ReferenceField
        label="Projeto"
        reference={{
          field: {
            ...field,
            onChange: pick,
          },
          fieldState,
        }}
        choices={choices}
        placeholder="Selecione um projeto"
        isLoaded={isLoaded}
        none={PAYABLE_HINT}
        some={unpayable.length > 0 ? PAYABLE_HINT : undefined}
        createButton={
          isLoaded &&
          payable.length + unpayable.length === 0 && {
            label: 'Criar projeto',
            onPress: () => openAbove('projects', 'create'),
          }
        }
      />
      {isLoaded && unpayable.length > 0 && (
        <UnavailableChoices
          summary="Receber de um projeto que não está em andamento"
          label="Outro Projeto"
          choices={otherChoices}
          action="Iniciar projeto e continuar"
          open={payable.length === 0 || isInitialUnpayable}
          initial={isInitialUnpayable ? initialId : undefined}
          onChoose={start}
        />
      )}
    </>
  );
}

/** The project of an existing payment. It cannot be changed, and is shown even if the project was deleted. */
export function LockedProject({ projectId }: { projectId: string | null }) {
  const name = projectName(useLookup(projectsSelectors)(projectId));
  return (
    <LockedReferenceField
      label="Projeto"
      hint="O projeto não pode ser alterado após a criação do pagamento"
      text={name}
    />
  );
}
