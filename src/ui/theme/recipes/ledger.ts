import { figures, serif } from '../type';

/* What all ledgers share: those of money that is owed, of a year, of a report, of a payment's parts. */

/** Their lines go from edge to edge of the card that they stand in. */
export const sides = { paddingInline: { base: '4', md: '6' } } as const;

/** The rule over a line. */
export const ruled = { borderTop: '1px solid', borderColor: 'hairline' } as const;

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
