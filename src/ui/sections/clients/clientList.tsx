import type { Client } from '../../../features/business/clients/client';
import { clientsSelectors } from '../../../features/business/clients/clientsSlice';
import { createdDay, rowTexts } from '../../../features/app/finding/rowTexts';
import {
  createdField,
  describeList,
  emailField,
  newestFirstOrder,
  noContext,
  phoneField,
  referenceText,
  sortedTextField,
  textField,
} from '../../records/list';
import { CLIENT_NOT_FOUND } from '../../records/texts/clientName';

/** The text of a client's name for the search; for a deleted client, the fallback text. */
export const clientText = referenceText<Client>(CLIENT_NOT_FOUND);

/** A client's name and company for the search. */
export const clientNames = rowTexts<Client>(({ name, company }) => [name, company]);

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
  palette: {
    shown: ({ name, company, email, phone }) => ({
      name,
      details: [company ?? email],
      end: phone,
    }),
  },
});
