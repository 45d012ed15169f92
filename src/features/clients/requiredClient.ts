import * as z from 'zod/mini';

/**
 * The required client of a record. A client who was deleted need not be replaced to edit the other fields.
 * @param isClient - Whether an id belongs to a client who still exists.
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
