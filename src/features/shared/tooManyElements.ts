import { MAX_ELEMENTS } from './limits';

/**
 * The error for a list that has grown too long.
 * @param stored - how many elements the list has that is stored. If there are more than the limit, they may stay.
 */
export const tooManyElements = (owner: string, elements: string, stored: number): string =>
  stored > MAX_ELEMENTS
    ? `${owner} tem no máximo ${String(MAX_ELEMENTS)} ${elements}: este já tem ${String(stored)} e não pode ter mais`
    : `${owner} tem no máximo ${String(MAX_ELEMENTS)} ${elements}`;
