/**
 * Money rules. Amounts are stored in reais as plain numbers and added up in whole
 * cents, so that 0.10 + 0.20 is exactly 0.30.
 */

/**
 * Rounds an amount in reais to whole cents, half away from zero.
 * Shifting the decimal point in the text form avoids the binary error of `value * 100`
 * (1.005 * 100 is 100.49999…).
 */
export function toCents(reais: number): number {
  if (!Number.isFinite(reais)) return 0;
  const magnitude = Math.abs(reais);
  const nearest = Math.round(magnitude * 100);
  // Whole cents but for the binary error, as nearly all amounts are: no need of the slow text.
  if (magnitude < 1e7 && Math.abs(magnitude * 100 - nearest) < 1e-6) {
    return reais < 0 ? -nearest : nearest;
  }
  const text = String(magnitude);
  const cents = text.includes('e') ? Math.round(magnitude * 100) : Math.round(Number(`${text}e2`));
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

/** `quantity * unit price` in reais, rounded to cents. */
export function multiplyMoney(quantity: number, price: number): number {
  return toCents(quantity * price) / 100;
}
