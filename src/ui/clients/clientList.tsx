import type { Client } from '../../features/clients/client';
import { clientsSelectors } from '../../features/clients/clientsSlice';
import { createdDay, rowTexts, searchedPhone } from '../../features/finding/rowTexts';
import { formatInstantDay } from '../kit/text/format';
import {
  describeList,
  newestFirstOrder,
  oldestFirstOrder,
  referenceText,
  textOrders,
} from '../records/list';
import { CLIENT_NOT_FOUND } from './clientName';

/** The text of a client's name for the search; for a deleted client, the fallback text. */
export const clientText = referenceText<Client>(CLIENT_NOT_FOUND);

/** A client's name and company for the search. */
export const clientNames = rowTexts<Client>(({ name, company }) => [name, company]);

/** The texts of a client depend on no other list. */
const NO_CONTEXT = {};

/** The clients, shown as cards. */
export const clientList = describeList({
  entity: 'clients',
  selectAll: clientsSelectors.selectAll,
  context: () => NO_CONTEXT,
  subject: ({ name }) => name,
  fields: {
    name: {
      header: 'Nome',
      text: ({ name }) => name,
      searched: ({ name }) => name,
      sort: { kind: 'text', of: ({ name }) => name, orders: textOrders('Nome') },
      csv: true,
    },
    company: {
      header: 'Empresa',
      text: ({ company }) => company,
      searched: ({ company }) => company,
      sort: { kind: 'text', of: ({ company }) => company, orders: textOrders('Empresa') },
      csv: true,
    },
    phone: {
      header: 'Telefone',
      text: ({ phone }) => phone,
      // The search also finds a phone that is typed in another format.
      searched: ({ phone }) =>
        phone === null ? null : [`telefone ${phone}`, ...searchedPhone(phone)],
      csv: true,
    },
    email: {
      header: 'Email',
      text: ({ email }) => email,
      searched: ({ email }) => email && `email ${email}`,
      csv: true,
    },
    observations: {
      header: 'Observações',
      text: ({ observations }) => observations,
      searched: ({ observations }) => observations,
      csv: true,
    },
    date: {
      header: 'Cadastrado em',
      text: ({ createdAt }) => formatInstantDay(createdAt),
      searched: ({ createdAt }) => `cadastrado em ${formatInstantDay(createdAt)}`,
      sort: {
        kind: 'value',
        first: 'descending',
        of: ({ createdAt }) => createdAt,
        orders: [oldestFirstOrder],
      },
      csv: true,
    },
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
