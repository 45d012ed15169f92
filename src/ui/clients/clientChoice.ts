import type { Client } from '../../features/clients/client';
import { formatInstantDay } from '../kit/text/format';
import type { DetailedChoice } from '../records/tellApart';

/** A client among others, with what tells them apart. */
export const clientChoice = ({
  id,
  name,
  company,
  email,
  phone,
  createdAt,
}: Client): DetailedChoice => ({
  value: id,
  label: name,
  details: [company ?? email ?? phone, `cadastrado em ${formatInstantDay(createdAt)}`],
});
