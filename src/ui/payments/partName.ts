/** 'Parcela 2/6', or 'Parcela 7' for one outside of the plan; null for a payment without installments. */
export const partName = (number: number, count: number): string | null =>
  number > count
    ? `Parcela ${number.toString()}`
    : count === 1
      ? null
      : `Parcela ${number.toString()}/${count.toString()}`;
