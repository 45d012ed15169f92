import type { Day } from '../../shared/days';
import { groupBy } from '../../shared/groupBy';
import { toCents } from '../../shared/money';
import { normalise } from '../../shared/searchText';
import type { AccountReading, LeftOut, RawLine } from './statementLine';
import { hashOfLineId, lineHash, type StoredLine } from './storedLine';

/*
 * Merges several files and the known lines into one statement. Two entries are the same line if they have the same
 * bank, account, day and cents, and the same rank among such entries on that day. So two equal Pix on one day are two
 * lines. The bank's own id counts only if it is a UUID.
 */

/** A line that occurs once in the merged statement. */
export interface StatementLine extends RawLine {
  /** The hash of the line, which is a part of the line's stored id. */
  hash: string;
  source: string;
  isCard: boolean;
}

export interface Statement {
  lines: StatementLine[];
  leftOut: LeftOut[];
}

/** The lines of one account, from earlier files or from the store. */
interface Known {
  bank: string;
  account: string;
  lines: KnownLine[];
  /** Whether the account is a credit card; null for stored lines, where that is unknown. */
  isCard: boolean | null;
  /** Whether lines may be missing. That is so for stored lines, because only lines that were used are stored. */
  isPartial: boolean;
}

interface KnownLine {
  day: Day;
  cents: number;
  text: string;
  uuid: string | null;
  hash: string;
  /** Whether two entries must have an equal text to be the same line. */
  byText?: boolean;
}

const sourceOf = ({ bank, account }: { bank: string; account: string }): string =>
  `${bank}/${account}`;

function storedSources(stored: readonly StoredLine[]): Known[] {
  const bySource = new Map<string, Known>();
  for (const { id, source, day, amount, outgoing, text } of stored) {
    const end = source.lastIndexOf('/');
    const known = bySource.get(source) ?? {
      bank: source.slice(0, end),
      account: source.slice(end + 1),
      lines: [],
      isCard: null,
      isPartial: true,
    };
    known.lines.push({
      day,
      cents: toCents(outgoing ? -amount : amount),
      text,
      uuid: null,
      hash: hashOfLineId(id),
    });
    bySource.set(source, known);
  }
  return [...bySource.values()];
}

const alike = ({ day, cents }: Pick<RawLine, 'day' | 'cents'>): string =>
  `${day}|${cents.toString()}`;

const grouped = <T extends Pick<RawLine, 'day' | 'cents'>>(lines: readonly T[]): Map<string, T[]> =>
  groupBy(lines, alike);

const wordsOf = (text: string): Set<string> =>
  new Set(normalise(text).match(/[a-z]{3,}|\d{6,}/g) ?? []);

/** Words that occur in many lines of any statement. */
const COMMON = new Set(
  'pix recebido recebida transferencia transf pelo pela enviado enviada compra debito credito conta pagamento'.split(
    ' ',
  ),
);

/** Whether two texts share a word that is not one of the common words. */
function shareWord(a: string, b: string): boolean {
  const words = wordsOf(b);
  for (const word of wordsOf(a)) if (!COMMON.has(word) && words.has(word)) return true;
  return false;
}

const sameText = (a: string, b: string): boolean => normalise(a) === normalise(b);

function couldBeSame(a: AccountReading, b: Known): boolean {
  if (b.isCard !== null && a.isCard !== b.isCard) return false;
  const bankFits = a.bank === '' || b.bank === '' || a.bank === b.bank || isNamed(a) || isNamed(b);
  const short = a.account.length < b.account.length ? a.account : b.account;
  const long = short === a.account ? b.account : a.account;
  return bankFits && (short === '' || long.includes(short));
}

/** Whether the user named the columns, so that the bank is unknown. */
const isNamed = ({ bank }: { bank: string }): boolean => bank.startsWith('csv ');

/** Whether most of the lines that both should have are in both. */
function overlaps(lines: readonly RawLine[], known: Known): boolean {
  const days = lines.map(({ day }) => day).sort();
  const knownDays = known.lines.map(({ day }) => day).sort();
  const from = [days[0] ?? '9', knownDays[0] ?? '9'].sort()[1] ?? '';
  const to = [days.at(-1) ?? '0', knownDays.at(-1) ?? '0'].sort()[0] ?? '';
  const inside = ({ day }: { day: Day }): boolean => day >= from && day <= to;
  const here = grouped(lines.filter(inside));
  const there = known.lines.filter(inside);
  let found = 0;
  let named = 0;
  for (const [key, group] of grouped(there)) {
    const mine = here.get(key) ?? [];
    found += Math.min(mine.length, group.length);
    const isNamed = mine.some(({ text }) =>
      group.some((other) => sameText(text, other.text) || shareWord(text, other.text)),
    );
    if (isNamed) named += 1;
  }
  const mine = lines.filter(inside).length;
  const least = known.isPartial ? there.length : Math.min(there.length, mine);
  // Two common lines are enough if neither has any other.
  const isAll = !known.isPartial && found === there.length && found === mine;
  const isTold = named > 0 || found >= (isAll ? 2 : 3);
  return found > 0 && found >= least * 0.6 && isTold;
}

const NO_PAIRS: ReadonlyMap<RawLine, KnownLine> = new Map();

/** Pairs equal entries with known lines: first those with equal texts, then similar texts, then by order. */
function pairUp(
  lines: readonly RawLine[],
  known: readonly KnownLine[] = [],
): ReadonlyMap<RawLine, KnownLine> {
  if (known.length === 0) return NO_PAIRS;
  const pairs = new Map<RawLine, KnownLine>();
  const left = new Set(known);
  const fits: readonly ((line: RawLine, other: KnownLine) => boolean)[] = [
    (line, other) => sameText(line.text, other.text),
    (line, other) => other.byText !== true && shareWord(line.text, other.text),
    (_line, other) => other.byText !== true,
  ];
  for (const fit of fits) {
    if (left.size === 0) break;
    for (const line of lines) {
      if (pairs.has(line)) continue;
      for (const other of left) {
        // Two different ids of the bank mean different lines.
        if (line.uuid !== null && other.uuid !== null && line.uuid !== other.uuid) continue;
        if (!fit(line, other)) continue;
        pairs.set(line, other);
        left.delete(other);
        break;
      }
    }
  }
  return pairs;
}

/** The lines of a file. An id that several entries share (a purchase and its refund) is removed. */
function withoutSharedIds(lines: readonly RawLine[]): RawLine[] {
  const keys = new Map<string, string>();
  const shared = new Set<string>();
  for (const line of lines) {
    if (line.uuid === null) continue;
    const key = keys.get(line.uuid);
    if (key !== undefined && key !== alike(line)) shared.add(line.uuid);
    keys.set(line.uuid, alike(line));
  }
  if (shared.size === 0) return [...lines];
  return lines.map((line) =>
    line.uuid !== null && shared.has(line.uuid) ? { ...line, uuid: null } : line,
  );
}

/**
 * Merges the readings, file by file, and gives each line its permanent identity.
 * @param readings - the accounts, in the order of their files
 * @param stored - the stored lines
 */
export function mergeFiles(
  readings: readonly AccountReading[],
  stored: readonly StoredLine[],
): Statement {
  const statement: Statement = { lines: [], leftOut: [] };
  const storedKnown = storedSources(stored);
  const before: Known[] = [];
  const storedHashes = new Set(stored.map(({ id }) => hashOfLineId(id)));
  const hashes = new Set<string>(storedHashes);
  const uuids = new Set<string>();

  /** How many lines of the same bank, account, day and cents have their ids already. */
  const ordinals = new Map<string, number>();
  const identify = (reading: AccountReading, line: RawLine): string => {
    if (line.uuid !== null) return lineHash(line.uuid);
    const base = `${sourceOf(reading)}|${alike(line)}`;
    for (let ordinal = (ordinals.get(base) ?? 0) + 1; ; ordinal += 1) {
      const hash = lineHash(`${base}|${ordinal.toString()}`);
      if (hashes.has(hash)) continue;
      ordinals.set(base, ordinal);
      return hash;
    }
  };

  for (const file of readings) {
    const reading = { ...file, lines: withoutSharedIds(file.lines) };
    const target = (known: Known): boolean => {
      const isNumbered = reading.account !== '' && sourceOf(reading) === sourceOf(known);
      return isNumbered || (couldBeSame(reading, known) && overlaps(reading.lines, known));
    };
    const earlier = grouped(before.filter(target).flatMap(({ lines }) => lines));
    // A stored line with the same text is this line, even if lines of similar accounts are stored.
    const kept = grouped(
      storedKnown
        .filter((known) => couldBeSame(reading, known))
        .flatMap((known) => {
          const isSame = target(known);
          return known.lines.map((line) => ({ ...line, byText: !isSame }));
        }),
    );
    const own: Known = { ...reading, lines: [], isPartial: false };
    const storedId = ({ uuid }: RawLine): string | null => {
      const hash = uuid === null ? null : lineHash(uuid);
      return hash !== null && storedHashes.has(hash) ? hash : null;
    };
    for (const [key, group] of grouped(reading.lines)) {
      const seen = group.filter(({ uuid }) => uuid !== null && uuids.has(uuid));
      const rest = seen.length === 0 ? group : group.filter((line) => !seen.includes(line));
      const doubles = pairUp(rest, earlier.get(key));
      const fresh = doubles.size === 0 ? rest : rest.filter((line) => !doubles.has(line));
      const before = kept.get(key);
      const ids = before && new Set(fresh.map(storedId));
      const pairs = before
        ? pairUp(
            fresh.filter((line) => storedId(line) === null),
            before.filter(({ hash }) => ids?.has(hash) !== true),
          )
        : NO_PAIRS;
      for (const line of [...seen, ...doubles.keys()]) {
        statement.leftOut.push({ reason: 'duplicate', text: line.text });
      }
      for (const line of fresh) {
        if (line.uuid !== null && uuids.has(line.uuid)) {
          // The same id occurs twice in one file.
          statement.leftOut.push({ reason: 'duplicate', text: line.text });
          continue;
        }
        const hash = pairs.get(line)?.hash ?? identify(reading, line);
        hashes.add(hash);
        if (line.uuid !== null) uuids.add(line.uuid);
        const whole = { ...line, hash, source: sourceOf(reading), isCard: reading.isCard };
        statement.lines.push(whole);
        own.lines.push(whole);
      }
      // A duplicate counts as known under its own account, too, for the files that follow.
      for (const [line, other] of doubles) own.lines.push({ ...line, hash: other.hash });
    }
    before.push(own);
  }
  statement.lines.sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0));
  return statement;
}
