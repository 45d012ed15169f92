/** 'Parcela 2/6'; null for a payment that comes at once. */
export const partName = (number: number, count: number): string | null =>
  count === 1 ? null : `Parcela ${number.toString()}/${count.toString()}`;
