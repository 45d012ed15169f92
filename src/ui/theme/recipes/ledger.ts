import { tabularDigits, serif } from '../type';

/* Common styles of all ledgers: receivables, the year, the MEI report, a payment's parts. */

/** Lines reach from edge to edge of their card. */
export const lineSides = { paddingInline: { base: '4', md: '6', _print: 0 } } as const;

/** A rule above a line. */
export const ruleAbove = { borderTop: '1px solid', borderColor: 'hairline' } as const;

/** The heading above the lines, with its note. */
export const ledgerHeading = {
  ...lineSides,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '4',
  paddingBlock: { base: '4', md: '5' },
} as const;

/** The button below the first few lines that shows the others. */
export const moreButton = { ...lineSides, ...ruleAbove, _print: { display: 'none' } } as const;

/** An amount at the end of a line. */
export const ledgerAmount = { ...tabularDigits, textAlign: 'end' } as const;

/** The double rule of bookkeeping, used below a final total only. */
export const finalSumLine = {
  ...serif,
  ...tabularDigits,
  fontSize: 'card',
  borderBottom: '3px double',
  borderColor: 'ink',
} as const;
