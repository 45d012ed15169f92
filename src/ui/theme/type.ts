/**
 * Fraunces for headings, wordmark and big figures. The optical size is held low: its high sizes
 * thin out and an "e" reads as a "c".
 */
export const serif = {
  fontFamily: 'serif',
  fontWeight: 460,
  fontVariationSettings: '"opsz" 36',
  letterSpacing: '-0.01em',
  lineHeight: 1.2,
} as const;

/** The same above 34 px. */
export const serifLarge = {
  ...serif,
  fontWeight: 450,
  fontVariationSettings: '"opsz" 48',
  letterSpacing: '-0.02em',
  lineHeight: 1.1,
} as const;

/** Money and dates: figures of one width, never wrapped. */
export const figures = {
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
} as const;

/** In the document and for the reader's ear, out of sight. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
