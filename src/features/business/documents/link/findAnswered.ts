import type { Client } from '../../clients/client';
import type { ClientDetails } from '../../clients/clientDetails';
import type { Profile } from '../../profile/profile';
import { quoteDocument } from '../quoteDocument';
import type { Quote } from '../../quotes/quote';
import type { QuoteDetails } from '../../quotes/quoteDetails';
import { parseVersionId, type QuoteVersion } from '../../quotes/quoteVersion';
import type { User } from '../../../shared/user';
import type { Day } from '../../../shared/days';
import type { AnsweredQuote } from './checkAnswer';

type ById<T> = Readonly<Record<string, T>>;

/** The parts of the store that hold a user's quotes. */
export interface AnswerSources {
  quotes: ById<Quote>;
  quoteDetails: ById<QuoteDetails>;
  quoteVersions: ById<QuoteVersion>;
  clients: ById<Client>;
  clientDetails: ById<ClientDetails>;
  profile: Profile | null;
  user: User | null;
}

/** The quote with this number, and its document according to the current data; null if there is none. */
export function findAnswered(
  { quotes, quoteDetails, quoteVersions, clients, clientDetails, profile, user }: AnswerSources,
  number: string,
  today: Day,
): AnsweredQuote | null {
  const details = Object.values(quoteDetails).find((row) => row.number === number);
  const quote = details && quotes[details.id];
  if (!quote) return null;
  const sources = {
    quote,
    details,
    client: clients[quote.clientId ?? ''] ?? null,
    clientDetails: clientDetails[quote.clientId ?? ''] ?? null,
    profile,
    user,
  };
  const versions = Object.values(quoteVersions).filter(
    ({ id }) => parseVersionId(id).quoteId === quote.id,
  );
  return { quote, details, versions, document: { ...quoteDocument(sources, today), number } };
}
