import type { Client } from '../../features/clients/client';
import { perRow, rowTexts } from '../../features/finding/rowTexts';
import {
  daysLate,
  progressPercent,
  PROJECT_STATUSES,
  type Project,
} from '../../features/projects/project';
import type { Day } from '../../features/shared/days';
import { normalise } from '../../features/shared/searchText';
import { ClientFilter } from '../clients/ClientFilter';
import { clientText } from '../clients/clientText';
import { formatDay } from '../kit/text/format';
import type { FindControls, Finder } from '../records/find/controls';
import { newestFirst, stateOrders, textOrders } from '../records/find/orders';
import { statusControls } from '../records/find/statusControls';
import type { LookedUp } from '../records/useLookup';
import { lateness, stageCount } from './labels';
import { projectStatusLooks } from './ProjectStatusBadge';

const texts = rowTexts<Project>(({ name, status, stages, responsible, deadline }) => [
  name,
  projectStatusLooks[status].label,
  `${progressPercent(stages).toString()}%`,
  `prazo ${formatDay(deadline)}`,
  responsible && `responsável ${responsible}`,
  stageCount(stages.length),
]);

const controls: FindControls<Project> = {
  ...statusControls(PROJECT_STATUSES, projectStatusLooks),
  selects: [{ facet: 'client', label: 'Cliente', Control: ClientFilter }],
  period: 'Prazo',
  ownOrder: newestFirst,
  orders: [
    {
      sort: { column: 'date', direction: 'ascending' },
      label: 'Mais antigo',
      words: 'do mais antigo ao mais novo',
    },
    {
      sort: { column: 'deadline', direction: 'ascending' },
      label: 'Prazo mais próximo',
      words: 'pelo prazo, do primeiro ao último',
    },
    {
      sort: { column: 'deadline', direction: 'descending' },
      label: 'Prazo mais distante',
      words: 'pelo prazo, do último ao primeiro',
    },
    ...textOrders('name', 'Nome'),
    ...textOrders('client', 'Cliente'),
    ...stateOrders('status', 'Status', ['Pendente', 'Concluído']),
    {
      sort: { column: 'progress', direction: 'descending' },
      label: 'Maior progresso',
      words: 'do maior progresso ao menor',
    },
    {
      sort: { column: 'progress', direction: 'ascending' },
      label: 'Menor progresso',
      words: 'do menor progresso ao maior',
    },
  ],
};

/** How projects are found. `today`: the user's local day, for what is late. */
export const projectFinder = (
  findClient: (id: string | null) => LookedUp<Client>,
  today: Day,
): Finder<Project> => {
  const lateText = perRow((project: Project): string => {
    const late = daysLate(project, today);
    return late > 0 ? normalise(`atrasado ${lateness(late)}`) : '';
  });
  return {
    findable: {
      texts: (project) => [
        texts(project),
        clientText(findClient(project.clientId)),
        lateText(project),
      ],
      sorts: {
        name: { kind: 'text', first: 'ascending', of: ({ name }) => name },
        client: {
          kind: 'text',
          first: 'ascending',
          of: ({ clientId }) => findClient(clientId)?.name ?? null,
        },
        status: {
          kind: 'value',
          first: 'ascending',
          of: ({ status }) => PROJECT_STATUSES.indexOf(status),
        },
        progress: {
          kind: 'value',
          first: 'descending',
          of: ({ stages }) => progressPercent(stages),
        },
        deadline: { kind: 'value', first: 'ascending', of: ({ deadline }) => deadline },
        date: { kind: 'value', first: 'descending', of: ({ createdAt }) => createdAt },
      },
      facets: { status: ({ status }) => status, client: ({ clientId }) => clientId },
      counted: ['status'],
      day: ({ deadline }) => deadline,
    },
    controls,
  };
};
