import { daysBetween, type Day } from '../../shared/days';
import { groupBy } from '../../shared/groupBy';
import { cachedPerText } from '../../shared/cachedPerText';
import { nearestParts } from './differing';
import type { Item, MatchReason } from './item';
import type { StatementLine } from './mergeFiles';
import type { OpenPart, ReceivedPart } from './openPart';
import {
  fitsMask,
  isTelling,
  mayGoOn,
  nameFit,
  nameWords,
  payerKey,
  payerReader,
  saysCompany,
  type Payer,
} from './payer';
import { hashOfLineId, parseIdList, type StoredLine } from './storedLine';
import { partSetsWithSum } from './sums';

/*
 * Matches lines and open parts. Only equal amounts are pairs; the payer decides which of them are, and the day only
 * ranks them. A pair is sure if the payer is known and neither the line nor the part has another match. A line of a known
 * payer who owes another amount is offered with its difference.
 */

/** What is known about a client who may have paid. */
export interface PossiblePayer {
  id: string;
  /** The names of the client and of the client's company. */
  names: readonly string[];
  /** The client's CPF or CNPJ, only digits; null if it is unknown. */
  document: string | null;
}

export interface MatchingData {
  openParts: readonly OpenPart[];
  received: readonly ReceivedPart[];
  clients: readonly PossiblePayer[];
  stored: readonly StoredLine[];
}

export interface FoundPayer {
  /** The client who paid; null if it is not certain who paid. */
  clientId: string | null;
  why: MatchReason;
  /** The clients who may have paid, if it is not certain who did. */
  maybe: ReadonlySet<string>;
  /** Whether the client is known only from an earlier payment, under a name that is not the client's. */
  isWeak?: boolean;
}

interface KnownName {
  client: PossiblePayer;
  words: string[];
  /** Whether it is known to be a company's. */
  isCompany: boolean;
}

const start = (word: string): string => word.slice(0, 3);

/** Finds the client that a line's text names. */
export function payerFinder(
  { clients, stored, openParts, received }: MatchingData,
  payerOf: (text: string) => Payer = payerReader(),
): (text: string) => FoundPayer {
  const byDocument = groupBy(clients, ({ document }) => document);
  const persons = clients.filter(({ document }) => document?.length === 11);
  const byMask = groupBy(persons, ({ document }) => document?.slice(3, 9));
  const named = clients.flatMap((client) =>
    client.names.map((name, index): KnownName => {
      // The name after the client's own is the company's.
      const isCompany = index > 0 || saysCompany(name);
      return { client, words: nameWords(name), isCompany };
    }),
  );
  // Banks cut names after a few letters, so only the beginnings are compared.
  const byStart = groupBy(
    named.filter(({ words }) => words.length > 0),
    ({ words: [first = ''] }) => start(first),
  );

  const clientOf = new Map<string, string | null>();
  for (const { id, clientId } of [...openParts, ...received]) clientOf.set(id, clientId);
  /** The clients that earlier confirmations found for each payer; several if these differ. */
  const confirmed = new Map<string, Set<string>>();
  for (const { text, partIds } of stored) {
    const key = partIds === null ? null : payerKey(payerOf(text));
    if (key === null) continue;
    for (const id of parseIdList(partIds)) {
      const client = clientOf.get(id);
      if (!client) continue;
      const known = confirmed.get(key) ?? new Set<string>();
      confirmed.set(key, known.add(client));
    }
  }

  /** Whether the text contains a document that is not the client's. */
  const contradicts = (
    { document }: PossiblePayer,
    { documents, checked, masked, maskedCnpj }: Payer,
  ): boolean => {
    if (document === null || documents.includes(document)) return false;
    if (checked.some((each) => each.length === document.length)) return true;
    return document.length === 11
      ? masked !== null && document.slice(3, 9) !== masked
      : maskedCnpj !== null && !fitsMask(maskedCnpj, document);
  };

  /** The clients whose documents a masked document in the text may be, and whose names begin like the payer's. */
  const findMasked = ({ words: [first = ''], masked, maskedCnpj }: Payer): PossiblePayer[] => {
    const persons = masked === null ? [] : (byMask.get(masked) ?? []);
    const companies =
      maskedCnpj === null || !isTelling(maskedCnpj)
        ? []
        : (byStart.get(start(first)) ?? []).flatMap(({ client }) =>
            client.document !== null && fitsMask(maskedCnpj, client.document) ? [client] : [],
          );
    return [...new Set([...persons, ...companies])].filter(({ names }) =>
      names.some((name) => nameWords(name)[0] === first),
    );
  };

  const none: ReadonlySet<string> = new Set();
  const find = (payer: Payer): FoundPayer => {
    for (const document of payer.documents) {
      const [client, ...others] = byDocument.get(document) ?? [];
      if (!client || others.length > 0) continue;
      return { clientId: client.id, why: document.length === 11 ? 'cpf' : 'cnpj', maybe: none };
    }
    const [first = ''] = payer.words;
    const masked = findMasked(payer);
    const [client] = masked;
    if (client && masked.length === 1) {
      const why = client.document?.length === 11 ? 'cpf' : 'cnpj';
      return { clientId: client.id, why, maybe: none };
    }

    const strong = new Set<string>();
    const part = new Set<string>();
    const alike: KnownName[] = [];
    for (const known of byStart.get(start(first)) ?? []) {
      const fit = nameFit(payer.words, known.words, {
        ...payer,
        isCompany: payer.isCompany || known.isCompany,
      });
      if (fit === null) continue;
      // The same name with another document is another person.
      const isOther = contradicts(known.client, payer);
      if (fit === 'strong' && !isOther) strong.add(known.client.id);
      else part.add(known.client.id);
      if (!isOther) alike.push(known);
    }
    /** The clients who are meant for sure, and those whose names may be the payer's whole name if it was cut. */
    const possible = (): Set<string> =>
      new Set([
        ...strong,
        ...alike.filter(({ words }) => mayGoOn(payer.words, words)).map(({ client: { id } }) => id),
      ]);
    const isDocumented =
      payer.checked.length > 0 || payer.masked !== null || payer.maskedCnpj !== null;
    const key = payerKey(payer);
    const before = key === null ? undefined : confirmed.get(key);
    const [known] = before ?? [];
    if (known !== undefined && before?.size === 1) {
      // A name without its closing letter may have been another client's before.
      const rivals = isDocumented ? strong : possible();
      const isWeak = !isDocumented && !strong.has(known) && !part.has(known);
      if ([...rivals].every((id) => id === known)) {
        return { clientId: known, why: 'known', maybe: none, isWeak };
      }
    }
    if (strong.size > 0) {
      const meant = payer.mayBeCut ? possible() : strong;
      const [named = null] = meant;
      if (meant.size === 1 && !(before && before.size > 0)) {
        return { clientId: named, why: 'name', maybe: none };
      }
      return { clientId: null, why: 'name', maybe: meant };
    }
    if (part.size > 0) return { clientId: null, why: 'partOfName', maybe: part };
    return { clientId: null, why: payer.words.length > 0 ? 'otherName' : 'noName', maybe: none };
  };
  return cachedPerText((text) => find(payerOf(text)));
}

const byCents = <T extends { cents: number }>(all: readonly T[]): Map<number, T[]> =>
  groupBy(all, ({ cents }) => cents);

const NEVER = 1e6;

const distance = (a: Day, b: Day | null): number =>
  b === null ? NEVER : Math.abs(daysBetween(a, b));

/** How many days after the line a receipt is dated. If its day is unknown, a very high number. */
const daysAfter = (line: StatementLine, { on }: ReceivedPart): number =>
  on === null ? NEVER : daysBetween(line.day, on);

/**
 * A receipt that was recorded by hand may have a day this many days after the bank's day, because it has the day
 * on which the user recorded it.
 */
const LOOKED_AFTER = 15;
const EARLIER = 3;
/** A receipt that is dated up to this many days after the line may belong to the line. */
const ABOUT = 31;

/**
 * The greatest number of days before the due day on which somebody pays. An older line probably belongs to another
 * payment.
 */
const AHEAD = 60;

/**
 * Whether a line is from long before a part is due. The day on which the part was entered does not matter, because
 * parts may be entered late.
 */
const isEarly = ({ day }: StatementLine, { dueOn }: OpenPart): boolean =>
  dueOn !== null && daysBetween(day, dueOn) > AHEAD;

/** Whether a line is exactly several of these parts. */
const isSumOfSome = (parts: readonly OpenPart[], cents: number): boolean =>
  parts.length > 1 &&
  parts.reduce((sum, part) => sum + part.cents, 0) >= cents &&
  partSetsWithSum(parts, cents).length > 0;

/** The most candidates of a line that are shown. The other parts can be chosen by hand. */
const MOST = 20;

/**
 * Matches incoming lines with open parts. Each line is in one item. Lines that were used or set aside, or that are not a client's, are not
 * passed in.
 */
export function matchLines(
  lines: readonly StatementLine[],
  business: MatchingData,
  find: (text: string, hash: string) => FoundPayer = payerFinder(business),
): Item[] {
  const { openParts, received, stored } = business;
  const items: Item[] = [];
  const openByCents = byCents(openParts);
  const linked = new Set(stored.flatMap(({ partIds }) => parseIdList(partIds)));
  const receivedByCents = byCents(received.filter(({ id }) => !linked.has(id)));
  const declined = new Map(
    stored.map(
      ({ id, declinedIds }) => [hashOfLineId(id), new Set(parseIdList(declinedIds))] as const,
    ),
  );

  interface Waiting {
    line: StatementLine;
    who: FoundPayer;
    candidates: OpenPart[];
    receipts: ReceivedPart[];
  }
  const possible: Waiting[] = [];
  for (const line of lines) {
    const equal = openByCents.get(line.cents) ?? [];
    const receipts = receivedByCents.get(line.cents) ?? [];
    const told = find(line.text, line.hash);
    // A person who paid for one client before may also pay for another, who has a part of the same amount.
    const isAmbiguous =
      told.isWeak === true && equal.some(({ clientId }) => clientId !== told.clientId);
    const who: FoundPayer = isAmbiguous ? { ...told, clientId: null, why: 'otherName' } : told;
    const isTheirs = ({ clientId }: { clientId: string | null }): boolean =>
      who.clientId === null || clientId === who.clientId;
    const refused = declined.get(line.hash);
    possible.push({
      line,
      who,
      candidates: equal.filter((part) => !refused?.has(part.id) && isTheirs(part)),
      receipts: receipts.filter(isTheirs),
    });
  }

  // Receipts by hand are matched with the lines nearest to their days.
  const byHand = possible
    .flatMap((each) =>
      each.receipts.flatMap((receipt) => {
        const days = daysAfter(each.line, receipt);
        const isNear =
          each.who.clientId === null
            ? Math.abs(days) <= EARLIER && each.candidates.length === 0
            : days >= -EARLIER && days <= LOOKED_AFTER;
        return isNear ? [{ each, receipt, days: Math.abs(days) }] : [];
      }),
    )
    .sort((a, b) => a.days - b.days);
  const registered = new Set<Waiting>();
  /** Receipts that certainly belong to a line, because they have the line's day. */
  const settled = new Set<string>();
  const used = new Set<string>();
  for (const { each, receipt, days } of byHand) {
    if (registered.has(each) || used.has(receipt.id)) continue;
    registered.add(each);
    used.add(receipt.id);
    if (days === 0) settled.add(receipt.id);
    items.push({ is: 'registered', line: each.line, receipt });
  }
  const waiting = possible.filter((each) => !registered.has(each));
  /**
   * Whether a receipt of about the same time may belong to this line, although it was matched with another line or
   * with none.
   */
  const isDoubtful = ({ line, receipts }: Waiting): boolean =>
    receipts.some((receipt) => {
      const days = daysAfter(line, receipt);
      return (
        !settled.has(receipt.id) && (receipt.on === null || (days >= -EARLIER && days <= ABOUT))
      );
    });

  // How many lines of a known payer may pay each part.
  const claims = new Map<string, number>();
  for (const { line, who, candidates } of waiting) {
    if (who.clientId === null) continue;
    for (const part of candidates) {
      if (!isEarly(line, part)) claims.set(part.id, (claims.get(part.id) ?? 0) + 1);
    }
  }
  const taken = new Set<string>();
  const rest: Waiting[] = [];
  for (const each of waiting) {
    const { line, who, candidates } = each;
    const [part] = candidates;
    const isOnly = part !== undefined && candidates.length === 1 && claims.get(part.id) === 1;
    if (who.clientId !== null && isOnly && !isEarly(line, part) && !isDoubtful(each)) {
      taken.add(part.id);
      items.push({ is: 'sure', line, part, why: who.why });
    } else {
      rest.push(each);
    }
  }

  for (const each of rest) {
    const left = each.candidates.filter(({ id }) => !taken.has(id));
    const named = left.filter(({ clientId }) => clientId !== null && each.who.maybe.has(clientId));
    // If a part of the name fits some candidates, only these remain.
    each.candidates = named.length > 0 ? named : left;
  }
  const wanted = new Map<string, number>();
  for (const { candidates } of rest) {
    for (const { id } of candidates) wanted.set(id, (wanted.get(id) ?? 0) + 1);
  }
  const unpaired: Waiting[] = [];
  for (const each of rest) {
    const { line, who, candidates } = each;
    const [part] = candidates;
    if (part === undefined) {
      unpaired.push(each);
    } else if (candidates.length === 1 && wanted.get(part.id) === 1) {
      const isNamed =
        who.clientId !== null || (part.clientId !== null && who.maybe.has(part.clientId));
      const named = who.clientId !== null && isEarly(line, part) ? 'early' : who.why;
      const why = isNamed ? named : who.why === 'noName' ? 'noName' : 'otherName';
      items.push({ is: 'likely', line, part, why });
    } else {
      const near = (a: OpenPart, b: OpenPart): number =>
        distance(line.day, a.dueOn) - distance(line.day, b.dueOn);
      const nearest = [...candidates].sort(near).slice(0, MOST);
      items.push({ is: 'choose', line, candidates: nearest });
    }
  }

  const openByClient = groupBy(openParts, ({ clientId }) => clientId);
  const differing = unpaired
    .flatMap((each) => {
      const { line, who } = each;
      if (who.clientId === null || who.isWeak === true || isDoubtful(each)) return [];
      const refused = declined.get(line.hash);
      const theirs = (openByClient.get(who.clientId) ?? []).filter(
        (part) =>
          part.cents > 0 && !taken.has(part.id) && !refused?.has(part.id) && !isEarly(line, part),
      );
      const parts = theirs.length === 0 ? null : nearestParts(line.cents, theirs);
      // A line of exactly several parts has no difference. The user chooses these parts.
      if (parts === null || isSumOfSome(theirs, line.cents)) return [];
      const away = Math.abs(parts.reduce((sum, { cents }) => sum + cents, -line.cents));
      return [{ line, parts, away }];
    })
    .sort((a, b) => a.away - b.away);
  // A part is offered for one line, that of the nearest amount.
  const partsOf = new Map<StatementLine, OpenPart[]>();
  for (const { line, parts } of differing) {
    if (parts.some(({ id }) => taken.has(id))) continue;
    for (const { id } of parts) taken.add(id);
    partsOf.set(line, parts);
  }
  for (const { line } of unpaired) {
    const parts = partsOf.get(line);
    items.push(parts ? { is: 'differing', line, parts } : { is: 'incoming', line });
  }
  return items;
}
