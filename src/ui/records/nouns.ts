import type { ClientDetailsDraft } from '../../features/clients/clientDetails';
import type { QuoteTerms } from '../../features/quotes/quoteDetailsForm';
import { perEntity, type EntityName, type FieldOf } from '../../features/entities/entities';
import type { Section } from '../../features/workspace/workspace';

interface ListWords {
  /** One record in a sentence. */
  noun: string;
  /** The list as its section is called. */
  title: string;
  /** What the button for a new record says. */
  create: string;
  /** Pressed after `g`, opens the section. */
  key: string;
  /** A record can be looked at without being edited. */
  hasView: boolean;
}

/** What is said of each list. */
export const listWords: Readonly<Record<EntityName, ListWords>> = {
  clients: {
    noun: 'cliente',
    title: 'Clientes',
    create: 'Novo Cliente',
    key: 'c',
    hasView: false,
  },
  quotes: {
    noun: 'orçamento',
    title: 'Orçamentos',
    create: 'Novo Orçamento',
    key: 'o',
    hasView: true,
  },
  projects: {
    noun: 'projeto',
    title: 'Projetos',
    create: 'Novo Projeto',
    key: 'p',
    hasView: true,
  },
  payments: {
    noun: 'pagamento',
    title: 'Pagamentos',
    create: 'Novo Pagamento',
    key: 'r',
    hasView: false,
  },
  expenses: { noun: 'gasto', title: 'Gastos', create: 'Novo Gasto', key: 'g', hasView: false },
};

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
export const goneText = (entity: EntityName): string => `Este ${noun[entity]} não existe mais.`;

/** Those of the records, and those that their forms have of what stands beside them. */
type Fields =
  | Exclude<FieldOf<EntityName>, 'id' | 'createdAt' | 'updatedAt'>
  | keyof ClientDetailsDraft
  | keyof QuoteTerms
  | 'dueOn';

/** The records' fields as their forms call them. */
const fieldLabel: Record<Fields, string> = {
  name: 'Nome',
  company: 'Empresa',
  phone: 'Telefone',
  email: 'Email',
  observations: 'Observações',
  clientId: 'Cliente',
  items: 'Itens',
  totalValue: 'Total',
  status: 'Status',
  quoteId: 'Orçamento',
  stages: 'Etapas',
  responsible: 'Responsável',
  startDate: 'Data de Início',
  deadline: 'Prazo Final',
  attachments: 'Anexos',
  projectId: 'Projeto',
  delivered: 'Entregue',
  paid: 'Pago',
  paymentMethod: 'Forma de Pagamento',
  paymentDate: 'Data do Pagamento',
  receivedAmount: 'Valor',
  totalAmount: 'Valor',
  isInstallment: 'Parcelas',
  notes: 'Observações',
  description: 'Descrição',
  category: 'Categoria',
  amount: 'Valor',
  date: 'Data',
  document: 'CPF ou CNPJ',
  address: 'Endereço',
  city: 'Cidade',
  state: 'Estado',
  validUntil: 'Válido até',
  workStarts: 'Início do trabalho',
  workEnds: 'Término do trabalho',
  paymentTerms: 'Condições de pagamento',
  materials: 'Materiais',
  dueOn: 'Vencimento',
};

/** Fields in a sentence, each once: 'Status, Observações'. */
export const fieldNames = (fields: readonly string[]): string => {
  const labels = Object.entries(fieldLabel).filter(([field]) => fields.includes(field));
  return [...new Set(labels.map(([, label]) => label))].join(', ');
};
