import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

import { CARDS } from '../theme/media';

const phone = `@media screen and ${CARDS}`;

const quiet = { fontSize: 'note', lineHeight: 1.4, color: 'muted' };

/**
 * The cells of a payment. With installments the amount's cell holds their number and total (on one line), the
 * value of one, and how many are paid.
 */
export const paymentCellRecipe = defineSlotRecipe({
  slots: [
    'installments',
    'count',
    'amount',
    'each',
    'progress',
    'line',
    'paid',
    'toggles',
    'date',
    'giveDate',
    'due',
    'received',
  ],
  base: {
    installments: {
      display: 'inline-grid',
      gap: '3px',
      width: '100%',
      maxWidth: 'max-content',
      // Lines may break between the parts of this cell, but not inside an amount.
      whiteSpace: 'normal',
      // On phones the total and the value of one installment share a line.
      [phone]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: '12px',
        maxWidth: 'none',
        'td[data-edge=end] &': { justifyContent: 'flex-end' },
      },
    },
    count: {
      display: 'inline-block',
      marginRight: '8px',
      padding: '0 6px',
      border: '1px solid',
      borderColor: 'lineStrong',
      borderRadius: 'base',
      color: 'muted',
      fontSize: 'caps',
      fontWeight: 600,
      lineHeight: 1.4,
    },
    amount: { whiteSpace: 'nowrap' },
    each: quiet,
    progress: {
      ...quiet,
      display: 'flex',
      alignItems: 'center',
      gap: '12px',
      [phone]: { flexBasis: '100%' },
    },
    line: {
      // The bars are backgrounds, which forced colours and printers would remove.
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
      flex: 1,
      minWidth: '40px',
      height: '8px',
      background: 'hairline',
      boxShadow: 'inset 0 0 0 1px {colors.lineStrong}',
      // Cuts the bar into tiles, one for each part.
      maskImage:
        'repeating-linear-gradient(90deg, #000 0 calc(100% / var(--parts) - 2px), transparent 0 calc(100% / var(--parts)))',
    },
    paid: { display: 'block', height: '100%', background: 'accent' },
    date: {
      display: 'inline-grid',
      justifyItems: 'start',
      whiteSpace: 'nowrap',
      // On paper, in narrow windows and on cards this cell may be right-aligned; only the cell knows.
      'td:is([data-align=end], [data-edge=end]) &': { justifyItems: 'end' },
    },
    due: { ...quiet, whiteSpace: 'nowrap', '&[data-late]': { color: 'danger' } },
    received: { ...quiet, whiteSpace: 'normal' },
    giveDate: {
      minHeight: { base: '44px', md: '28px' },
      marginBlock: { base: '-8px', md: 0 },
      color: 'accent',
      fontSize: 'label',
      fontWeight: 600,
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      _print: { display: 'none' },
    },
    toggles: { display: 'flex', gap: '6px', _print: { gap: '12px' } },
  },
});
