import { isObject, type FieldKind } from '../../src/features/app/report/protect';
import type { Report } from '../../src/features/app/report/report';
import { isDeepEqual } from '../../src/features/shared/changes';
import { recordedFields } from '../../src/store/report/recordedFields';

/**
 * How far (ms) the clock of a repeated run may differ from the recorded one. A browser's timers are late, and a
 * tab in the background is woken only once a minute.
 */
const CLOCK_TOLERANCE = 60_000;

/** A text that the app has made from its clock: an instant, or the id of a stage. Null for other texts. */
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

/** The letters of a word without accents, because a stand-in keeps only the number of letters. */
const plain = (word: string): string =>
  word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The least length of a word that is compared. A shorter word may equal a stand-in by accident. */
const TELLING = 4;

function parsed(text: string): unknown {
  if (!text.startsWith('{')) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Rounding changes each scaled amount by half a cent at most, so a sum may differ by half a cent for each of its
 * amounts.
 */
const HALF_A_CENT = 0.005;
/** A small tolerance for the errors of binary fractions, below a thousandth of a cent. */
const EPSILON = 1e-5;

/** The place of a value: its field, and the field above it. */
interface Place {
  name: string;
  parent: string;
}

/** The kind that protection assumes for a value; see `FieldKind`. */
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
 * Returns what the app does now, with the recorded value wherever the two agree.
 * @param type - the type of the action, if the value is the payload of one.
 */
export type TakeAgreement = (recorded: unknown, now: unknown, type?: string) => unknown;

/**
 * Compares what the app does now with a recording. In a report with the real values, both must be equal, except
 * for what is made from the clock. In a protected report, everything that protection does not change must also be
 * equal: ids, days, counts, truth values and words of the app. A text may differ in words that the app itself has
 * written, because their stand-ins are unknown; a word of the recording must be in its place. Of amounts, only
 * sums may differ, by the errors of rounding.
 */
export function compareWithRecording({
  real,
  base,
  entries,
}: Pick<Report<object>, 'real' | 'base' | 'entries'>): TakeAgreement {
  const known = new Set(
    wordsOf(JSON.stringify([base, entries.map(({ action }) => action)])).map(plain),
  );
  /** By a word of the app, its stand-in in this report. The same word always has the same stand-in. */
  const standIns = new Map<string, string>();
  /** By a stand-in, the word of the app to which it belongs. Different words have different stand-ins. */
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
