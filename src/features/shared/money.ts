/**
 * Money rules. Amounts are stored in reais as plain numbers and added up in whole
 * cents, so that 0.10 + 0.20 is exactly 0.30.
 *
 * Fractions of a cent have one rule, here: an amount is rounded half up by its decimal text, as the database
 * holds it, before it is added, exported or asked for. An installment of 95.13 / 6 is stored as
 * 15.854999999999999, and is worth 15.85 in every sum; the binary number would say 15.86.
 */

/** Whole cents of an amount in decimals, half up. */
function centsOf(whole: string, decimals = ''): number {
  const cents = Number(whole + decimals.padEnd(2, '0').slice(0, 2));
  return decimals.charAt(2) >= '5' ? cents + 1 : cents;
}

/** Rounds an amount in reais to whole cents, half away from zero, by its decimal text. */
export function toCents(reais: number): number {
  if (!Number.isFinite(reais)) return 0;
  const magnitude = Math.abs(reais);
  const nearest = Math.round(magnitude * 100);
  // Whole cents but for the binary error, as nearly all amounts are: no need of the slow text.
  const isNear = magnitude < 1e7 && Math.abs(magnitude * 100 - nearest) < 1e-6;
  const text = isNear ? '' : String(magnitude);
  // With an exponent it is next to nothing, or too great to have cents.
  const [whole = '', decimals] = text.split('.');
  const cents = isNear || text.includes('e') ? nearest : centsOf(whole, decimals);
  return reais < 0 ? -cents : cents;
}

/** Adds amounts in reais; each is rounded to cents first, absent ones count as zero. */
export function sumMoney(amounts: Iterable<number | null>): number {
  let cents = 0;
  for (const amount of amounts) cents += toCents(amount ?? 0);
  return cents / 100;
}

/** `a - b` in reais, exact to the cent. */
export function subtractMoney(a: number, b: number): number {
  return (toCents(a) - toCents(b)) / 100;
}

/** An amount's decimal text as a whole number, and how many of its digits are decimals. */
function wholeOf(amount: number): [whole: bigint, decimals: number] {
  const [before = '', after = ''] = String(Math.abs(amount)).split('.');
  return [BigInt(before + after), after.length];
}

/** `quantity * unit price` in reais, rounded to cents; exact before that, as 7 * 0.145 in binary is not. */
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

/** One of `count` equal shares, in reais, rounded to cents: of whole cents, whose halves are exact. */
export const divideMoney = (reais: number, count: number): number =>
  Math.round(toCents(reais) / count) / 100;
