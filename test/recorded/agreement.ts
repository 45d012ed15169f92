import { isObject, type FieldKind } from '../../src/features/recording/protect';
import type { Report } from '../../src/features/recording/report';
import { isDeepEqual } from '../../src/features/shared/changes';
import { recordedFields } from '../../src/store/recordedFields';

/**
 * How far (ms) the clock of a re-run may be from the recorded one. A browser's timers are late; a tab in the
 * background is woken once a minute.
 */
const CLOCK_TOLERANCE = 60_000;

/** What the app makes of its clock: an instant, or the id of a stage. */
function clockOf(text: string): { at: number; rest: string } | null {
  const stage = /^(\d{13})(-\d+)$/.exec(text);
  if (stage) return { at: Number(stage[1]), rest: stage[2] ?? '' };
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) ? { at: Date.parse(text), rest: '' } : null;
}

function areOfOneClock(one: string, other: string): boolean {
  const [a, b] = [clockOf(one), clockOf(other)];
  return a !== null && a.rest === b?.rest && Math.abs(a.at - b.at) <= CLOCK_TOLERANCE;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** The letters of a word without their accents: a stand-in keeps their number. */
const plain = (word: string): string =>
  word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Shorter words are the same as a stand-in by accident. */
const TELLING = 4;

function parsed(text: string): unknown {
  if (!text.startsWith('{')) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Rounding moves each scaled amount by half a cent at most, so a sum of them by as often half a cent. */
const HALF_A_CENT = 0.005;
/** Below a thousandth of a cent: what binary fractions add to it. */
const EPSILON = 1e-5;

/** Where a value stands: its field, and the field above it. */
interface Place {
  name: string;
  parent: string;
}

/** What protection takes a value for; see `FieldKind`. */
const kindOf = ({ name, parent }: Place, unknown: FieldKind): FieldKind =>
  recordedFields.get(`${parent}.*`) ??
  recordedFields.get(`${parent}.${name}`) ??
  recordedFields.get(name) ??
  unknown;

function countAmounts(value: unknown, place: Place): number {
  if (typeof value === 'number') return kindOf(place, 'amount') === 'amount' ? 1 : 0;
  if (!isObject(value)) return 0;
  return Object.entries(value).reduce((sum, [key, item]) => {
    const inside = Array.isArray(value) ? place : { name: key, parent: place.name };
    return sum + countAmounts(item, inside);
  }, 0);
}

/**
 * Gives back what the app does now, with the recorded value in each place in which the two agree.
 * @param type - Of the action whose payload it is, if it is one.
 */
export type Agreed = (recorded: unknown, now: unknown, type?: string) => unknown;

/**
 * Compares what the app does now with a recording. In a report with the real values both have to be equal, but
 * for what is made of the clock. In a protected one, what protection leaves as it is has to be equal as well:
 * ids, days, counts, truth values and words of the app. A text may differ in words that the app itself has
 * written, whose stand-ins nobody knows; a word that stands in the recording has to be where it was. Of amounts,
 * only sums may differ, by what rounding does.
 */
export function agreement({
  real,
  base,
  entries,
}: Pick<Report<object>, 'real' | 'base' | 'entries'>): Agreed {
  const known = new Set(
    wordsOf(JSON.stringify([base, entries.map(({ action }) => action)])).map(plain),
  );
  /** By a word of the app, the stand-in that it has in this report: the same for the same. */
  const standIns = new Map<string, string>();
  /** By such a stand-in, its word: another word has another one. */
  const words = new Map<string, string>();
  function isSameWord(recorded: string, now: string): boolean {
    const [one, other] = [plain(recorded), plain(now)];
    if (one === other) return true;
    if (one.length !== other.length) return false;
    if (other.length >= TELLING && known.has(other)) return false;
    if ((standIns.get(other) ?? one) !== one || (words.get(one) ?? other) !== other) return false;
    standIns.set(other, one);
    words.set(one, other);
    return true;
  }

  function isSameText(kind: FieldKind, recorded: string, now: string): boolean {
    if (areOfOneClock(recorded, now)) return true;
    const documents = [parsed(recorded), parsed(now)];
    if (documents.every(isObject)) {
      const [one, other] = documents;
      return isDeepEqual(agreed(one, other), one);
    }
    if (real || (kind !== 'text' && kind !== 'count')) return false;
    const [wordsThen, wordsNow] = [wordsOf(recorded), wordsOf(now)];
    return (
      recorded.replaceAll(WORD, '') === now.replaceAll(WORD, '') &&
      wordsThen.length === wordsNow.length &&
      wordsThen.every((word, index) => isSameWord(word, wordsNow[index] ?? ''))
    );
  }

  function agreed(recorded: unknown, now: unknown, type = ''): unknown {
    const top = { name: type, parent: '' };
    const tolerance = real ? 0 : countAmounts(recorded, top) * HALF_A_CENT + EPSILON;
    const compare = (one: unknown, other: unknown, { name, parent }: Place): unknown => {
      if (Array.isArray(one) && Array.isArray(other)) {
        return other.map((item, index) => compare(one[index], item, { name, parent }));
      }
      if (isObject(one) && isObject(other)) {
        return Object.fromEntries(
          Object.entries(other)
            .filter(([, item]) => item !== undefined) // JSON leaves it out
            .map(([key, item]) => [key, compare(one[key], item, { name: key, parent: name })]),
        );
      }
      if (typeof one === 'string' && typeof other === 'string') {
        return isSameText(kindOf({ name, parent }, 'text'), one, other) ? one : other;
      }
      if (typeof one === 'number' && typeof other === 'number') {
        const isAmount = kindOf({ name, parent }, 'amount') === 'amount';
        return isAmount && Math.abs(one - other) <= tolerance ? one : other;
      }
      return other;
    };
    return compare(recorded, now, top);
  }

  return agreed;
}
