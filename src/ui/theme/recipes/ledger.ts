import { figures, serif } from '../type';

/* What all ledgers share: those of money that is owed, of a year, of a report, of a payment's parts. */

/** Their lines go from edge to edge of the card that they stand in. */
export const sides = { paddingInline: { base: '4', md: '6', _print: 0 } } as const;

/** The rule over a line. */
export const ruled = { borderTop: '1px solid', borderColor: 'hairline' } as const;

/** Over the lines: what they are, and what is said of them. */
export const heading = {
  ...sides,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '4',
  paddingBlock: { base: '4', md: '5' },
} as const;

/** Under the first few lines: the way to the others. */
export const more = { ...sides, ...ruled, _print: { display: 'none' } } as const;

/** An amount at a line's end. */
export const amount = { ...figures, textAlign: 'end' } as const;

/** The sum line of bookkeeping, under a true total alone. */
export const sumLine = {
  ...serif,
  ...figures,
  fontSize: 'card',
  borderBottom: '3px double',
  borderColor: 'ink',
} as const;
