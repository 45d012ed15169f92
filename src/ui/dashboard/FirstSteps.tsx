import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useEffect } from 'react';

import { selectFirstSteps } from '../../features/dashboard/firstSteps';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Icon } from '../kit/art/Icon';
import { LaidTile } from '../kit/art/LaidTile';
import { mainPart } from '../kit/dialog/mainPart';
import { firstStepsRecipe } from '../theme/recipes/firstSteps';
import { NextStepButton, STEP_WORDS } from './NextStep';

/**
 * What a new user does first, ticked off by what the lists hold; only the next step has a button. All
 * four done, it says so once: left behind with the dashboard, it does not come back.
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
      dispatch(workspaceActions.firstStepsDismissed());
    };
  }, [isDone, dispatch]);
  return (
    <chakra.section css={styles.root}>
      <chakra.div css={styles.art}>
        <LaidTile laid={done} />
      </chakra.div>
      <chakra.div css={styles.body}>
        <chakra.div css={styles.head}>
          <chakra.h2 css={styles.title}>
            {isDone ? 'Tudo assentado.' : 'Primeiros passos'}
          </chakra.h2>
          <chakra.span css={styles.count}>
            {done} de {steps.length}
          </chakra.span>
          <chakra.button
            type="button"
            css={styles.dismiss}
            onClick={() => {
              dispatch(workspaceActions.firstStepsDismissed());
              mainPart()?.focus({ preventScroll: true });
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
              {step === next && <NextStepButton />}
            </chakra.li>
          ))}
        </chakra.ol>
      </chakra.div>
    </chakra.section>
  );
}
