import type { Client } from '../../features/clients/client';
import type { Choice } from '../kit/form/choices';
import { formatInstantDay } from '../kit/text/format';
import { tellApart, type DetailedChoice } from '../records/tellApart';

const detailed = ({ id, name, company, email, phone, createdAt }: Client): DetailedChoice => ({
  value: id,
  label: name,
  details: () => [company ?? email ?? phone, `cadastrado em ${formatInstantDay(createdAt)}`],
});

/** The clients as choices: name, company, and whatever else distinguishes equal ones. */
export const clientChoices = (clients: readonly Client[]): readonly Choice[] =>
  tellApart(clients.map(detailed)).map((choice, index) => {
    const company = clients[index]?.company ?? null;
    const isAlone = choice.label === clients[index]?.name;
    return isAlone && company !== null
      ? { ...choice, label: `${choice.label} · ${company}` }
      : choice;
  });
