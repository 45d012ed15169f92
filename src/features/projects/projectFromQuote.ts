import type { Client } from '../clients/client';
import type { Quote } from '../quotes/quote';
import { addMonths, type Day } from '../shared/days';
import { MAX_CHARACTERS } from '../shared/limits';
import type { ProjectDraft } from './project';

/** Words that are skipped when a project's name is taken from the first words of an item. */
const STOP_WORDS = new Set(['de', 'do', 'da', 'para', 'em', 'com', 'e', 'ou']);

type NamedItems = Pick<Quote, 'items'>;

/** Cuts a generated name to the longest that the database stores. */
const storable = (name: string): string => Array.from(name).slice(0, MAX_CHARACTERS).join('');

/** The name of a project that an approval creates: its single item's name, else 'Projeto - {client}'. */
function automaticName({ items }: NamedItems, client: Client): string {
  const [only] = items;
  return storable((items.length === 1 && only?.name.trim()) || `Projeto - ${client.name}`);
}

/**
 * The project that an approval creates. It has one open stage an item and lasts one month from today. The ids
 * of the stages are made of `timestamp` (ms) and the item's index.
 */
export function projectFromQuote(
  quote: Quote,
  client: Client,
  { today, timestamp }: { today: Day; timestamp: number },
): ProjectDraft {
  return {
    quoteId: quote.id,
    clientId: client.id,
    name: automaticName(quote, client),
    stages: quote.items.map((item, index) => ({
      id: `${String(timestamp)}-${String(index)}`,
      name: item.name,
      completed: false,
      completedAt: null,
    })),
    responsible: null,
    startDate: today,
    deadline: addMonths(today, 1),
    status: 'pending',
    attachments: [],
  };
}

const leadingWords = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => word !== '' && !STOP_WORDS.has(word.toLowerCase()))
    .slice(0, 2)
    .join(' ');

/**
 * The name that the form suggests for a chosen quote. With one item it is that item's name. With several it
 * is the first two words of the first item's name without stop words, then ' - {client}'; without such words
 * it is 'Projeto - {client}'. Where the client is gone (`clientName` null), it ends before the dash.
 */
export function suggestedProjectName({ items }: NamedItems, clientName: string | null): string {
  const [first] = items;
  if (items.length === 1 && first?.name.trim()) return storable(first.name.trim());
  const words = leadingWords(first?.name ?? '') || 'Projeto';
  return storable(clientName === null ? words : `${words} - ${clientName}`);
}
