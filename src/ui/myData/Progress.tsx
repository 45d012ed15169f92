import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';

import type { OwnDataStep } from '../../features/ownData/ownDataSlice';
import { TileBar } from '../kit/figures/TileBar';
import { ownDataRecipe } from '../theme/recipes/ownData';
import { progressText } from './ownDataTexts';

type Running = Extract<OwnDataStep, { done: number }>;

const label: Record<Running['name'], string> = {
  restoring: 'Restaurando',
  takingBack: 'Desfazendo o que foi gravado',
  erasing: 'Apagando',
};

/** How far it is, and what to leave alone meanwhile. */
export function Progress({ step }: { step: Running }) {
  const styles = useSlotRecipe({ recipe: ownDataRecipe })();
  return (
    <chakra.div css={styles.progress}>
      <p>
        {step.total === 0
          ? `${label[step.name]}…`
          : `${label[step.name]}: ${progressText(step)} registros`}
      </p>
      <TileBar label={label[step.name]} done={step.done} total={step.total} />
      <p>Não feche esta página nem saia da conta até terminar.</p>
    </chakra.div>
  );
}
