import type { Client } from '../../../features/business/clients/client';
import type { LookedUp } from '../useLookup';

/** The fallback text for a deleted client. */
export const CLIENT_NOT_FOUND = 'Cliente não encontrado';

/** The name of a looked-up client, or the fallback text. Like every text of a list, it is null while it is unknown. */
export const clientName = (client: LookedUp<Client>): string | null =>
  client === undefined ? null : (client?.name ?? CLIENT_NOT_FOUND);
