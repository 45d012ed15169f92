import { useEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { prefilledAmount, proposedDueDay } from '../../../features/business/payments/paymentForm';
import {
  projectsActions,
  projectsSelectors,
  selectPayableProjects,
  selectUnpayableProjects,
} from '../../../features/business/projects/projectsSlice';
import { quotesSelectors } from '../../../features/business/quotes/quotesSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { projectName } from '../../records/texts/projectTexts';
import { offerOf } from '../../records/list';
import { LockedRecord, OtherRecords, RecordPicker } from '../../records/RecordPicker';
import { projectList } from '../projects/projectList';
import { useToday } from '../../kit/hooks/useToday';
import { useLookup } from '../../records/useLookup';
import type { OpenFormAbove, FormOf } from '../../records/useModalForm';
import type {
  PaymentFormValues,
  PaymentFormOutput,
} from '../../../features/business/payments/paymentForm';

const PAYABLE_HINT = 'Só projetos em andamento ou concluídos recebem pagamentos.';

const payableOffer = offerOf(projectList, selectPayableProjects);
const unpayableOffer = offerOf(projectList, selectUnpayableProjects);

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
  const isLoaded = useAppSelector(projectsSelectors.selectIsLoaded);
  const { control, getValues, setValue } = form;
  const today = useToday();
  const { field, fieldState } = useController({ control, name: 'projectId' });
  const { onChange, value } = field;
  const unpayable = useAppSelector(selectUnpayableProjects);
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
      <RecordPicker
        label="Projeto"
        reference={{ field: { ...field, onChange: pick }, fieldState }}
        offer={payableOffer}
        placeholder="Selecione um projeto"
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
      <OtherRecords
        summary="Receber de um projeto que não está em andamento"
        label="Outro Projeto"
        offer={unpayableOffer}
        action="Iniciar projeto e continuar"
        open={payable.length === 0 || isInitialUnpayable}
        initial={initialId}
        onChoose={start}
      />
    </>
  );
}

/** The project of an existing payment. It cannot be changed, and is shown even if the project was deleted. */
export function LockedProject({ projectId }: { projectId: string | null }) {
  const name = projectName(useLookup(projectsSelectors)(projectId));
  return (
    <LockedRecord
      label="Projeto"
      hint="O projeto não pode ser alterado após a criação do pagamento"
      text={name}
    />
  );
}
