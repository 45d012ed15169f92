import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';

import type { Day } from '../../../features/shared/days';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { useAppDispatch } from '../../../store/hooks';
import { Button } from '../../kit/form/Button';
import { AfterDot, DottedLine } from '../../kit/text/DottedLine';
import { formatCurrency } from '../../kit/text/format';
import { Surface } from '../../kit/text/Surface';
import { useMeiMeter } from './useMeiMeter';
import { yearRecipe } from './YearPart';

/**
 * The line about the MEI cap in the year's section, with a link to the MEI page. It is empty for users who are no
 * MEI.
 */
export function MeiLine({ year, today }: { year: number; today: Day }) {
  const dispatch = useAppDispatch();
  const styles = useSlotRecipe({ recipe: yearRecipe })();
  const meter = useMeiMeter(year, today);
  if (!meter) return null;
  return (
    <Surface css={styles.card} aria-label="Limite do MEI">
      <chakra.div css={styles.foot} borderTop="0" fontWeight="400">
        <DottedLine color={meter.left < 0 ? 'danger' : undefined}>
          <span>
            Limite do MEI: {formatCurrency(meter.revenue)} de {formatCurrency(meter.cap)}
          </span>
          <AfterDot>{meter.percent}%</AfterDot>
        </DottedLine>
        <Button
          variant="plain"
          paddingInline="0"
          _print={{ display: 'none' }}
          onClick={() => dispatch(workspaceActions.sectionChosen('mei'))}
        >
          Ver limite, relatório e declaração
        </Button>
      </chakra.div>
    </Surface>
  );
}
