import * as z from 'zod/mini';

/**
 * A form field for the client, which a record must have. If the record's client was deleted, the other fields can
 * be edited without choosing another client.
 * @param isClient - whether an id belongs to an existing client.
 * @param edited - the record as it was when the form opened; null for a new record.
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
