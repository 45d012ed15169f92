import type { Client } from '../../../features/business/clients/client';
import type { Choice } from '../../kit/form/choices';
import { formatInstantDay } from '../../kit/text/format';
import { withDistinctLabels, type DetailedChoice } from '../../records/distinctLabels';

const detailed = ({ id, name, company, email, phone, createdAt }: Client): DetailedChoice => ({
  value: id,
  label: name,
  details: () => [company ?? email ?? phone, `cadastrado em ${formatInstantDay(createdAt)}`],
});

/** The clients as choices. A label has the name and the company; clients with equal labels get further details. */
export const clientChoices = (clients: readonly Client[]): readonly Choice[] =>
  withDistinctLabels(clients.map(detailed)).map((choice, index) => {
    const company = clients[index]?.company ?? null;
    const isAlone = choice.label === clients[index]?.name;
    return isAlone && company !== null
      ? { ...choice, label: `${choice.label} · ${company}` }
      : choice;
  });
