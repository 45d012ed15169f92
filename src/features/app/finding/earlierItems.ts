import type { Quote, QuoteItem } from '../../business/quotes/quote';
import { matchesWords, normalise, searchWords } from '../../shared/searchText';
import { cachedPerRow } from './rowTexts';

/** An item of an earlier quote, as it was last offered. */
export interface EarlierItem {
  item: QuoteItem;
  clientId: string | null;
  /** When the quote that contains the item was created. */
  createdAt: string;
}

const MOST = 5;
/** The least number of typed letters, because fewer would match nearly everything. */
const LEAST_LETTERS = 2;

const searchedName = cachedPerRow<QuoteItem, string>(({ name }) => normalise(name.trim()));

/**
 * Up to five items of earlier quotes whose names contain all typed words. An item appears once for each client,
 * with its latest price.
 * @param quotes - the quotes, newest first.
 * @param except - the id of the quote that is being edited.
 */
export function earlierItems(
  quotes: readonly Quote[],
  typed: string,
  except: string,
): readonly EarlierItem[] {
  const words = searchWords(typed);
  if (words.join('').length < LEAST_LETTERS) return [];
  const found = new Map<string, EarlierItem>();
  for (const { id, clientId, createdAt, items } of quotes) {
    if (id === except) continue;
    for (const item of items) {
      const name = searchedName(item);
      if (!matchesWords(name, words)) continue;
      const key = JSON.stringify([name, clientId]);
      if (!found.has(key)) found.set(key, { item, clientId, createdAt });
      if (found.size === MOST) return [...found.values()];
    }
  }
  return [...found.values()];
}
