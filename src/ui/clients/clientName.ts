import type { Client } from '../../features/clients/client';
import type { Found } from '../records/useFind';

/** What stands for a client who was deleted. */
export const CLIENT_NOT_FOUND = 'Cliente não encontrado';

/** The name of a client, or what stands for one who was deleted; null while it cannot be told. */
export const clientName = (client: Found<Client>): string | null =>
  client === undefined ? null : (client?.name ?? CLIENT_NOT_FOUND);
