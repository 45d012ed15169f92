import type { Client } from '../clients/client';
import type { ClientDetails } from '../clients/clientDetails';
import { brandOf, type Brand } from '../profile/brand';
import type { Profile } from '../profile/profile';
import type { Quote, QuoteItem } from '../quotes/quote';
import type { Party, QuoteDetails, SentAs } from '../quotes/quoteDetails';
import { agreedTerms, type Terms } from '../quotes/terms';
import type { User } from '../../shared/user';
import type { Day } from '../../shared/days';
import { documentSums } from './sums';
import { lastValidDay, usualTerms } from './issuing';

export interface DocumentItem extends QuoteItem {
  /** Whether the item is material or equipment; otherwise it is labour. */
  isMaterial: boolean;
}

/**
 * Everything that the document of a quote contains at one moment. It is printed, sent and answered. Amounts are in
 * reais.
 */
export interface QuoteDocument {
  number: string | null;
  version: number;
  issuedOn: Day;
  validUntil: Day;
  provider: Party;
  client: Party;
  items: DocumentItem[];
  labour: number;
  materials: number;
  /**
   * The stored total minus labour and materials. It differs from 0 only if the total was stored independently of
   * the items.
   */
  adjustment: number;
  total: number;
  /** The terms that become payments; null if none were agreed. */
  terms: Terms | null;
  /** What is said about the payment in the user's own words. */
  paymentTerms: string | null;
  workStarts: Day | null;
  workEnds: Day | null;
  observations: string | null;
  /** Whether 'Feito no Ofício' is shown at the bottom. */
  credit: boolean;
  /** The provider's logo and colour. They are no part of what is approved, so that they are always those of now. */
  brand: Brand;
}

/** The data from which a document is made. */
export interface DocumentSources {
  quote: Quote;
  details: QuoteDetails | null;
  client: Client | null;
  clientDetails: ClientDetails | null;
  profile: Profile | null;
  user: User | null;
}

export const providerParty = (profile: Profile | null, user: User | null): Party => ({
  name: profile?.name ?? user?.fullName ?? null,
  about: profile?.occupation ?? null,
  document: profile?.document ?? null,
  phone: profile?.phone ?? null,
  email: profile?.email ?? user?.email ?? null,
  address: profile?.address ?? null,
  city: profile?.city ?? null,
  state: profile?.state ?? null,
});

export const clientParty = (client: Client | null, details: ClientDetails | null): Party => ({
  name: client?.name ?? null,
  about: client?.company ?? null,
  document: details?.document ?? null,
  phone: client?.phone ?? null,
  email: client?.email ?? null,
  address: details?.address ?? null,
  city: details?.city ?? null,
  state: details?.state ?? null,
});

/** The provider and the client according to the current data. */
const partiesNow = ({
  client,
  clientDetails,
  profile,
  user,
}: Omit<DocumentSources, 'quote' | 'details'>): SentAs => ({
  provider: providerParty(profile, user),
  client: clientParty(client, clientDetails),
  credit: profile?.credit ?? true,
});

/**
 * The document of a quote. A version that was sent keeps the provider and the client of that moment, even if their
 * data has changed since.
 * @param today - the issue day of a document without a number.
 */
export function quoteDocument(
  { quote, details, ...who }: DocumentSources,
  today: Day,
): QuoteDocument {
  const { profile } = who;
  const issuedOn = details?.issuedOn ?? today;
  const marked = new Set(details?.materials);
  const items = quote.items.map((item, place) => ({ ...item, isMaterial: marked.has(place) }));
  return {
    number: details?.number ?? null,
    version: details?.version ?? 1,
    issuedOn,
    validUntil: details?.validUntil ?? lastValidDay(issuedOn, profile),
    ...(details?.sentAs ?? partiesNow(who)),
    items,
    ...documentSums(items, quote.totalValue),
    terms: agreedTerms(details),
    paymentTerms: details?.paymentTerms ?? usualTerms(details, profile),
    workStarts: details?.workStarts ?? null,
    workEnds: details?.workEnds ?? null,
    observations: quote.observations,
    brand: brandOf(profile),
  };
}

/**
 * Data that a document should have, because the consumer code requires it or because the client needs it to
 * answer.
 */
export type MissingData =
  'providerName' | 'providerDocument' | 'providerContact' | 'client' | 'items';

export function missingDataOf({ provider, client, items }: QuoteDocument): MissingData[] {
  const lacks: MissingData[] = [];
  if (provider.name === null) lacks.push('providerName');
  if (provider.document === null) lacks.push('providerDocument');
  if (provider.phone === null && provider.email === null) lacks.push('providerContact');
  if (client.name === null) lacks.push('client');
  if (items.length === 0) lacks.push('items');
  return lacks;
}

/** A file name without the characters that file systems refuse. */
export const fileName = (parts: readonly (string | null)[]): string =>
  parts
    .flatMap((part) => part ?? [])
    .join(' ')
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120);

/** The name of a document's file without its extension: `Orçamento 2026-014 Padaria Estrela`. */
export const documentFileName = ({ number, version, client }: QuoteDocument): string =>
  fileName([
    'Orçamento',
    number,
    version > 1 ? `v${String(version)}` : null,
    client.about ?? client.name,
  ]);
