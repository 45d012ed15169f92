import { selectWayToMoney, type Step } from '../../features/dashboard/firstSteps';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../kit/form/Button';

export const STEP_WORDS: Record<Step, { name: string; text: string }> = {
  client: { name: 'Cadastre um cliente', text: 'O nome e o contato de quem pediu o orçamento.' },
  quote: { name: 'Monte um orçamento', text: 'Itens, quantidades e preços: a soma é nossa.' },
  approval: { name: 'Aprove', text: 'O projeto nasce sozinho, com as etapas.' },
  payment: { name: 'Receba', text: 'Com o projeto em andamento, registre o pagamento.' },
};

const { modalOpened, sectionChosen } = workspaceActions;

/** The button of a step, and what it opens. */
export function NextStepButton({ step }: { step: Step }) {
  const way = useAppSelector(selectWayToMoney);
  const dispatch = useAppDispatch();
  const button = (label: string, intent: () => Parameters<typeof dispatch>[0], isNew = false) => (
    <Button
      size="sm"
      marginTop="3"
      paddingInline="3"
      whiteSpace={{ md: 'nowrap' }}
      {...(isNew && { icon: 'plus' })}
      onClick={() => {
        dispatch(intent());
      }}
    >
      {label}
    </Button>
  );
  switch (step) {
    case 'client':
      return button('Cadastrar cliente', () => modalOpened('clients', 'create'), true);
    case 'quote':
      return button('Montar orçamento', () => modalOpened('quotes', 'create'), true);
    case 'approval':
      return button('Aprovar orçamento', () => sectionChosen('quotes'));
    case 'payment':
      if (way === 'newPayment') {
        return button('Registrar pagamento', () => modalOpened('payments', 'create'), true);
      }
      return way === 'payments'
        ? button('Marcar como pago', () => sectionChosen('payments'))
        : button('Pôr projeto em andamento', () => sectionChosen('projects'));
  }
}
