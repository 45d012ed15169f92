import { perEntity, type EntityName } from '../../features/app/entities/entities';
import type { Section } from '../../features/app/navigation/navigationSlice';
import { formatCount } from '../kit/text/format';

interface ListWords {
  /** The noun for one record in a sentence. */
  noun: string;
  gender: 'masculine' | 'feminine';
  /** The title of the list's section: the noun's plural. */
  title: string;
  /** The key that opens the section when it is pressed after `g`. */
  key: string;
}

export const makeListWords = (
  noun: string,
  gender: ListWords['gender'],
  others: Omit<ListWords, 'noun' | 'gender'>,
) => ({
  noun,
  gender,
  ...others,
  /** The label of the button for a new record: 'Novo Cliente'. */
  create: `${gender === 'feminine' ? 'Nova' : 'Novo'} ${noun.charAt(0).toUpperCase()}${noun.slice(1)}`,
});

/**
 * The words of each list. They are separate from the lists' descriptions, because the first screen needs only the
 * words.
 */
export const listWords = {
  clients: makeListWords('cliente', 'masculine', { title: 'Clientes', key: 'c' }),
  quotes: makeListWords('orçamento', 'masculine', { title: 'Orçamentos', key: 'o' }),
  projects: makeListWords('projeto', 'masculine', { title: 'Projetos', key: 'p' }),
  payments: makeListWords('pagamento', 'masculine', { title: 'Pagamentos', key: 'r' }),
  expenses: makeListWords('gasto', 'masculine', { title: 'Gastos', key: 'g' }),
} satisfies Record<EntityName, ListWords>;

/** A word in the gender of a list's noun: 'marcado' or 'marcada' (from 'marcado'), or one of the two given forms. */
export const inGenderOf = (
  entity: EntityName,
  masculine: string,
  feminine = masculine.replace(/o(s?)$/, 'a$1'),
): string => {
  const { gender }: ListWords = listWords[entity];
  return gender === 'feminine' ? feminine : masculine;
};

/** The noun for one record with its article: 'o cliente'. */
export const withArticle = (entity: EntityName): string =>
  `${inGenderOf(entity, 'o')} ${listWords[entity].noun}`;

/** The noun for one record of a list. */
export const nounOfOne = perEntity((entity) => listWords[entity].noun);

/** The sections' labels in the sidebar and the top bar. */
export const sectionLabel: Readonly<Record<Section, string>> = {
  dashboard: 'Dashboard',
  ...perEntity((entity) => listWords[entity].title),
  year: 'O ano',
  weeks: '13 semanas',
  mei: 'MEI',
  myData: 'Meus dados',
  statement: 'Extrato',
  clientsSheet: 'Planilha',
  expensesSheet: 'Planilha',
};

/** The noun for several records of a list: 'pagamentos'. */
export const nounOfSeveral = (entity: EntityName): string => listWords[entity].title.toLowerCase();

/** A count with the noun of a list: '1 pagamento', '1.200 pagamentos'. */
export const countText = (count: number, entity: EntityName): string =>
  count === 1 ? `1 ${nounOfOne[entity]}` : `${formatCount(count)} ${nounOfSeveral(entity)}`;

/** The text for a record that was deleted elsewhere. */
export const goneText = (entity: EntityName): string =>
  `${inGenderOf(entity, 'Este', 'Esta')} ${nounOfOne[entity]} não existe mais.`;
