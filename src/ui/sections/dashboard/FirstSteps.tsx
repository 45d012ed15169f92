/** The first steps of a new user. It shows the four steps and the button for the next one. */
import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useEffect } from 'react';
import { selectFirstSteps, type FirstStep } from '../../../features/business/dashboard/firstSteps';
import { selectNextAction, type NextAction } from '../../../features/business/dashboard/nextAction';
import { navigationActions } from '../../../features/app/navigation/navigationSlice';
import { selectAgreedPayments } from '../../../features/business/payments/charge';
import { paymentsActions } from '../../../features/business/payments/paymentsSlice';
import {
  projectsActions,
  projectsSelectors,
} from '../../../features/business/projects/projectsSlice';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../store/hooks';
import { Icon } from '../../kit/art/Icon';
import { LaidTile } from '../../kit/art/LaidTile';
import { mainElement } from '../../kit/dialog/landmarks';
import { rememberFocus } from '../../kit/dialog/returnFocus';
import { Button } from '../../kit/form/Button';
import { useToday } from '../../kit/hooks/useToday';
import { slotRecipe } from '../../theme/slotRecipe';

const STEP_WORDS: Record<FirstStep, { name: string; text: string }> = {
  client: { name: 'Cadastre um cliente', text: 'O nome e o contato de quem pediu o orçamento.' },
  quote: { name: 'Monte um orçamento', text: 'Itens, quantidades e preços: a soma é nossa.' },
  approval: {
    name: 'Envie ao cliente',
    text: 'Com o sim, o projeto nasce sozinho, com as etapas.',
  },
  payment: { name: 'Receba', text: 'Com o projeto em andamento, registre o pagamento.' },
};

const actionLabels: Record<NextAction['kind'], string> = {
  newClient: 'Cadastrar cliente',
  newQuote: 'Montar orçamento',
  send: 'Enviar ao cliente',
  answer: 'Registrar resposta',
  newProject: 'Fazer o projeto',
  makeProject: 'Fazer o projeto',
  charge: 'Criar pagamento',
  start: 'Iniciar projeto',
  newPayment: 'Registrar pagamento',
  pix: 'Pix',
  receive: 'Receber',
};

const { modalOpened, partOpened, paymentBegun, quoteBegun } = workspaceActions;

/** The button for the next step. It performs the step or opens the dialog for it. */
function NextStepButton() {
  const nextAction = useAppSelector(selectNextAction);
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const today = useToday();
  if (!nextAction) return null;
  const run = () => {
    // After the last step there is no button any more, and the focus moves on.
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
      case 'pix':
        return dispatch(partOpened({ mode: 'pix', id: nextAction.paymentId }));
      case 'charge': {
        const root = store.getState();
        const project = projectsSelectors.selectById(root, nextAction.projectId);
        const charges = (project && selectAgreedPayments(root, project, today)?.payments) ?? [];
        return dispatch(
          paymentsActions.chargeRequested({ projectId: nextAction.projectId, charges }),
        );
      }
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
      {...(nextAction.kind.startsWith('new') && { icon: 'plus' })}
      onClick={run}
    >
      {actionLabels[nextAction.kind]}
    </Button>
  );
}

/** The rosette stands beside the steps. On phones there is none, and only the next step and the done ones have a text. */
const firstStepsRecipe = slotRecipe({
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '208px minmax(0, 1fr)' },
      layerStyle: 'surface',
    },
    art: {
      display: { base: 'none', md: 'grid' },
      placeItems: 'center',
      padding: '6',
      borderRight: 'hairline',
    },
    body: { minWidth: 0, padding: { base: '16px', md: '24px 24px 24px 32px' } },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      minHeight: '44px',
      marginBottom: { base: '2', md: '3' },
    },
    title: { textStyle: 'title', flex: 1, fontSize: { base: 'small', md: 'bar' } },
    count: { fontSize: 'label', color: 'muted' },
    dismiss: {
      minWidth: '44px',
      minHeight: '44px',
      fontSize: 'label',
      color: 'muted',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      _hover: { color: 'ink' },
    },
    steps: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        md: 'repeat(2, minmax(0, 1fr))',
      },
      '@media (min-width: 75rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      gap: { base: '0', md: '20px' },
    },
    step: {
      display: { base: 'grid', md: 'block' },
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: '3',
      minHeight: 'target',
      paddingBlock: { base: '2', md: '12px 0' },
      borderTop: 'hairline',
      // Marks the completed steps and the next step.
      '&[data-reached]': { borderColor: 'accent' },
    },
    mark: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      fontSize: 'label',
      color: 'muted',
      '&[data-done]': { color: 'success', fontWeight: 600 },
    },
    name: { marginTop: { md: '1' }, fontSize: 'control', fontWeight: 600 },
    text: {
      gridColumn: '1 / -1',
      marginTop: { md: '1' },
      '[data-reached] ~ li:not([data-reached]) &': { mdDown: { srOnly: true } },
      fontSize: 'note',
      lineHeight: 1.5,
      color: 'muted',
      overflowWrap: 'anywhere',
      lineClamp: 3,
    },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      marginTop: '5',
      _empty: { display: 'none' },
    },
  },
});

/**
 * The first steps of a new user. The lists show which steps are done, and only the next step has a button. When
 * all four are done, a message says so until the user leaves the dashboard; then the card disappears.
 */
export default function FirstSteps() {
  const steps = useAppSelector(selectFirstSteps);
  const dispatch = useAppDispatch();
  const styles = useSlotRecipe({ recipe: firstStepsRecipe })();
  const done = steps.filter((step) => step.done).length;
  const next = steps.find((step) => !step.done);
  const isDone = next === undefined;
  useEffect(() => {
    if (!isDone) return;
    return () => {
      dispatch(navigationActions.firstStepsDismissed());
    };
  }, [isDone, dispatch]);
  return (
    <chakra.section css={styles.root}>
      <chakra.div css={styles.art}>
        <LaidTile laid={done} />
      </chakra.div>
      <chakra.div css={styles.body}>
        <chakra.div css={styles.head}>
          <chakra.h2 css={styles.title}>{isDone ? 'Tudo pronto.' : 'Primeiros passos'}</chakra.h2>
          <chakra.span css={styles.count}>
            {done} de {steps.length}
          </chakra.span>
          <chakra.button
            type="button"
            css={styles.dismiss}
            onClick={() => {
              dispatch(navigationActions.firstStepsDismissed());
              mainElement()?.focus({ preventScroll: true });
            }}
          >
            Dispensar
          </chakra.button>
        </chakra.div>
        <chakra.ol css={styles.steps}>
          {steps.map((step, index) => (
            <chakra.li
              key={step.step}
              css={styles.step}
              data-reached={step.done || step === next ? '' : undefined}
            >
              <chakra.p css={styles.mark} data-done={step.done ? '' : undefined}>
                {step.done ? (
                  <>
                    <Icon name="check" size={16} />
                    Feito
                  </>
                ) : (
                  index + 1
                )}
              </chakra.p>
              <chakra.h3 css={styles.name}>{STEP_WORDS[step.step].name}</chakra.h3>
              <chakra.p css={styles.text}>
                {step.done ? step.subject : STEP_WORDS[step.step].text}
              </chakra.p>
            </chakra.li>
          ))}
        </chakra.ol>
        {!isDone && (
          <chakra.div css={styles.actions}>
            <NextStepButton />
            {next.step === 'client' && (
              <Button
                variant="outline"
                onClick={() => dispatch(workspaceActions.sectionChosen('clientsSheet'))}
              >
                Trazer de uma planilha
              </Button>
            )}
          </chakra.div>
        )}
      </chakra.div>
    </chakra.section>
  );
}
