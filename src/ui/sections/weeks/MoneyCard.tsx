import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useState } from 'react';

import { paymentPartsSelectors } from '../../../features/business/payments/paymentPartsSlice';
import { useAppSelector } from '../../../store/hooks';
import { Room } from '../../kit/text/Surface';
import { MONEY_HEIGHT } from './moneyHeight';
import { NextWeeks } from './NextWeeks';
import { Receivables } from './Receivables';
import { slotRecipe } from '../../theme/slotRecipe';

const moneyRecipe = slotRecipe({
  className: 'money',

  base: {
    root: {
      layerStyle: 'surface',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > :last-child': { borderTop: 'hairline' },
      // The lines of what is owed take the whole width.
      '&:not([data-whole])': {
        gridTemplateColumns: { md: 'minmax(290px, .49fr) minmax(0, 1fr)' },
        '& > :last-child': { md: { borderTop: 0, borderInlineStart: 'hairline' } },
      },
    },
  },
});

/**
 * What is to be received, and the weeks to come. The card only takes its room until the due days are loaded. It is hidden
 * if there are neither payments nor expenses.
 */
export default function MoneyCard() {
  const isBlank = useAppSelector(
    ({ payments, expenses }) => payments.ids.length + expenses.ids.length === 0,
  );
  const isLoaded = useAppSelector(paymentPartsSelectors.selectIsLoaded);
  const [isWhole, setWhole] = useState(false);
  const styles = useSlotRecipe({ recipe: moneyRecipe })();
  if (isBlank) return null;
  if (!isLoaded) return <Room height={MONEY_HEIGHT} />;
  return (
    <chakra.div css={styles.root} data-whole={isWhole ? '' : undefined}>
      <Receivables isWhole={isWhole} onToggle={() => setWhole(!isWhole)} />
      <NextWeeks />
    </chakra.div>
  );
}
