/*
 * A comma is Brazil's decimal point, also where the browser speaks another language. There, Chromium
 * drops the comma of an `<input type="number">` without a word: `1500,50` becomes 150050. Such an
 * input tells neither its text nor its caret; what can be done is to insert as if it were typed,
 * which leaves caret and undo as they should be, and to listen to what became of it.
 */

/** The parts of an amount in Brazilian notation; `fraction` is null where there is no comma. */
export interface BrazilianNumber {
  whole: string;
  fraction: string | null;
}

const BRAZILIAN = /^([-\u2212]?)(?:R\$)?([-\u2212]?)([1-9]\d{0,2}(?:\.\d{3})+|\d*)(?:,(\d*))?$/;

/**
 * Reads 'R$ 1.500,50', '1500,5', ',' or '1.500' (a thousand and a half: no price has three
 * decimals). Null for what the browser reads by itself, or what is no such number.
 */
export function readBrazilian(text: string): BrazilianNumber | null {
  const [, before, after, digits = '', fraction = null] =
    BRAZILIAN.exec(text.replace(/\s/g, '')) ?? [];
  const sign = before || after ? '-' : '';
  const whole = sign + digits.replaceAll('.', '');
  if (whole + (fraction ?? '') === '' && fraction === null) return null;
  return whole === text ? null : { whole, fraction };
}

/** Inserts at the caret as if it were typed; false where the browser left some of it out. */
function insert(input: HTMLInputElement, text: string): boolean {
  const inserted: (string | null)[] = [];
  const listen = (event: Event) => {
    if (event instanceof InputEvent) inserted.push(event.data);
  };
  input.addEventListener('input', listen);
  // No other call inserts into a number input: it refuses `setRangeText`.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  document.execCommand('insertText', false, text);
  input.removeEventListener('input', listen);
  return inserted.includes(text);
}

function insertBrazilian(input: HTMLInputElement, { whole, fraction }: BrazilianNumber): void {
  if (whole !== '') insert(input, whole);
  if (fraction === null) return;
  // Where the browser speaks Portuguese itself, the comma stays one.
  if (!insert(input, ',')) insert(input, '.');
  if (fraction !== '') insert(input, fraction);
}

let isInserting = false;

/** Inputs whose last separator is a point that was just typed, and no decimal point of a stored amount. */
const pointTyped = new WeakSet<EventTarget>();

/** Three figures after a typed point: it groups thousands, for no price has three decimals. */
const GROUPED = /^[1-9]\d*\.\d{3}$/;

/** Listens to `input` of a number input: `1.500`, typed, is a thousand and a half. */
function groupedByPoint({ currentTarget: input }: Event): void {
  if (isInserting || !(input instanceof HTMLInputElement)) return;
  if (!pointTyped.has(input) || !GROUPED.test(input.value)) return;
  const ungrouped = input.value.replace('.', '');
  pointTyped.delete(input);
  isInserting = true;
  try {
    input.select();
    insert(input, ungrouped);
  } finally {
    isInserting = false;
  }
}

/** Listens to `beforeinput` of a number input: typed, pasted or dropped commas become its decimal point. */
function decimalComma(event: InputEvent): void {
  const { data, currentTarget: input } = event;
  // What is inserted here comes by here, too.
  if (isInserting || data === null || !(input instanceof HTMLInputElement)) return;
  if (data === '.') pointTyped.add(input);
  if (data.includes(',')) pointTyped.delete(input);
  const number = readBrazilian(data);
  if (!number) return;
  event.preventDefault();
  isInserting = true;
  try {
    insertBrazilian(input, number);
  } finally {
    isInserting = false;
  }
}

/** Listens to `blur` of a number input: from here on its point is the decimal point of an amount. */
function forgetPoint({ currentTarget: input }: Event): void {
  if (input) pointTyped.delete(input);
}

/** Lets a number input be typed in Brazilian notation; to call it again adds nothing. */
export function hearBrazilian(input: HTMLInputElement): void {
  input.addEventListener('beforeinput', decimalComma);
  input.addEventListener('input', groupedByPoint);
  input.addEventListener('blur', forgetPoint);
}
