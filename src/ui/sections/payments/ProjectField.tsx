import { useController } from 'react-hook-form';
import { prefilledAmount, proposedDueDay } from '../../../features/business/payments/paymentForm';
import {
  projectsSelectors,
  selectPayableProjects,
} from '../../../features/business/projects/projectsSlice';
import { quotesSelectors } from '../../../features/business/quotes/quotesSlice';
import { useAppSelector } from '../../../store/hooks';
import { projectName } from '../../records/texts/projectTexts';
import { offerOf } from '../../records/describeList';
import { LockedRecord, RecordPicker } from '../../records/RecordPicker';
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

interface ProjectFieldProps {
  form: FormOf<PaymentFormValues, PaymentFormOutput>;
  openAbove: OpenFormAbove;
}

/**
 * The field for the payment's project. It offers the projects that are completed or in progress. Choosing one
 * fills in the total of its quote.
 */
export function ProjectField({ form, openAbove }: ProjectFieldProps) {
  const payableCount = useAppSelector((root) => selectPayableProjects(root).length);
  const projects = useAppSelector(projectsSelectors.selectEntities);
  const quotes = useAppSelector(quotesSelectors.selectEntities);
  const isLoaded = useAppSelector(projectsSelectors.selectIsLoaded);
  const { control, getValues, setValue } = form;
  const today = useToday();
  const { field, fieldState } = useController({ control, name: 'projectId' });
  const { onChange, value } = field;
  const projectCount = Object.keys(projects).length;
  const pick = (projectId: string) => {
    onChange(projectId);
    const amount = prefilledAmount(projects[projectId], quotes);
    setValue('amount', amount, { shouldDirty: true, shouldValidate: true });
    // A due day that the user typed is kept. A day that cannot be proposed again is kept, too.
    const due = getValues('dueOn');
    if (due !== '' && due !== (proposedDueDay(projects[value], today) ?? '')) return;
    setValue('dueOn', proposedDueDay(projects[projectId], today) ?? '', { shouldDirty: true });
  };
  return (
    <RecordPicker
      label="Projeto"
      reference={{ field: { ...field, onChange: pick }, fieldState }}
      offer={payableOffer}
      placeholder="Selecione um projeto"
      none={PAYABLE_HINT}
      some={payableCount < projectCount ? PAYABLE_HINT : undefined}
      createButton={
        isLoaded &&
        projectCount === 0 && {
          label: 'Criar projeto',
          onPress: () => openAbove('projects', 'create'),
        }
      }
    />
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
