import type { Step } from '../../features/dashboard/firstSteps';
import { selectNextAction, type NextAction } from '../../features/dashboard/nextAction';
import { projectsActions, projectsSelectors } from '../../features/projects/projectsSlice';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { rememberFocus } from '../kit/dialog/returnFocus';
import { Button } from '../kit/form/Button';

export const STEP_WORDS: Record<Step, { name: string; text: string }> = {
  client: { name: 'Cadastre um cliente', text: 'O nome e o contato de quem pediu o orçamento.' },
  quote: { name: 'Monte um orçamento', text: 'Itens, quantidades e preços: a soma é nossa.' },
  approval: {
    name: 'Envie ao cliente',
    text: 'Com o sim, o projeto nasce sozinho, com as etapas.',
  },
  payment: { name: 'Receba', text: 'Com o projeto em andamento, registre o pagamento.' },
};

const labels: Record<NextAction['kind'], string> = {
  newClient: 'Cadastrar cliente',
  newQuote: 'Montar orçamento',
  send: 'Enviar ao cliente',
  answer: 'Registrar resposta',
  newProject: 'Fazer o projeto',
  makeProject: 'Fazer o projeto',
  start: 'Iniciar projeto',
  newPayment: 'Registrar pagamento',
  receive: 'Receber',
};

const { modalOpened, paymentBegun, quoteBegun } = workspaceActions;

/** The button for the next step. It acts directly or opens the right dialog. */
export function NextStepButton() {
  const nextAction = useAppSelector(selectNextAction);
  const dispatch = useAppDispatch();
  const store = useAppStore();
  if (!nextAction) return null;
  const run = () => {
    // The next step's button is in another place.
    rememberFocus().followRemoval();
    switch (nextAction.kind) {
      case 'newClient':
        return dispatch(modalOpened('clients', 'create'));
      case 'newQuote':
        return dispatch(
          nextAction.clientId === null
            ? modalOpened('quotes', 'create')
            : quoteBegun({ clientId: nextAction.clientId }),
        );
      case 'newProject':
        return dispatch(modalOpened('projects', 'create'));
      case 'makeProject':
        return dispatch(
          projectsActions.creationFromQuoteRequested({ quoteId: nextAction.quoteId }),
        );
      case 'send':
      case 'answer':
        return dispatch(modalOpened('quotes', nextAction.kind, nextAction.quoteId));
      case 'newPayment':
        return dispatch(paymentBegun({ projectId: nextAction.projectId }));
      case 'receive':
        return dispatch(modalOpened('payments', 'view', nextAction.paymentId));
      case 'start': {
        const project = projectsSelectors.selectStored(store.getState(), nextAction.projectId);
        if (!project) return;
        const baseline = { shown: project, stored: project };
        const changes = { status: 'in-progress' } as const;
        return dispatch(projectsActions.updateRequested({ id: project.id, changes, baseline }));
      }
    }
  };
  return (
    <Button
      data-next-step=""
      size="sm"
      marginTop="3"
      paddingInline="3"
      whiteSpace={{ md: 'nowrap' }}
      {...(nextAction.kind.startsWith('new') && { icon: 'plus' })}
      onClick={run}
    >
      {labels[nextAction.kind]}
    </Button>
  );
}
