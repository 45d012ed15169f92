import { createSelector } from '@reduxjs/toolkit';
import { clientsSelectors } from '../../../features/business/clients/clientsSlice';
import { amountSearchText, cachedPerRow } from '../../../features/app/finding/rowTexts';
import {
  daysLate,
  progressPercent,
  PROJECT_STATUSES,
  type Project,
} from '../../../features/business/projects/project';
import { projectsSelectors } from '../../../features/business/projects/projectsSlice';
import { quotesSelectors } from '../../../features/business/quotes/quotesSlice';
import type { Day } from '../../../features/shared/days';
import { normalise } from '../../../features/shared/searchText';
import type { RootState } from '../../../store/hooks';
import {
  NO_MONEY,
  projectBalance,
  selectMoneyByProject,
  type Balance,
} from '../../../features/business/payments/money';
import { selectReceiptsAreKnown } from '../../../features/business/payments/receivedSelectors';
import { subtractMoney, sumMoney } from '../../../features/shared/money';
import { lateText, NO_PAYMENT_YET } from '../../records/texts/paymentTexts';
import { byClient, clientText } from '../clients/clientList';
import { clientName } from '../../records/texts/clientName';
import { formatCurrency, formatDay, formatInstantDay } from '../../kit/text/format';
import { describeList } from '../../records/describeList';
import {
  createdSort,
  newestFirstOrder,
  referenceText,
  stateOrders,
  statusChoices,
  textField,
  textOrders,
} from '../../records/listFields';
import { lookupIn } from '../../records/useLookup';
import { PROJECT_NOT_FOUND, latenessText, stageCountText } from '../../records/texts/projectTexts';
import { projectStatusLooks } from '../../records/texts/ProjectStatusBadge';

/** The text of a project's name for the search; for a deleted project, the fallback text. */
export const projectText = referenceText<Project>(PROJECT_NOT_FOUND);

/** A project's money, as a card shows it. */
export interface ProjectSums extends Balance {
  /** How much of what is missing is late or not charged: 'atrasado', '900,25 atrasados', 'por cobrar'. */
  state: string | null;
  isLate: boolean;
}

function sumsOf(balance: Balance): ProjectSums {
  const { late, missing, uncharged } = balance;
  const lateWords = lateText(late, missing);
  const isUncharged = missing > 0 && uncharged === missing;
  return { ...balance, state: lateWords ?? (isUncharged ? 'por cobrar' : null), isLate: late > 0 };
}

const balances = createSelector(
  [
    selectMoneyByProject,
    selectReceiptsAreKnown,
    quotesSelectors.selectEntities,
    quotesSelectors.selectIsLoaded,
  ],
  (money, areReceiptsKnown, quotes, areQuotesLoaded) =>
    /** The project's money; null while it is unknown. */
    cachedPerRow(({ id, quoteId }: Project): ProjectSums | null =>
      areReceiptsKnown && areQuotesLoaded
        ? sumsOf(projectBalance(money.get(id) ?? NO_MONEY, quotes[quoteId ?? '']?.totalValue ?? 0))
        : null,
    ),
);

const context = createSelector(
  [lookupIn(clientsSelectors), balances, (_root: RootState, today: Day) => today],
  (findClient, balanceOf, today) => ({
    clientOf: ({ clientId }: Project) => findClient(clientId),
    balanceOf,
    moneyText: cachedPerRow((project: Project): string => {
      const sums = balanceOf(project);
      if (sums === null) return '';
      const { received, total, missing, state } = sums;
      const falta = missing > 0 ? `${state ?? ''} ${amountSearchText(missing)}` : 'nada';
      return normalise(
        total === 0
          ? NO_PAYMENT_YET
          : `recebido ${amountSearchText(received)} de ${amountSearchText(total)}\nfalta ${falta}`,
      );
    }),
    daysLate: (project: Project) => daysLate(project, today),
    deadlineText: cachedPerRow((project: Project): string => {
      const late = daysLate(project, today);
      return late > 0 ? normalise(`atrasado ${latenessText(late)}`) : '';
    }),
  }),
);

const choices = statusChoices(PROJECT_STATUSES, projectStatusLooks);

/** The projects, shown as cards. */
export const projectList = describeList({
  entity: 'projects',
  selectAll: projectsSelectors.selectAll,
  context,
  subject: ({ name }) => name,
  fields: {
    name: {
      ...textField('name', 'Projeto'),
      sort: { kind: 'text', of: ({ name }) => name, orders: textOrders('Nome') },
    },
    client: {
      header: 'Cliente',
      text: (project, { clientOf }) => clientName(clientOf(project)),
      searchedIn: (project, { clientOf }) => clientText(clientOf(project)),
      sort: {
        kind: 'text',
        of: (project, { clientOf }) => clientOf(project)?.name ?? null,
        orders: textOrders('Cliente'),
      },
      facet: { of: ({ clientId }) => clientId, ...byClient },
      csv: true,
    },
    status: {
      header: 'Status',
      text: ({ status }) => projectStatusLooks[status].label,
      searched: ({ status }) => projectStatusLooks[status].label,
      sort: {
        kind: 'value',
        first: 'ascending',
        of: ({ status }) => PROJECT_STATUSES.indexOf(status),
        orders: stateOrders('Status', ['Pendente', 'Concluído']),
      },
      facet: { of: ({ status }) => status, strip: choices },
      csv: true,
    },
    progress: {
      header: 'Progresso (%)',
      text: ({ stages }) => progressPercent(stages).toString(),
      searched: ({ stages }) => [
        `${progressPercent(stages).toString()}%`,
        stageCountText(stages.length),
      ],
      sort: {
        kind: 'value',
        first: 'descending',
        of: ({ stages }) => progressPercent(stages),
        orders: [
          {
            direction: 'descending',
            label: 'Maior progresso',
            words: 'do maior progresso ao menor',
          },
          {
            direction: 'ascending',
            label: 'Menor progresso',
            words: 'do menor progresso ao maior',
          },
        ],
      },
      csv: true,
    },
    startDate: {
      header: 'Início',
      csv: { of: ({ startDate }) => startDate && formatDay(startDate) },
    },
    deadline: {
      header: 'Prazo',
      text: ({ deadline }) => formatDay(deadline),
      searched: ({ deadline }) => `prazo ${formatDay(deadline)}`,
      searchedIn: (project, { deadlineText }) => deadlineText(project),
      sort: {
        kind: 'value',
        first: 'ascending',
        of: ({ deadline }) => deadline,
        orders: [
          {
            direction: 'ascending',
            label: 'Prazo mais próximo',
            words: 'pelo prazo, do primeiro ao último',
          },
          {
            direction: 'descending',
            label: 'Prazo mais distante',
            words: 'pelo prazo, do último ao primeiro',
          },
        ],
      },
      csv: true,
    },
    responsible: {
      header: 'Responsável',
      text: ({ responsible }) => responsible,
      searched: ({ responsible }) => responsible && `responsável ${responsible}`,
      csv: true,
    },
    money: { header: 'Recebido', searchedIn: (project, { moneyText }) => moneyText(project) },
    date: { header: 'Cadastrado em', sort: createdSort },
  },
  ownOrder: newestFirstOrder,
  orders: ['date', 'deadline', 'name', 'client', 'status', 'progress'],
  period: { label: 'Prazo', day: ({ deadline }) => deadline },
  sums: (projects, { balanceOf }) => {
    const known = projects.flatMap((project) => balanceOf(project) ?? []);
    if (known.length < projects.length) return [];
    const uncharged = sumMoney(known.map((sums) => sums.uncharged));
    const open = sumMoney(known.map((sums) => subtractMoney(sums.missing, sums.uncharged)));
    return [
      `${formatCurrency(open)} a receber`,
      ...(uncharged > 0 ? [`${formatCurrency(uncharged)} por cobrar`] : []),
    ];
  },
  bulk: { select: { label: 'Mudar status', field: 'status', choices } },
  choice: createSelector(
    [lookupIn(clientsSelectors), quotesSelectors.selectEntities],
    (findClient, quotes) =>
      ({ name, clientId, quoteId, createdAt }: Project) => ({
        label: name,
        details: () => {
          const total = quotes[quoteId ?? '']?.totalValue;
          return [
            clientName(findClient(clientId)),
            total === undefined ? null : formatCurrency(total),
            formatInstantDay(createdAt),
          ];
        },
      }),
  ),
  palette: {
    shown: (project, { clientOf }) => ({
      name: project.name,
      details: [clientName(clientOf(project)), projectStatusLooks[project.status].label],
      end: formatDay(project.deadline),
    }),
  },
});
