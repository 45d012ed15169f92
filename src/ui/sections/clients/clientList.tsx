import type { Client } from '../../../features/business/clients/client';
import {
  clientsSelectors,
  selectClientsByName,
} from '../../../features/business/clients/clientsSlice';
import { createdDay, rowTexts } from '../../../features/app/finding/rowTexts';
import type { RootState } from '../../../store/hooks';
import {
  createdField,
  describeList,
  emailField,
  newestFirstOrder,
  noContext,
  offerOf,
  phoneField,
  referenceText,
  sortedTextField,
  textField,
} from '../../records/list';
import { formatInstantDay } from '../../kit/text/format';
import { CLIENT_NOT_FOUND } from '../../records/texts/clientName';

/** The text of a client's name for the search; for a deleted client, the fallback text. */
export const clientText = referenceText<Client>(CLIENT_NOT_FOUND);

/** A client's name and company for the search. */
export const clientNames = rowTexts<Client>(({ name, company }) => [name, company]);

const clientChoice = ({ name, company, email, phone, createdAt }: Client) => ({
  label: name,
  note: company,
  details: () => [company ?? email ?? phone, `cadastrado em ${formatInstantDay(createdAt)}`],
});

/** The clients, shown as cards. */
export const clientList = describeList({
  entity: 'clients',
  selectAll: clientsSelectors.selectAll,
  context: noContext,
  subject: ({ name }) => name,
  fields: {
    name: sortedTextField('name', 'Nome'),
    company: sortedTextField('company', 'Empresa'),
    phone: phoneField,
    email: emailField,
    observations: textField('observations', 'Observações'),
    date: createdField,
  },
  ownOrder: newestFirstOrder,
  orders: ['date', 'name', 'company'],
  period: { label: 'Cadastro', day: createdDay },
  choice: () => clientChoice,
  palette: {
    shown: ({ name, company, email, phone }) => ({
      name,
      details: [company ?? email],
      end: phone,
    }),
  },
});

/** The filter by client, for lists whose rows have one. It offers the clients by name. */
export const byClient = {
  all: 'Todos os clientes',
  records: {
    offer: offerOf(clientList, selectClientsByName),
    nameOf: (root: RootState, id: string) =>
      clientsSelectors.selectById(root, id)?.name ?? CLIENT_NOT_FOUND,
  },
};
