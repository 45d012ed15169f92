import { perEntity, type EntityName } from '../../features/entities/entities';
import type { Section } from '../../features/navigation/navigationSlice';

interface ListWords {
  /** One record in a sentence. */
  noun: string;
  gender: 'masculine' | 'feminine';
  /** The list as its section is called: the noun's plural. */
  title: string;
  /** Pressed after `g`, opens the section. */
  key: string;
}

/** The words of a list. */
export const words = (
  noun: string,
  gender: ListWords['gender'],
  others: Omit<ListWords, 'noun' | 'gender'>,
) => ({
  noun,
  gender,
  ...others,
  /** What the button for a new record says: 'Novo Cliente'. */
  create: `${gender === 'feminine' ? 'Nova' : 'Novo'} ${noun.charAt(0).toUpperCase()}${noun.slice(1)}`,
});

/** What is said of each list, the first screen included: a light part of its description. */
export const listWords = {
  clients: words('cliente', 'masculine', { title: 'Clientes', key: 'c' }),
  quotes: words('orçamento', 'masculine', { title: 'Orçamentos', key: 'o' }),
  projects: words('projeto', 'masculine', { title: 'Projetos', key: 'p' }),
  payments: words('pagamento', 'masculine', { title: 'Pagamentos', key: 'r' }),
  expenses: words('gasto', 'masculine', { title: 'Gastos', key: 'g' }),
} satisfies Record<EntityName, ListWords>;

/** The word that agrees with a list's noun: 'marcado' or 'marcada', and as told 'este' or 'esta'. */
export const agree = (
  entity: EntityName,
  masculine: string,
  feminine = masculine.replace(/o(s?)$/, 'a$1'),
): string => {
  const { gender }: ListWords = listWords[entity];
  return gender === 'feminine' ? feminine : masculine;
};

/** 'o cliente' */
export const withArticle = (entity: EntityName): string =>
  `${agree(entity, 'o')} ${listWords[entity].noun}`;

/** One record of a list, in a sentence. */
export const noun = perEntity((entity) => listWords[entity].noun);

/** The sections as the sidebar and the top bar name them. */
export const sectionLabel: Readonly<Record<Section, string>> = {
  dashboard: 'Dashboard',
  ...perEntity((entity) => listWords[entity].title),
  year: 'O ano',
  myData: 'Meus dados',
};

/** Several records of a list, in a sentence: 'pagamentos'. */
export const many = (entity: EntityName): string => listWords[entity].title.toLowerCase();

/** '1 pagamento', '1.200 pagamentos'. */
export const counted = (count: number, entity: EntityName): string =>
  count === 1 ? `1 ${noun[entity]}` : `${count.toLocaleString('pt-BR')} ${many(entity)}`;

/** The record of a modal was deleted elsewhere. */
export const goneText = (entity: EntityName): string =>
  `${agree(entity, 'Este', 'Esta')} ${noun[entity]} não existe mais.`;
