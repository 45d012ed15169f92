/** The place of a column on a phone's card. */
export interface CardPlace {
  edge: 'start' | 'end' | 'both';
}

/**
 * The places of all columns, from a card's rows of column keys such as `[['client', 'client'], ['value',
 * 'date'], ['status', 'actions']]`.
 */
export function placeCards(areas: readonly (readonly string[])[]): Map<string, CardPlace> {
  const places = new Map<string, CardPlace>();
  for (const row of areas) {
    for (const key of row) {
      const first = row[0] === key;
      const last = row.at(-1) === key;
      places.set(key, { edge: first && last ? 'both' : last ? 'end' : 'start' });
    }
  }
  return places;
}

/** The same rows as CSS `grid-template-areas`. */
export function templateAreas(areas: readonly (readonly string[])[]): string {
  return areas.map((row) => `"${row.join(' ')}"`).join(' ');
}
