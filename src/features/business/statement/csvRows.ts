import type { Day } from '../../shared/days';
import { normalise } from '../../shared/searchText';
import { foreignFinder } from './currency';
import { headName, isKindTitle, type Head } from './csvColumns';
import { directionReader, wayColumn, type WrittenAmount } from './direction';
import { isRefund } from './refunds';
import type { LeftOut, RawLine } from './statementLine';
import { saysScheduled, statusReader } from './status';
import { amountReader, asUuid, isBalance, isTotal, plainLine, withoutTags } from './values';
import { dayReader, orderOfDays } from './writtenDays';

/* Turns the rows of a CSV file into entries, once it is known what its columns are. */

const AHEAD = /lancamentos? futuros?|agendad|programad/;

const isFilled = (cell: string): boolean => cell.trim() !== '';

/** The entries of a file's rows. */
export interface Rows {
  lines: RawLine[];
  leftOut: LeftOut[];
  entries: number;
}

/** Reads the rows below a head. */
export function readRows(
  rows: readonly (readonly string[])[],
  titles: readonly string[],
  head: Head,
  today: Day,
): Rows {
  const { day: dayPlace, text: textPlaces } = head;
  const places = [head.amount, head.in, head.out].filter((place) => place !== null);
  const read = amountReader(
    rows.slice(0, 5000).flatMap((row) => places.map((place) => row[place] ?? '')),
    ',',
  );
  const readDay = dayReader(
    orderOfDays(
      rows.map((row) => row[dayPlace] ?? ''),
      head.order,
      today,
    ),
  );
  const textOf = (row: readonly string[], without: readonly number[] = []): string => {
    const parts = textPlaces
      .filter((place) => !without.includes(place))
      .map((place) => plainLine(withoutTags(row[place] ?? '')))
      .filter((part) => part !== '');
    return parts.filter((part, index) => parts.indexOf(part) === index).join(' - ');
  };
  const { amount: amountPlace } = head;
  const texts = rows.map((row) => textOf(row));
  const dated = rows
    .map((row, index) => ({ row, text: texts[index] ?? '' }))
    .filter(({ row, text }) => readDay(row[dayPlace] ?? '') !== null && !isBalance(text));
  const wayOf =
    amountPlace === null || head.isCard
      ? null
      : wayColumn(
          dated.flatMap(({ row }) => (read(row[amountPlace] ?? '')?.cents ? [row] : [])),
          (index) =>
            index === amountPlace ||
            index === dayPlace ||
            (textPlaces.includes(index) && !isKindTitle(titles[index] ?? '')),
          head.areSignsKnown,
        );

  /** The amount of a row with what the row says of its direction; null if it cannot be read. */
  const amountOf = (row: readonly string[], text: string): WrittenAmount | null => {
    if (amountPlace !== null) {
      const amount = read(row[amountPlace] ?? '');
      if (!amount) return null;
      const { cents, isSigned, word } = amount;
      // On the bills of these cards, what was bought is positive.
      if (head.isCard) return { cents: cents === 0 ? 0 : -cents, isSigned, word: null, text };
      if (word !== null || !wayOf) return { cents, isSigned, word, text };
      const { cell, ...said } = wayOf(row);
      return { cents, isSigned, ...said, text: isRefund(cell) ? `${cell} ${text}` : text };
    }
    const came = head.in === null ? null : read(row[head.in] ?? '');
    const went = head.out === null ? null : read(row[head.out] ?? '');
    const [amount, word] = went?.cents ? ([went, 'out'] as const) : ([came ?? went, 'in'] as const);
    if (!amount) return null;
    if (!came?.cents || !went?.cents)
      return { cents: amount.cents, isSigned: amount.isSigned, word, text };
    return {
      cents: Math.abs(came.cents) - Math.abs(went.cents),
      isSigned: false,
      word: 'both',
      text,
    };
  };
  const directed = directionReader(
    dated.flatMap(({ row, text }) => amountOf(row, text) ?? []),
    head,
  );
  const isForeign = foreignFinder({ titles, rows, places });
  const statusOf = statusReader({ titles, rows, others: [dayPlace, ...places] });

  /** What a row does not say for certain. */
  const doubtOf = (
    row: readonly string[],
    isUnclear: boolean,
  ): Pick<RawLine, 'isUnclear' | 'unknown'> => {
    if (isForeign(row) === 'unknown') return { isUnclear: true, unknown: 'currency' };
    if (statusOf?.(row) === 'unknown') return { isUnclear: true, unknown: 'status' };
    return isUnclear ? { isUnclear } : {};
  };

  /** Whether a row speaks of money that will come in. What will be paid is told by its day. */
  const isScheduled = (amount: WrittenAmount, text: string): boolean =>
    saysScheduled(text) && directed(amount).cents > 0;

  const title = headName(titles);
  const lines: RawLine[] = [];
  const leftOut: LeftOut[] = [];
  let entries = 0;
  /** The entry of the row before, because some banks write a text in two rows. */
  let last: RawLine | LeftOut | null = null;
  /** Whether the current row stands below a title such as 'Lançamentos futuros'. */
  let isAhead = false;
  for (const [index, row] of rows.entries()) {
    const text = texts[index] ?? '';
    const isBlank = (place: number): boolean => !isFilled(row[place] ?? '');
    if (text !== '' && last && isBlank(dayPlace) && places.every(isBlank) && !isBalance(text)) {
      last.text = `${last.text} ${text}`;
      continue;
    }
    // The head is repeated above another part of the file.
    if (headName(row) === title) continue;
    entries += 1;
    last = null;
    const day = readDay(row[dayPlace] ?? '');
    const amount = day === null ? null : amountOf(row, text);
    const whole = (): string => plainLine(row.join(' '));
    if (day === null && row.filter(isFilled).length === 1) isAhead = AHEAD.test(normalise(whole()));
    if (isBalance(text) || (day === null && row.some((cell) => isBalance(cell) || isTotal(cell)))) {
      leftOut.push({ reason: 'balance', text: text === '' ? whole() : text });
    } else if (day !== null && isForeign(row) === true) {
      leftOut.push({ reason: 'foreign', text: text === '' ? whole() : text });
    } else if (day !== null && statusOf?.(row) === 'undone') {
      leftOut.push((last = { reason: 'undone', text }));
    } else if (day === null || amount === null) {
      leftOut.push({ reason: 'unreadable', text: whole() });
    } else if (isAhead || day > today || isScheduled(amount, text)) {
      leftOut.push((last = { reason: 'future', text }));
    } else {
      const { cents, isUnclear } = directed(amount);
      const uuid = head.id === null ? null : asUuid(row[head.id] ?? '');
      const other = cents < 0 ? head.payer : head.payee;
      const told = other.length === 0 ? text : textOf(row, other) || text;
      lines.push((last = { day, cents, text: told, uuid, ...doubtOf(row, isUnclear) }));
    }
  }
  return { lines, leftOut, entries };
}
