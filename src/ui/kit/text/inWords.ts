const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** Parts of a sentence: 'a', 'a e b', 'a, b e c'. */
export const inWords = (parts: readonly string[]): string => list.format(parts);
