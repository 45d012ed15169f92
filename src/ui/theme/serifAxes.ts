/**
 * How far the serif's axes are used: weight 430 to 480, optical size 36 to 48 (see type.ts). The
 * build cuts the font file down to this; what asks for more would be drawn with its edge.
 */
export const SERIF_AXES = {
  wght: { min: 430, max: 480 },
  opsz: { min: 36, max: 48 },
} as const;
