import { phoneSearchTexts, rowTexts } from '../../features/app/finding/rowTexts';
import type { Row } from '../../features/shared/list';
import { phoneText } from '../../features/shared/phone';
import { normalise } from '../../features/shared/searchText';
import { badgeGlyphs, type BadgeLook } from '../kit/text/Badge';
import { formatInstantDay } from '../kit/text/format';
import type { FieldOrder, ListField, OrderWords, StripGroup } from './list';
import type { LookedUp } from './useLookup';

/* Fields and orders that several lists have. */

/** The default order of most lists: by creation, newest first. */
export const newestFirstOrder: OrderWords = {
  label: 'Mais novo',
  words: 'do mais novo ao mais antigo',
};
/** The order by creation, oldest first, for lists whose default is the opposite. */
const oldestFirstOrder: FieldOrder = {
  direction: 'ascending',
  label: 'Mais antigo',
  words: 'do mais antigo ao mais novo',
};

/** The two orders of a text field: 'Nome, de A a Z' and the reverse. */
export const textOrders = (label: string): readonly FieldOrder[] => {
  const word = label.toLowerCase();
  return [
    { direction: 'ascending', label: `${label}, de A a Z`, words: `por ${word} de A a Z` },
    { direction: 'descending', label: `${label}, de Z a A`, words: `por ${word} de Z a A` },
  ];
};

/** A text of the row, by its property: shown, searched, and in the spreadsheet. */
export const textField = <Name extends string>(
  name: Name,
  header: string,
): ListField<Readonly<Record<Name, string | null>>, unknown> => ({
  header,
  text: (row) => row[name],
  searched: (row) => row[name],
  csv: true,
});

/** A text by which the list can be sorted, too. */
export const sortedTextField = <Name extends string>(
  name: Name,
  header: string,
): ListField<Readonly<Record<Name, string | null>>, unknown> => ({
  ...textField(name, header),
  sort: { kind: 'text', of: (row) => row[name], orders: textOrders(header) },
});

/** The sort by creation, of lists whose default is newest first. */
export const createdSort: NonNullable<ListField<Row, unknown>['sort']> = {
  kind: 'value',
  first: 'descending',
  of: ({ createdAt }) => createdAt,
  orders: [oldestFirstOrder],
};

/** The day on which the row was created. */
export const createdField: ListField<Row, unknown> = {
  header: 'Cadastrado em',
  text: ({ createdAt }) => formatInstantDay(createdAt),
  searched: ({ createdAt }) => `cadastrado em ${formatInstantDay(createdAt)}`,
  sort: createdSort,
  csv: true,
};

/** A phone. The search finds it as it is shown, as it was typed, and in another format. */
export const phoneField: ListField<{ phone: string | null }, unknown> = {
  header: 'Telefone',
  text: ({ phone }) => phone,
  searched: ({ phone }) =>
    phone === null ? null : [`telefone ${phone}`, phoneText(phone), ...phoneSearchTexts(phone)],
  csv: true,
};

export const emailField: ListField<{ email: string | null }, unknown> = {
  header: 'Email',
  text: ({ email }) => email,
  searched: ({ email }) => email && `email ${email}`,
  csv: true,
};

/**
 * The column of a row's buttons, which stand on one line.
 * @param buttons - How many buttons each row has.
 */
export const actionsField = (buttons = 2): ListField<unknown, unknown> => ({
  header: 'Ações',
  column: {
    actions: true,
    width: `max(calc(${String(buttons)} * var(--action) + 28px), ${String(3 + 3 * buttons)}cqi)`,
  },
});

/** The two orders of an amount: greatest first and smallest first. */
export const amountOrders: readonly FieldOrder[] = [
  { direction: 'descending', label: 'Maior valor', words: 'do maior valor ao menor' },
  { direction: 'ascending', label: 'Menor valor', words: 'do menor valor ao maior' },
];

/** The two orders of a status: from the first to the last status, and the reverse. */
export const stateOrders = (
  label: string,
  [first, last]: readonly [string, string],
): readonly FieldOrder[] => {
  const by = `por ${label.toLowerCase()}, de`;
  return [
    {
      direction: 'ascending',
      label: `${label}: ${first} primeiro`,
      words: `${by} ${first} a ${last}`,
    },
    {
      direction: 'descending',
      label: `${label}: ${last} primeiro`,
      words: `${by} ${last} a ${first}`,
    },
  ];
};

/** The choices of a status, for the status tabs and for the menu that sets a status. */
export const statusChoices = <Status extends string>(
  statuses: readonly Status[],
  looks: Readonly<Record<Status, BadgeLook>>,
): StripGroup['choices'] =>
  statuses.map((status) => ({
    value: status,
    label: looks[status].label,
    glyph: badgeGlyphs[looks[status].tone],
  }));

/**
 * Returns a function that gives the normalised name of a referenced row.
 * @param gone - the text for a deleted row.
 */
export function referenceText<T extends { name: string }>(
  gone: string,
): (found: LookedUp<T>) => string {
  const nameText = rowTexts<T>(({ name }) => [name]);
  const goneText = normalise(gone);
  return (found) => (found === undefined ? '' : found === null ? goneText : nameText(found));
}
