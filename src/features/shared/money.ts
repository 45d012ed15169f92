/**
 * The rules for money. Amounts are stored in reais as plain numbers, but added in whole cents, so that 0.10 + 0.20 is
 * exactly 0.30. An amount is rounded before it is added, exported or asked for. It is rounded half up, according to its
 * decimal text. For example, an installment of 95.13 / 6 is stored as 15.854999999999999 and counts as 15.85 in every
 * sum. Rounding the binary number would give 15.86.
 */

/** The whole cents of a decimal text, rounded half up. */
function centsOf(whole: string, decimals = ''): number {
  const cents = Number(whole + decimals.padEnd(2, '0').slice(0, 2));
  return decimals.charAt(2) >= '5' ? cents + 1 : cents;
}

/** The cents of an amount in reais. The amount is rounded half away from zero, according to its decimal text. */
export function toCents(reais: number): number {
  if (!Number.isFinite(reais)) return 0;
  const magnitude = Math.abs(reais);
  const nearest = Math.round(magnitude * 100);
  // Nearly all amounts are whole cents, apart from the error of binary numbers, so they do not need the slow way
  // by text.
  const isNear = magnitude < 1e7 && Math.abs(magnitude * 100 - nearest) < 1e-6;
  const text = isNear ? '' : String(magnitude);
  // A number with an exponent is nearly zero, or so large that it has no cents.
  const [whole = '', decimals] = text.split('.');
  const cents = isNear || text.includes('e') ? nearest : centsOf(whole, decimals);
  return reais < 0 ? -cents : cents;
}

/** Adds amounts in reais. Each amount is first rounded to cents. Null counts as zero. */
export function sumMoney(amounts: Iterable<number | null>): number {
  let cents = 0;
  for (const amount of amounts) cents += toCents(amount ?? 0);
  return cents / 100;
}

/** The difference `a - b` in reais, exact to the cent. */
export function subtractMoney(a: number, b: number): number {
  return (toCents(a) - toCents(b)) / 100;
}

/** A decimal number as an integer, and the number of its decimals. */
function wholeOf(amount: number): [whole: bigint, decimals: number] {
  const [before = '', after = ''] = String(Math.abs(amount)).split('.');
  return [BigInt(before + after), after.length];
}

/**
 * The product `quantity * unit price` in reais, rounded to cents. The multiplication is exact, because 7 * 0.145
 * as binary numbers is not.
 */
export function multiplyMoney(quantity: number, price: number): number {
  const product = quantity * price;
  if (/[eyN]/.test(`${String(quantity)} ${String(price)}`)) return toCents(product) / 100;
  const [[a, aDecimals], [b, bDecimals]] = [wholeOf(quantity), wholeOf(price)];
  const decimals = aDecimals + bDecimals;
  const digits = String(a * b).padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  const cents = centsOf(digits.slice(0, point), digits.slice(point));
  return (product < 0 ? -cents : cents) / 100;
}

/** One of `count` equal shares of an amount in reais, rounded to cents. */
export const divideMoney = (reais: number, count: number): number =>
  Math.round(toCents(reais) / count) / 100;

/**
 * Shares cents among `count` parts. Each gets `regular`, and the last one what is left. If they are too few for that, they
 * are shared evenly. No share is negative unless `cents` is.
 */
export function shareCents(cents: number, count: number, regular: number): number[] {
  const share = regular * (count - 1) <= cents ? regular : Math.floor(cents / count);
  return Array.from({ length: count }, (_, index) =>
    index < count - 1 ? share : cents - share * (count - 1),
  );
}
