/**
 * Fraunces for headings, the logo's name and big figures. The optical size is low, because at high sizes thin
 * strokes make an "e" look like a "c".
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

/** Money and dates: all digits have the same width, and nothing is wrapped. */
export const figures = {
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
} as const;

/** Hidden visually, but read by screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
