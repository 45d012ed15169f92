import type { Client } from '../../../features/business/clients/client';
import type { LookedUp } from '../useLookup';

/** The fallback text for a deleted client. */
export const CLIENT_NOT_FOUND = 'Cliente não encontrado';

/** The name of a client, or the fallback text; null while it is unknown. */
export const clientName = (client: LookedUp<Client>): string | null =>
  client === undefined ? null : (client?.name ?? CLIENT_NOT_FOUND);
