import { rowTexts } from '../../../features/finding/rowTexts';
import { normalise } from '../../../features/shared/searchText';
import type { LookedUp } from '../useLookup';

/**
 * The name of a row that others point at, as it is searched.
 * @param gone - what stands for one that was deleted.
 */
export function referenceText<T extends { name: string }>(
  gone: string,
): (found: LookedUp<T>) => string {
  const nameText = rowTexts<T>(({ name }) => [name]);
  const goneText = normalise(gone);
  return (found) => (found === undefined ? '' : found === null ? goneText : nameText(found));
}
