/*
 * The ids of side rows of which a main row has several, by their numbers. They are derived from the main row, so that two
 * devices cannot create the same row twice.
 */

/** The id of the side row with this number. */
export const numberedId = (mainId: string, number: number): string =>
  `${mainId}-${number.toString()}`;

/** The id of the main row, and the number, that the id of a side row contains. */
export function parseNumberedId(id: string): { id: string; number: number } {
  const end = id.lastIndexOf('-');
  return { id: id.slice(0, end), number: Number(id.slice(end + 1)) };
}
