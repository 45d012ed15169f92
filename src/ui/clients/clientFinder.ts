import type { Client } from '../../features/clients/client';
import { createdDay, rowTexts } from '../../features/finding/rowTexts';
import { formatInstantDay } from '../kit/text/format';
import type { Finder } from '../records/find/controls';
import { dayOrders, newestFirst, textOrders } from '../records/find/orders';

const texts = rowTexts<Client>(({ name, company, phone, email, observations, createdAt }) => [
  name,
  company,
  phone && `telefone ${phone}`,
  // As somebody types it who does not know how it was written down.
  phone?.replace(/\D/g, '') ?? null,
  email && `email ${email}`,
  observations,
  `cadastrado em ${formatInstantDay(createdAt)}`,
]);

/** How clients are found. */
export const clientFinder: Finder<Client> = {
  findable: {
    texts: (client) => [texts(client)],
    sorts: {
      name: { kind: 'text', first: 'ascending', of: ({ name }) => name },
      company: { kind: 'text', first: 'ascending', of: ({ company }) => company },
      date: { kind: 'value', first: 'descending', of: ({ createdAt }) => createdAt },
    },
    facets: {},
    counted: [],
    day: createdDay,
  },
  controls: {
    strip: [],
    selects: [],
    period: 'Cadastro',
    ownOrder: newestFirst,
    orders: [
      ...dayOrders('date').slice(1),
      ...textOrders('name', 'Nome'),
      ...textOrders('company', 'Empresa'),
    ],
  },
};
