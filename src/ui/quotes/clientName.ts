import type { Client } from '../../features/clients/client';

/** The client's name, or what stands for one who was deleted. */
export const clientName = (clients: Record<string, Client>, id: string | null): string =>
  (id !== null && clients[id]?.name) || 'Cliente não encontrado';
