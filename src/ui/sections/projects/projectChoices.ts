import type { Client } from '../../../features/business/clients/client';
import type { Project } from '../../../features/business/projects/project';
import { clientName } from '../../records/texts/clientName';
import type { Choice } from '../../kit/form/choices';
import { formatInstantDay } from '../../kit/text/format';
import { withDistinctLabels } from '../../records/distinctLabels';
import type { LookedUp } from '../../records/useLookup';

/**
 * The projects as choices, in the given order. A label is the project's name; projects with equal names get
 * further details.
 */
export const projectChoices = (
  projects: readonly Project[],
  findClient: (id: string | null) => LookedUp<Client>,
): readonly Choice[] =>
  withDistinctLabels(
    projects.map(({ id, name, clientId, createdAt }) => ({
      value: id,
      label: name,
      details: () => [clientName(findClient(clientId)), formatInstantDay(createdAt)],
    })),
  );
