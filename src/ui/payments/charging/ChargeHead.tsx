import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';

import { paymentTotal, type Payment } from '../../../features/payments/payment';
import type { PartMode } from '../../../features/workspace/entities';
import { workspaceActions } from '../../../features/workspace/workspaceSlice';
import { useAppDispatch } from '../../../store/hooks';
import { formatCurrency } from '../../kit/text/format';
import { chargeRecipe } from '../../theme/recipes/charge';
import { PartTiles } from './PartTiles';
import type { Charge } from './useCharge';

interface ChargeHeadProps {
  /** What is done with the part that is chosen. */
  mode: PartMode;
  payment: Payment;
  charge: Charge;
}

/** Which payment it is, and which of its parts. */
export function ChargeHead({ mode, payment, charge }: ChargeHeadProps) {
  const dispatch = useAppDispatch();
  const styles = useSlotRecipe({ recipe: chargeRecipe })();
  const { parts, part, project, clientName } = charge;
  const total = paymentTotal(payment);
  const sum = total === null ? null : formatCurrency(total);
  const many = parts.length > 1 ? `em ${parts.length.toString()} parcelas` : null;
  return (
    <>
      <chakra.p css={styles.project}>{project}</chakra.p>
      <chakra.p css={styles.client}>
        {[clientName, many && [sum, many].filter(Boolean).join(' ')].filter(Boolean).join(' · ')}
      </chakra.p>
      {part !== null && many !== null && (
        <PartTiles
          parts={parts}
          chosen={part.number}
          isAny={mode === 'receipt'}
          onChoose={(number) => {
            dispatch(workspaceActions.partOpened({ mode, id: payment.id, part: number }));
          }}
        />
      )}
    </>
  );
}
