import { createSelector } from '@reduxjs/toolkit';
import type { Client } from '../../../features/business/clients/client';
import {
  clientsSelectors,
  selectClientsByName,
} from '../../../features/business/clients/clientsSlice';
import {
  moneyByClient,
  NO_MONEY,
  selectMoneyByProject,
  type Money,
} from '../../../features/business/payments/money';
import { selectReceiptsAreKnown } from '../../../features/business/payments/receivedSelectors';
import { projectsSelectors } from '../../../features/business/projects/projectsSlice';
import { sumMoney } from '../../../features/shared/money';
import { phoneText } from '../../../features/shared/phone';
import { normalise } from '../../../features/shared/searchText';
import {
  amountSearchText,
  cachedPerRow,
  createdDay,
  rowTexts,
} from '../../../features/app/finding/rowTexts';
import type { RootState } from '../../../store/hooks';
import { describeList, offerOf } from '../../records/describeList';
import {
  createdField,
  emailField,
  newestFirstOrder,
  phoneField,
  referenceText,
  sortedTextField,
  textField,
} from '../../records/listFields';
import { formatCurrency, formatInstantDay } from '../../kit/text/format';
import { lateText, NO_PAYMENT_YET } from '../../records/texts/paymentTexts';
import { CLIENT_NOT_FOUND } from '../../records/texts/clientName';

/** The text of a client's name for the search; for a deleted client, the fallback text. */
export const clientText = referenceText<Client>(CLIENT_NOT_FOUND);

/** A client's name and company for the search. */
export const clientNames = rowTexts<Client>(({ name, company }) => [name, company]);

const clientChoice = ({ name, company, email, phone, createdAt }: Client) => ({
  label: name,
  note: company,
  details: () => [
    company ?? email ?? (phone && phoneText(phone)),
    `cadastrado em ${formatInstantDay(createdAt)}`,
  ],
});

/** A client's money, as a card shows it. */
export interface ClientMoney extends Pick<Money, 'received' | 'open' | 'late'> {
  /** Whether there is a payment at all. */
  isAny: boolean;
}

/** The line of a client without a company: the first line of the notes. */
export const clientAbout = ({ company, observations }: Client): string | null =>
  company ?? observations?.split('\n')[0] ?? null;

const context = createSelector(
  [
    projectsSelectors.selectAll,
    selectMoneyByProject,
    selectReceiptsAreKnown,
    projectsSelectors.selectIsLoaded,
  ],
  (projects, byProject, areReceiptsKnown, areProjectsLoaded) => {
    const money = moneyByClient(projects, byProject);
    /** The client's money; null while it is unknown. */
    const moneyOf = ({ id }: Client): ClientMoney | null => {
      if (!areReceiptsKnown || !areProjectsLoaded) return null;
      const { count, ...sums } = money.get(id) ?? NO_MONEY;
      return { ...sums, isAny: count > 0 };
    };
    return {
      moneyOf,
      moneyText: cachedPerRow((client: Client): string => {
        const own = moneyOf(client);
        if (own === null) return '';
        const { isAny, open, late, received } = own;
        const words = [
          open === 0 ? 'em aberto nada' : `em aberto ${amountSearchText(open)}`,
          lateText(late, open) ?? '',
          `recebido ${amountSearchText(received)}`,
        ];
        return normalise((isAny ? words : [NO_PAYMENT_YET]).join('\n'));
      }),
    };
  },
);

/** The clients, shown as cards. */
export const clientList = describeList({
  entity: 'clients',
  selectAll: clientsSelectors.selectAll,
  context,
  subject: ({ name }) => name,
  fields: {
    name: sortedTextField('name', 'Nome'),
    company: sortedTextField('company', 'Empresa'),
    phone: phoneField,
    email: emailField,
    observations: textField('observations', 'Observações'),
    date: createdField,
    money: {
      header: 'Pagamentos',
      searchedIn: (client, { moneyText }) => moneyText(client),
      facet: {
        of: (client, { moneyOf }) => {
          const money = moneyOf(client);
          if (money === null) return null;
          return money.isAny ? (money.open > 0 ? 'open' : 'settled') : 'none';
        },
        strip: [
          { value: 'open', label: 'Com valor em aberto', glyph: 'half' },
          { value: 'none', label: 'Sem pagamento', glyph: 'hollow' },
        ],
      },
    },
  },
  sums: (clients, { moneyOf }) => {
    const known = clients.flatMap((client) => moneyOf(client) ?? []);
    if (known.length < clients.length) return [];
    return [
      `${formatCurrency(sumMoney(known.map(({ open }) => open)))} em aberto`,
      `${formatCurrency(sumMoney(known.map(({ received }) => received)))} recebidos`,
    ];
  },
  ownOrder: newestFirstOrder,
  orders: ['date', 'name', 'company'],
  period: { label: 'Cadastro', day: createdDay },
  choice: () => clientChoice,
  palette: {
    shown: ({ name, company, email, phone }) => ({
      name,
      details: [company ?? email],
      end: phone && phoneText(phone),
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
