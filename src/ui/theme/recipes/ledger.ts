/* What the lines of ledgers have in common with the tables and headings around them. */

/** The padding of a line, which reaches from edge to edge of its card. */
export const lineSides = { paddingInline: { base: '4', md: '6', _print: 0 } } as const;

export const ruleAbove = { borderTop: 'hairline' } as const;

/** The heading above the lines of a ledger, with its note. */
export const ledgerHeading = {
  ...lineSides,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '4',
  paddingBlock: { base: '4', md: '5' },
} as const;

/** The line with the button that shows all lines, below the first few. */
export const moreButton = { ...lineSides, ...ruleAbove, _print: { display: 'none' } } as const;

export const ledgerAmount = { textStyle: 'digits', textAlign: 'end' } as const;

/** The double rule of bookkeeping. It is only used below a final total. */
export const finalSumLine = {
  textStyle: 'figure',
  fontSize: 'card',
  borderBottom: '3px double',
  borderColor: 'ink',
} as const;
