/** The letters that only the second font files have: those of the other languages in Latin script. */
export const MORE_LETTERS = /[\u0100-\u024F\u1E00-\u1EFF]/;
