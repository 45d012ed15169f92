/** 'Parcela 2/6', 'Parcela 7' outside of the plan; null for a payment that comes at once. */
export const partName = (number: number, count: number): string | null =>
  number > count
    ? `Parcela ${number.toString()}`
    : count === 1
      ? null
      : `Parcela ${number.toString()}/${count.toString()}`;
