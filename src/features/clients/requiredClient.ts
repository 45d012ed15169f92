import * as z from 'zod/mini';

/**
 * Whose a record is, for its form. One who was deleted need not be replaced to edit the rest.
 * @param isClient - Whether an id is that of a client who still exists.
 * @param edited - The record as it was when the form opened; null for a new one.
 */
export const requiredClient = (
  isClient: (id: string) => boolean,
  edited: { clientId: string | null } | null,
) =>
  z.pipe(
    z.string().check(
      z.refine((id) => isClient(id) || (edited !== null && id === (edited.clientId ?? '')), {
        error: 'Cliente é obrigatório',
      }),
    ),
    z.transform((id: string): string | null => id || null),
  );
