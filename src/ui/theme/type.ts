/**
 * The font Fraunces for headings, the logo's name and large figures. The optical size is low, because at high
 * sizes an "e" with thin strokes looks like a "c".
 */
export const serif = {
  fontFamily: 'serif',
  fontWeight: 460,
  fontVariationSettings: '"opsz" 36',
  letterSpacing: '-0.01em',
  lineHeight: 1.2,
} as const;

/** The font Fraunces for sizes above 34 px. */
export const serifLarge = {
  ...serif,
  fontWeight: 450,
  fontVariationSettings: '"opsz" 48',
  letterSpacing: '-0.02em',
  lineHeight: 1.1,
} as const;

/**
 * The range of the serif's axes that the app uses: weight 430 to 480, optical size 36 to 48. The build reduces the
 * font file to this range. A value outside of the range would be shown like the nearest value inside.
 */
export const SERIF_AXES = {
  wght: { min: 430, max: 480 },
  opsz: { min: 36, max: 48 },
} as const;

/** The style of money and dates: all digits have the same width, and nothing is wrapped. */
export const tabularDigits = {
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
} as const;

/** The look of a link or a button that stands in a text. */
export const textLink = {
  color: 'accent',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
} as const;

/** Hides an element visually. Screen readers still read it. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
