import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';

import type { OwnDataStep } from '../../../features/app/ownData/ownDataSlice';
import { TileBar } from '../../kit/figures/TileBar';
import { progressText } from './ownDataTexts';
import { slotRecipe } from '../../theme/slotRecipe';

/** The look of the operations on a whole account and of their results. */
export const ownDataRecipe = slotRecipe({
  base: {
    root: { display: 'grid', gap: '5', maxWidth: '640px' },
    buttons: { display: 'flex', flexWrap: 'wrap', gap: '3' },
    facts: {
      display: 'grid',
      gap: '1',
      '& dt': { fontSize: 'label', fontWeight: 600 },
      '& dd + dt': { marginTop: '3' },
      '& dd': { color: 'muted' },
    },
    progress: { display: 'grid', gap: '2' },
  },
});

type Running = Extract<OwnDataStep, { done: number }>;

const label: Record<Running['name'], string> = {
  restoring: 'Restaurando',
  takingBack: 'Desfazendo o que foi gravado',
  erasing: 'Apagando',
};

/** Shows the progress of the operation, and what the user must not do until it ends. */
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
