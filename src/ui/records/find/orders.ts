import type { OrderChoice, OwnOrder } from './controls';

/** As lists come: by the time at which a record was made. */
export const newestFirst: OwnOrder = { label: 'Mais novo', words: 'do mais novo ao mais antigo' };

/** Both orders of a column of texts. */
export const textOrders = (column: string, label: string): readonly OrderChoice[] => {
  const word = label.toLowerCase();
  return [
    {
      sort: { column, direction: 'ascending' },
      label: `${label}, de A a Z`,
      words: `por ${word} de A a Z`,
    },
    {
      sort: { column, direction: 'descending' },
      label: `${label}, de Z a A`,
      words: `por ${word} de Z a A`,
    },
  ];
};

/** Both orders of a column of amounts. */
export const amountOrders = (column: string): readonly OrderChoice[] => [
  {
    sort: { column, direction: 'descending' },
    label: 'Maior valor',
    words: 'do maior valor ao menor',
  },
  {
    sort: { column, direction: 'ascending' },
    label: 'Menor valor',
    words: 'do menor valor ao maior',
  },
];

type Said = readonly [label: string, words: string];

/** Both orders of a column of days, the newest first: where that is the list's own, it is left out. */
export const dayOrders = (
  column: string,
  [newest, down]: Said = ['Mais novo', 'do mais novo ao mais antigo'],
  [oldest, up]: Said = ['Mais antigo', 'do mais antigo ao mais novo'],
): readonly OrderChoice[] => [
  { sort: { column, direction: 'descending' }, label: newest, words: down },
  { sort: { column, direction: 'ascending' }, label: oldest, words: up },
];

/** A column of states in their own order: from the first to the last, and back. */
export const stateOrders = (
  column: string,
  label: string,
  [first, last]: readonly [string, string],
): readonly OrderChoice[] => [
  {
    sort: { column, direction: 'ascending' },
    label: `${label}: ${first} primeiro`,
    words: `por ${label.toLowerCase()}, de ${first} a ${last}`,
  },
  {
    sort: { column, direction: 'descending' },
    label: `${label}: ${last} primeiro`,
    words: `por ${label.toLowerCase()}, de ${last} a ${first}`,
  },
];
