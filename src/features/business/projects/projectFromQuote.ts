import type { Client } from '../clients/client';
import type { Quote } from '../quotes/quote';
import { addMonths, type Day } from '../../shared/days';
import { MAX_CHARACTERS } from '../../shared/limits';
import type { ProjectDraft } from './project';

/** Words that are skipped when a project is named after the first words of an item. */
const STOP_WORDS = new Set(['de', 'do', 'da', 'para', 'em', 'com', 'e', 'ou']);

type NamedItems = Pick<Quote, 'items'>;

/** Cuts a generated name to the greatest length that the database stores. */
const storable = (name: string): string => Array.from(name).slice(0, MAX_CHARACTERS).join('');

/**
 * The name of a project that an approval creates: the name of the quote's single item, or else 'Projeto -
 * {client}'.
 */
function automaticName({ items }: NamedItems, client: Client): string {
  const [only] = items;
  return storable((items.length === 1 && only?.name.trim()) || `Projeto - ${client.name}`);
}

/**
 * The project that an approval creates. It has an open stage for each item, and lasts one month from today. The id
 * of a stage consists of `timestamp` (ms) and the index of the item.
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

/**
 * The id of a project that is made from a quote without a form: the quote's id as a UUID of version 8, which RFC 9562
 * leaves to applications, with `number` (0 to 4095) added to its third group. Devices that make the same project choose
 * the same id, so that only one insert succeeds.
 */
export function madeProjectId(quoteId: string, number: number): string {
  const group = Number.parseInt(quoteId.slice(15, 18), 16) ^ number;
  return `${quoteId.slice(0, 14)}8${group.toString(16).padStart(3, '0')}${quoteId.slice(18)}`;
}

/** Whether a project's id is made from the quote's, with any number. */
export const isMadeProjectId = (id: string, quoteId: string): boolean =>
  id.slice(0, 14) === quoteId.slice(0, 14) && id[14] === '8' && id.slice(18) === quoteId.slice(18);

/**
 * The id of the next project that is made from a quote. Its number is the number of the quote's projects, or the next
 * number whose id is not taken.
 * @param count - How many projects the quote has.
 */
export function nextProjectId(quoteId: string, count: number, taken: ReadonlySet<string>): string {
  let number = count;
  while (taken.has(madeProjectId(quoteId, number))) number += 1;
  return madeProjectId(quoteId, number);
}

const leadingWords = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => word !== '' && !STOP_WORDS.has(word.toLowerCase()))
    .slice(0, 2)
    .join(' ');

/**
 * Returns the name that the form suggests for a chosen quote. For a single item it is the item's name. For several
 * items it is the first two words of the first item's name, without stop words, followed by ' - {client}'. If no words
 * are left, it is 'Projeto - {client}'. If the client was deleted (`clientName` is null), the name ends before the
 * dash.
 */
export function suggestedProjectName({ items }: NamedItems, clientName: string | null): string {
  const [first] = items;
  if (items.length === 1 && first?.name.trim()) return storable(first.name.trim());
  const words = leadingWords(first?.name ?? '') || 'Projeto';
  return storable(clientName === null ? words : `${words} - ${clientName}`);
}
