import { shallowEqual } from 'react-redux';
import { clientsSelectors } from '../../../features/business/clients/clientsSlice';
import { selectAgreedPayments } from '../../../features/business/payments/charge';
import type { Payment } from '../../../features/business/payments/payment';
import { paymentsSelectors } from '../../../features/business/payments/paymentsSlice';
import type { Receivable } from '../../../features/business/payments/receivable';
import { selectReceivables } from '../../../features/business/payments/receivableSelectors';
import { selectReceiptsAreKnown } from '../../../features/business/payments/receivedSelectors';
import {
  countCompleted,
  daysLate,
  isPayable,
  progressPercent,
  type Project,
  type ProjectStatus,
} from '../../../features/business/projects/project';
import { projectsActions } from '../../../features/business/projects/projectsSlice';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { selectProjectMoney } from '../../../features/business/year/projectMoney';
import { newId } from '../../../features/shared/ids';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { clientName } from '../../records/texts/clientName';
import { fullLineOnPhones } from '../../kit/dialog/ViewModal';
import { Button } from '../../kit/form/Button';
import { NotLoaded } from '../../kit/text/NotLoaded';
import { Facts } from '../../kit/text/Facts';
import { formatCurrency, formatDay } from '../../kit/text/format';
import { useToday } from '../../kit/hooks/useToday';
import { Deadline } from './Deadline';
import { ProjectStatusBadge } from '../../records/texts/ProjectStatusBadge';
import { ChargeBlock } from '../../records/ChargeBlock';
import { RecordHead } from '../../records/RecordHead';
import { useLookup } from '../../records/useLookup';
import { StageList } from './StageList';

const amount = (reais: number | null) => (reais === null ? <NotLoaded /> : formatCurrency(reais));

/** Whether the work was delivered, according to the project's payments. Null for a project without payments. */
function deliveryText(payments: readonly Payment[]): string | null {
  const deliveredCount = payments.filter(({ delivered }) => delivered).length;
  if (payments.length === 0) return null;
  if (deliveredCount === 0) return 'Não entregue';
  return deliveredCount === payments.length
    ? 'Entregue'
    : `${String(deliveredCount)} de ${String(payments.length)} entregues`;
}

/** The next part that the project's client still has to pay; null if there is none, or while that is unknown. */
const useNextOpenPart = (projectId: string): Receivable | null => {
  const today = useToday();
  return useAppSelector((root) =>
    selectReceiptsAreKnown(root)
      ? (selectReceivables(root, today).find(({ payment }) => payment.projectId === projectId) ??
        null)
      : null,
  );
};

/**
 * The buttons for what can be done next with a project: ask for its next part, start it, record a payment, complete
 * it. The main one is the first of these that applies.
 */
export function ProjectActions({ project, saving }: { project: Project; saving: boolean }) {
  const dispatch = useAppDispatch();
  const { id, status } = project;
  const setStatus = (to: ProjectStatus) => {
    const baseline = { shown: project, stored: project };
    dispatch(projectsActions.updateRequested({ id, changes: { status: to }, baseline }));
  };
  const complete = () => {
    const openStages = project.stages.length - countCompleted(project.stages);
    if (openStages === 0) setStatus('completed');
    else dispatch(workspaceActions.confirmationAsked({ kind: 'completeProject', id, openStages }));
  };
  const isStarted = isPayable(project);
  const payments = useAppSelector(paymentsSelectors.selectAll);
  const today = useToday();
  const agreed = useAppSelector((root) => selectAgreedPayments(root, project, today));
  // What is charged, or stands ready to be, comes first.
  const isCharged = agreed !== null || payments.some(({ projectId }) => projectId === id);
  const begin = () =>
    dispatch(
      isStarted
        ? workspaceActions.paymentBegun({ projectId: id })
        : workspaceActions.confirmationAsked({ kind: 'startProject', id, paymentId: newId() }),
    );
  const next = useNextOpenPart(id);
  const isMain = isStarted && !isCharged && next === null;
  return (
    <>
      {next && (
        <Button
          icon="chat"
          variant={isStarted && agreed === null ? 'solid' : 'outline'}
          {...fullLineOnPhones}
          onClick={() =>
            dispatch(
              workspaceActions.partOpened({
                mode: 'charge',
                id: next.payment.id,
                part: next.part.number,
              }),
            )
          }
        >
          {next.part.amount === null ? 'Cobrar' : `Cobrar ${formatCurrency(next.part.amount)}`}
        </Button>
      )}
      {status === 'in-progress' && (
        <Button variant="outline" icon="check" loading={saving} onClick={complete}>
          Concluir
        </Button>
      )}
      <Button
        variant={isMain ? 'solid' : 'outline'}
        icon="payments"
        paddingInline={{ base: '2', md: '5' }}
        {...(isMain && fullLineOnPhones)}
        {...(!isMain && { _icon: { display: { base: 'none', md: 'inline-block' } } })}
        onClick={begin}
      >
        Registrar pagamento
      </Button>
      {!isStarted && (
        <Button
          variant={isCharged ? 'outline' : 'solid'}
          loading={saving}
          {...fullLineOnPhones}
          onClick={() => setStatus('in-progress')}
        >
          {status === 'paused' ? 'Retomar' : 'Iniciar'}
        </Button>
      )}
    </>
  );
}

/** The view of a project. Its stages come first and can be marked complete there. */
export function ProjectView({ project }: { project: Project }) {
  const client = useLookup(clientsSelectors)(project.clientId);
  const today = useToday();
  const { quoted, received, spent } = useAppSelector(
    (root) => selectProjectMoney(root, project),
    shallowEqual,
  );
  const payments = useAppSelector(paymentsSelectors.selectAll);
  const delivery = deliveryText(payments.filter(({ projectId }) => projectId === project.id));
  return (
    <>
      <RecordHead
        label="Projeto"
        name={project.name}
        about={{ label: 'Cliente', value: clientName(client) ?? <NotLoaded /> }}
        status={<ProjectStatusBadge status={project.status} />}
      />
      <ChargeBlock project={project} />
      <StageList project={project} />
      <Facts
        ruledAbove
        items={[
          { label: 'Progresso', value: `${progressPercent(project.stages).toString()}%` },
          { label: 'Data de Início', value: formatDay(project.startDate) },
          {
            label: 'Prazo',
            value: <Deadline deadline={project.deadline} daysLate={daysLate(project, today)} />,
          },
          { label: 'Responsável', value: project.responsible ?? 'Não informado' },
          {
            label: 'Orçado',
            value: quoted === 'gone' ? 'Orçamento não encontrado' : amount(quoted),
          },
          { label: 'Recebido', value: amount(received) },
          { label: 'Gasto', value: amount(spent) },
          ...(delivery === null ? [] : [{ label: 'Entrega', value: delivery }]),
        ]}
      />
    </>
  );
}
