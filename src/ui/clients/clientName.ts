import type { Client } from '../../features/clients/client';
import type { LookedUp } from '../records/useLookup';

/** What stands for a client who was deleted. */
export const CLIENT_NOT_FOUND = 'Cliente não encontrado';

/** The name of a client, or what stands for one who was deleted; null while it cannot be told. */
export const clientName = (client: LookedUp<Client>): string | null =>
  client === undefined ? null : (client?.name ?? CLIENT_NOT_FOUND);
