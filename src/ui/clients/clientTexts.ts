import type { Client } from '../../features/clients/client';
import { rowTexts } from '../../features/finding/rowTexts';
import { normalise } from '../../features/shared/searchText';
import type { Found } from '../records/useFind';
import { CLIENT_NOT_FOUND } from './clientName';

const nameText = rowTexts<Client>(({ name }) => [name]);
const goneText = normalise(CLIENT_NOT_FOUND);

/** A client's name as it is searched, or what stands for it. */
export const clientText = (client: Found<Client>): string =>
  client === undefined ? '' : client === null ? goneText : nameText(client);
