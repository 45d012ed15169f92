import type { Client } from '../../features/clients/client';

/** What stands for a client who was deleted. */
export const CLIENT_NOT_FOUND = 'Cliente não encontrado';

/** The name of a client, or what stands for one who was deleted. */
export const clientName = (clients: Record<string, Client>, id: string | null): string =>
  (id === null ? undefined : clients[id]?.name) ?? CLIENT_NOT_FOUND;
