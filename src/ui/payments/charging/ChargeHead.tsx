import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react/styled-system';

import { paymentTotal, type Payment } from '../../../features/payments/payment';
import { workspaceActions } from '../../../features/workspace/workspaceSlice';
import type { PartMode } from '../../../features/forms/modal';
import { isOpen } from '../../../features/payments/plan';
import { useAppDispatch } from '../../../store/hooks';
import { formatCurrency } from '../../kit/text/format';
import { figures, serif, serifLarge } from '../../theme/type';
import { PartTiles } from './PartTiles';
import type { Charge } from './useCharge';

/** The look of the dialogs about a part. On phones the amount stands above the QR code. */
export const chargeRecipe = defineSlotRecipe({
  className: 'charge',
  slots: [
    'project',
    'client',
    'code',
    'picture',
    'part',
    'amount',
    'facts',
    'change',
    'sent',
    'copy',
    'lack',
    'title',
    'text',
  ],
  base: {
    project: { fontWeight: 600, overflowWrap: 'anywhere' },
    client: { color: 'muted', fontSize: 'label', overflowWrap: 'anywhere' },
    code: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' },
      gridTemplateAreas: { base: '"part" "picture" "facts"', md: '"picture part" "picture facts"' },
      gridTemplateRows: { md: 'auto 1fr' },
      justifyItems: { base: 'center', md: 'stretch' },
      columnGap: '28px',
      marginBlock: '5',
    },
    picture: {
      gridArea: 'picture',
      alignSelf: 'start',
      border: '1px solid',
      borderColor: 'hairline',
      borderRadius: 'base',
      overflow: 'hidden',
    },
    part: {
      gridArea: 'part',
      marginBottom: { base: '3', md: 0 },
      paddingTop: { md: '3' },
      color: 'muted',
      textAlign: { base: 'center', md: 'start' },
    },
    amount: { ...serifLarge, ...figures, fontSize: 'figure', color: 'ink' },
    facts: { gridArea: 'facts', width: '100%' },
    change: { paddingInline: 0, _print: { display: 'none' } },
    sent: { marginTop: '3', color: 'muted', fontSize: 'label' },
    // On paper the code is scanned, so nothing needs to be copied.
    copy: { _print: { display: 'none' } },
    lack: {
      display: 'flex',
      flexDirection: { base: 'column', md: 'row' },
      alignItems: { base: 'flex-start', md: 'center' },
      gap: '6',
      marginTop: '5',
      paddingTop: '5',
      borderTop: '1px solid',
      borderColor: 'hairline',
      '& > svg': { flex: 'none', width: '112px', height: '112px' },
    },
    title: { ...serif, fontSize: 'card' },
    text: { color: 'muted' },
  },
});

interface ChargeHeadProps {
  /** The action on the chosen part. */
  mode: PartMode;
  payment: Payment;
  charge: Charge;
}

/** Names the payment, and lets the user choose the part. */
export function ChargeHead({ mode, payment, charge }: ChargeHeadProps) {
  const dispatch = useAppDispatch();
  const styles = useSlotRecipe({ recipe: chargeRecipe })();
  const { parts, part, project, clientName } = charge;
  const total = paymentTotal(payment);
  const sum = total === null ? null : formatCurrency(total);
  const partsText = parts.length > 1 ? `em ${parts.length.toString()} parcelas` : null;
  return (
    <>
      <chakra.p css={styles.project}>{project}</chakra.p>
      <chakra.p css={styles.client}>
        {[clientName, partsText && [sum, partsText].filter(Boolean).join(' ')]
          .filter(Boolean)
          .join(' · ')}
      </chakra.p>
      {partsText !== null && (part !== null || parts.some(isOpen)) && (
        <PartTiles
          parts={parts}
          chosen={part?.number ?? null}
          allowReceived={mode === 'receipt'}
          onChoose={(number) => {
            dispatch(workspaceActions.partOpened({ mode, id: payment.id, part: number }));
          }}
        />
      )}
    </>
  );
}
