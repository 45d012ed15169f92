import type { EntityName, FieldOf } from '../../features/workspace/entities';
import type { Section } from '../../features/workspace/workspace';

/** One record of a list, in a sentence. */
export const noun: Record<EntityName, string> = {
  clients: 'cliente',
  quotes: 'orçamento',
  projects: 'projeto',
  payments: 'pagamento',
  expenses: 'gasto',
};

/** A list as its section is called. */
export const listTitle: Record<EntityName, string> = {
  clients: 'Clientes',
  quotes: 'Orçamentos',
  projects: 'Projetos',
  payments: 'Pagamentos',
  expenses: 'Gastos',
};

/** The sections as the sidebar and the top bar name them. */
export const sectionLabel: Record<Section, string> = {
  dashboard: 'Dashboard',
  ...listTitle,
  year: 'O ano',
  myData: 'Meus dados',
};

/** What the button for a new record of a list says. */
export const newRecord: Record<EntityName, string> = {
  clients: 'Novo Cliente',
  quotes: 'Novo Orçamento',
  projects: 'Novo Projeto',
  payments: 'Novo Pagamento',
  expenses: 'Novo Gasto',
};

/** The lists whose records can be looked at without being edited. */
export const hasView: Record<EntityName, boolean> = {
  clients: false,
  quotes: true,
  projects: true,
  payments: false,
  expenses: false,
};

/** '1 pagamento', '1.200 pagamentos'. */
export const counted = (count: number, entity: EntityName): string =>
  count === 1
    ? `1 ${noun[entity]}`
    : `${count.toLocaleString('pt-BR')} ${listTitle[entity].toLowerCase()}`;

/** The record of a modal was deleted elsewhere. */
export const goneText = (entity: EntityName): string => `Este ${noun[entity]} não existe mais.`;

type Fields = Exclude<FieldOf<EntityName>, 'id' | 'createdAt' | 'updatedAt'>;

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
};

/** Fields in a sentence, each once: 'Status, Observações'. */
export const fieldNames = (fields: readonly string[]): string => {
  const labels = Object.entries(fieldLabel).filter(([field]) => fields.includes(field));
  return [...new Set(labels.map(([, label]) => label))].join(', ');
};
