/**
 * The range of the serif's axes that the app uses: weight 430 to 480, optical size 36 to 48 (see type.ts).
 * The build reduces the font file to this range. Values outside of it would be shown at its limits.
 */
export const SERIF_AXES = {
  wght: { min: 430, max: 480 },
  opsz: { min: 36, max: 48 },
} as const;
