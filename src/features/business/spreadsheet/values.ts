import { formatDocument, isDocument, STATES } from '../../shared/brazil';
import { storableText } from '../../shared/controlCharacters';
import type { Day } from '../../shared/days';
import { EXPENSE_CATEGORIES } from '../../shared/expenseCategories';
import { PAYMENT_METHODS } from '../../shared/paymentMethods';
import { normalise } from '../../shared/searchText';
import { paymentMethodLabel } from '../payments/paymentWords';
import { foreignFinder } from '../statement/currency';
import { amountReader } from '../statement/values';
import { JOINS, type SheetField, type Use } from './fields';
import type { Sheet, SheetRow } from './readSheet';
import { orderIn, sheetDayReader, type DayChoice } from './sheetDays';

/* Reads the cells of a row as the texts that the form of the list would have. */

/** What the user has answered about a whole sheet, and mended in it. */
export interface SheetChoices extends DayChoice {
  uses: readonly Use[];
  /** Whether amounts with a minus are expenses, too. */
  takesNegatives: boolean;
  /** What unknown words mean, by `field:word`; '' leaves the field empty. */
  words: Readonly<Record<string, string>>;
  /** Mended cells, by `line:field`. */
  cells: Readonly<Record<string, string>>;
  /** The keys of the problems that the user leaves out. */
  left: readonly string[];
  /** The numbers of the lines whose person is somebody new, by the word of the user. */
  newPeople: readonly number[];
}

/** What stops a cell from being a value. A word is asked for, once for the column. */
export type CellProblem =
  { kind: 'order' | 'year' | 'negative' | 'formula' | 'currency' } | { kind: 'word'; word: string };

/** A cell as the form has it, or what stops it. */
export type CellValue = { text: string } | CellProblem;

/** What people and programs write where there is nothing. */
const NOTHING = /^(?:[-–—]+|n\/[ad]|#n\/[ad]|null|undefined|nan)$/i;
/** A formula, its error, or a long number that the program has cut to `5,51E+12`. */
const FORMULA =
  /^=|^#(?:REF|VALOR|VALUE|NOME|NAME|DIV\/0|NUM|NULO|NULL|ERRO|ERROR)|^\d[.,]\d+E\+\d+$/i;
/** What this app's exports write in front of a text that a spreadsheet would take for a formula. */
const GUARDED = /^'(?=[\s\p{C}]*[=+\-@＝＋－＠﹢﹣﹦﹫])/u;

const STATE_NAMES =
  'acre|alagoas|amazonas|amapa|bahia|ceara|distrito federal|espirito santo|goias|maranhao|minas gerais|mato grosso do sul|mato grosso|para|paraiba|pernambuco|piaui|parana|rio de janeiro|rio grande do norte|rondonia|roraima|rio grande do sul|santa catarina|sergipe|sao paulo|tocantins'.split(
    '|',
  );

/** A word as it is compared and remembered. */
export const plainWord = (text: string): string => normalise(text).replace(/\s+/g, ' ').trim();

/** A document with the zeros at its start, which spreadsheets drop as those of a number. */
function withZeros(text: string): string {
  const whole = /^\d{9,13}$/.test(text) ? text.padStart(text.length > 11 ? 14 : 11, '0') : text;
  return isDocument(whole) ? whole : text;
}

const knownWords = (pairs: readonly (readonly [word: string, value: string])[]) =>
  new Map(pairs.map(([word, value]) => [plainWord(word), value]));

/** The fields that have one of a few values, by the words for them. */
const WORDS: Partial<Record<SheetField, ReadonlyMap<string, string>>> = {
  category: knownWords(EXPENSE_CATEGORIES.map((name) => [name, name])),
  paymentMethod: knownWords(
    PAYMENT_METHODS.flatMap((method) => [
      [method, method] as const,
      [paymentMethodLabel[method], method] as const,
    ]),
  ),
  state: knownWords(
    STATES.flatMap((code, at) => [[code, code] as const, [STATE_NAMES[at] ?? code, code] as const]),
  ),
};

/** The values from which the user chooses for an unknown word. */
export const wordChoices = (field: SheetField): readonly string[] => [
  ...new Set(WORDS[field]?.values() ?? []),
];

/** The cells of a row with what was mended in them. A mended field that several columns make up stands in the first of these. */
export const mendedCells = (
  { line, cells }: SheetRow,
  { uses, cells: mended }: Pick<SheetChoices, 'uses' | 'cells'>,
): string[] =>
  Array.from({ length: Math.max(cells.length, uses.length) }, (_, at) => {
    const use = uses[at] ?? null;
    const text = use === null ? undefined : mended[`${String(line)}:${use}`];
    if (text === undefined) return cells[at] ?? '';
    return uses.indexOf(use) === at ? text : '';
  });

/** Returns a function that reads a field of a row. */
export function cellReader(
  { titles, rows, isOwn }: Sheet,
  choices: SheetChoices,
  today: Day,
): (row: SheetRow, field: SheetField) => CellValue {
  const { uses, cells, words } = choices;
  const places = new Map<SheetField, number[]>();
  for (const [at, use] of uses.entries()) {
    if (use !== null) places.set(use, [...(places.get(use) ?? []), at]);
  }
  const columnOf = (field: SheetField): string[] => {
    const at = places.get(field)?.[0] ?? -1;
    return rows.map((row) => row.cells[at] ?? '');
  };
  const order = isOwn ? 'dayFirst' : (choices.order ?? orderIn(columnOf('date'), today));
  const readDay = sheetDayReader({ order, year: choices.year });
  const readOwnDay = sheetDayReader({ order: 'dayFirst', year: null });
  const readAmount = amountReader(columnOf('amount'), ',');
  const isForeign = foreignFinder({
    titles,
    rows: rows.map((row) => row.cells),
    places: places.get('amount') ?? [],
  });

  function amountOf(text: string, row: SheetRow, isMended: boolean): CellValue {
    if (!isMended && isForeign([...row.cells]) === true) return { kind: 'currency' };
    const amount = readAmount(text);
    if (!amount) return { text };
    const isNegative = amount.cents < 0 || amount.word === 'in';
    if (isNegative && !choices.takesNegatives && !isOwn) return { kind: 'negative' };
    return { text: (Math.abs(amount.cents) / 100).toFixed(2) };
  }

  return (row, field) => {
    const mended = cells[`${String(row.line)}:${field}`];
    const parts = (places.get(field) ?? []).flatMap((at) => {
      const cell = storableText(row.cells[at] ?? '').replace(GUARDED, '');
      return cell === '' || NOTHING.test(cell) ? [] : [cell];
    });
    const text = mended ?? parts.join(JOINS[field] ?? '');
    // A guard says that the text is no formula.
    const isGuarded = (places.get(field) ?? []).some((at) =>
      GUARDED.test((row.cells[at] ?? '').trim()),
    );
    if (mended === undefined && !isGuarded && FORMULA.test(text)) return { kind: 'formula' };
    const known = WORDS[field];
    if (known) {
      const word = plainWord(text);
      if (word === '' && field !== 'category') return { text: '' };
      const value = known.get(word) ?? words[`${field}:${word}`];
      return value === undefined ? { kind: 'word', word: text } : { text: value };
    }
    if (text === '') return { text };
    switch (field) {
      case 'date': {
        const read = readDay(text);
        if (read === null) return { text };
        return 'day' in read ? { text: read.day } : { kind: read.asks };
      }
      case 'createdOn': {
        const read = readOwnDay(text);
        return { text: read !== null && 'day' in read ? read.day : '' };
      }
      case 'amount':
        return amountOf(text, row, mended !== undefined);
      case 'document':
        return { text: formatDocument(withZeros(text)) };
      default:
        return { text };
    }
  };
}
