import * as z from 'zod/mini';

import { formatDocument } from '../../shared/brazil';
import { optionalDocument, optionalState } from '../../shared/brazilFields';
import { changesIfAny } from '../../shared/changes';
import { optionalText } from '../../shared/formFields';
import type { Client } from './client';
import { emptyClientDetails, type ClientDetails, type ClientDetailsDraft } from './clientDetails';
import { clientFormSchema, clientFormValues } from './clientForm';

const detailsSchema = () =>
  z.object({
    document: optionalDocument(),
    address: optionalText(),
    city: optionalText(),
    state: optionalState(),
  }) satisfies z.ZodMiniType<ClientDetailsDraft>;

/** The schema of the client's form. It includes the side table's fields as `details` once they are loaded. */
export const clientModalSchema = (edited: Client | null) =>
  z.extend(clientFormSchema(edited), { details: z.optional(detailsSchema()) });

export type ClientModalValues = z.input<ReturnType<typeof clientModalSchema>>;

/** The form's opening values. `details`: null where none are stored, undefined while they are not loaded. */
export const clientModalValues = (
  client: Client | null,
  details: ClientDetails | null | undefined,
): ClientModalValues => ({
  ...clientFormValues(client),
  ...(details !== undefined && {
    details: {
      document: formatDocument(details?.document ?? ''),
      address: details?.address ?? '',
      city: details?.city ?? '',
      state: details?.state ?? '',
    },
  }),
});

/** The details that the user changed since the form opened; null where none were changed. */
export const clientDetailsChanges = (
  opened: ClientDetails | null | undefined,
  draft: ClientDetailsDraft | undefined,
): Partial<ClientDetailsDraft> | null =>
  changesIfAny<ClientDetailsDraft, ClientDetailsDraft>(opened ?? emptyClientDetails, draft);
