/**
 * The range of the serif's axes that the app uses: weight 430 to 480, optical size 36 to 48. The build reduces the
 * font file to this range. A value outside of the range would be shown like the nearest value inside.
 */
export const SERIF_AXES = {
  wght: { min: 430, max: 480 },
  opsz: { min: 36, max: 48 },
} as const;
