/*
 * Lets the user type a comma, which is Brazil's decimal separator. If the browser's language is another, Chromium
 * silently drops the comma of an `<input type="number">`, so that `1500,50` becomes 150050, and WebKit keeps it but takes
 * the text for no number. Such an input reveals neither its text nor its caret. Therefore this code inserts text as if the
 * user had typed it, and checks the result. This keeps the caret and the undo history intact.
 */

/** An amount in Brazilian notation. `fraction` is null if there is no comma. */
export interface BrazilianNumber {
  whole: string;
  fraction: string | null;
}

/** Points or spaces group thousands. */
const BRAZILIAN =
  /^([-\u2212]?)\s*(?:R\$)?\s*([-\u2212]?)\s*([1-9]\d{0,2}(?:[. \u00A0\u202F]\d{3})+|\d*)(?:,(\d*))?$/;

/** What every browser reads as it stands, or refuses as a whole: `1500.50`, `1e3`, and `1,500.50` in English. */
const PLAIN = /^[-+]?(?:\d*|\d{1,3}(?:,\d{3})+)(?:\.\d*)?(?:e[-+]?\d*)?$/i;

/**
 * Parses texts such as 'R$ 1.500,50', '1500,5', ',' and '1.500'. The last one is one thousand five hundred, because no
 * price has three decimals. Returns null for other texts, and for texts that the browser handles itself.
 */
export function readBrazilian(text: string): BrazilianNumber | null {
  const [, before, after, digits = '', fraction = null] = BRAZILIAN.exec(text.trim()) ?? [];
  const sign = before || after ? '-' : '';
  const whole = sign + digits.replace(/\D/g, '');
  if (whole + (fraction ?? '') === '' && fraction === null) return null;
  return whole === text ? null : { whole, fraction };
}

/**
 * Whether a browser may make another number of a text that is none: it leaves out the signs that it does not know, so that
 * `10/12` becomes 1012.
 */
export const isMisread = (text: string): boolean =>
  readBrazilian(text) === null && !PLAIN.test(text.trim());

/** Inserts text at the caret as if the user had typed it. Returns false if the browser dropped some of it. */
function insert(input: HTMLInputElement, text: string): boolean {
  const inserted: (string | null)[] = [];
  const listen = (event: Event) => {
    if (event instanceof InputEvent) inserted.push(event.data);
  };
  input.addEventListener('input', listen);
  // There is no other way to insert text into a number input, because it refuses `setRangeText`.
  // oxlint-disable-next-line typescript/no-deprecated
  document.execCommand('insertText', false, text);
  input.removeEventListener('input', listen);
  return inserted.includes(text);
}

/** Deletes the sign before the caret as if the user had done it. */
function deleteLast(): void {
  // oxlint-disable-next-line typescript/no-deprecated -- as above
  document.execCommand('delete');
}

/**
 * Whether the browser takes a text with the comma that was just inserted for no number. A number that ends with its
 * separator may be none yet in any language, so a digit is put behind it for the question.
 */
function refusesComma(input: HTMLInputElement): boolean {
  if (!input.validity.badInput || !insert(input, '0')) return false;
  const isRefused = input.validity.badInput;
  deleteLast();
  return isRefused;
}

function insertBrazilian(input: HTMLInputElement, { whole, fraction }: BrazilianNumber): void {
  if (whole !== '') insert(input, whole);
  if (fraction === null) return;
  // A browser in Portuguese accepts the comma; other browsers need a point.
  if (!insert(input, ',')) insert(input, '.');
  else if (refusesComma(input)) {
    deleteLast();
    insert(input, '.');
  }
  if (fraction !== '') insert(input, fraction);
}

let isInserting = false;

/**
 * The inputs in which the user has just typed a point. Only the digits that follow show whether the point separates
 * decimals or thousands.
 */
const pointTyped = new WeakSet<EventTarget>();

/**
 * Matches a text with three digits after the point. The point then groups thousands, because no price has three
 * decimals.
 */
const GROUPED = /^[1-9]\d*\.\d{3}$/;

/** Handles `input` of a number input. A typed `1.500` becomes one thousand five hundred. */
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

/**
 * Handles `beforeinput` of a number input. A comma that is typed, pasted or dropped becomes the decimal separator, and a
 * text that would be misread is refused.
 */
function decimalComma(event: InputEvent): void {
  const { data, currentTarget: input } = event;
  // Text that this code inserts triggers the same event, which is ignored.
  if (isInserting || data === null || !(input instanceof HTMLInputElement)) return;
  if (data === '.') pointTyped.add(input);
  if (data.includes(',')) pointTyped.delete(input);
  const number = readBrazilian(data);
  if (number || isMisread(data)) event.preventDefault();
  if (!number) return;
  isInserting = true;
  try {
    insertBrazilian(input, number);
  } finally {
    isInserting = false;
  }
}

/** Handles `blur` of a number input. After that, a point in it is a decimal point. */
function forgetPoint({ currentTarget: input }: Event): void {
  if (input) pointTyped.delete(input);
}

/** Lets the user type Brazilian notation into a number input. Calling it twice has no further effect. */
export function acceptBrazilianNotation(input: HTMLInputElement): void {
  input.addEventListener('beforeinput', decimalComma);
  input.addEventListener('input', groupedByPoint);
  input.addEventListener('blur', forgetPoint);
}
