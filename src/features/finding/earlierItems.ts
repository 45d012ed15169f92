import type { Quote, QuoteItem } from '../quotes/quote';
import { matchesWords, normalise, searchWords } from '../shared/searchText';
import { cachedPerRow } from './rowTexts';

/** An item as it was last offered to any client. */
export interface EarlierItem {
  item: QuoteItem;
  clientId: string | null;
  /** When the quote was created that the item stands in. */
  createdAt: string;
}

const MOST = 5;
/** Fewer letters would match nearly everything. */
const LEAST_LETTERS = 2;

const searchedName = cachedPerRow<QuoteItem, string>(({ name }) => normalise(name.trim()));

/**
 * Up to five items of earlier quotes whose names contain all typed words. Each item appears once a client,
 * with its latest price.
 * @param quotes - Newest first.
 * @param except - The id of the quote that is being edited.
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
