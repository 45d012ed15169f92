import * as z from 'zod/mini';

import { optionalEmail, optionalText, requiredText, textValues } from '../../shared/formFields';
import type { Client, ClientDraft } from './client';

/**
 * The schema of the client's form. The fields are texts, and the result is a draft in which empty optional texts
 * are null.
 * @param edited - the client as it was when the form opened; null for a new client.
 */
export const clientFormSchema = (edited: Client | null) =>
  z.object({
    name: requiredText('Nome é obrigatório'),
    company: optionalText(),
    phone: optionalText(),
    email: optionalEmail(edited?.email ?? null),
    observations: optionalText(),
  }) satisfies z.ZodMiniType<ClientDraft>;

export type ClientFormValues = z.input<ReturnType<typeof clientFormSchema>>;

/** The form's opening values: empty for a new client, otherwise those of the edited client. */
export const clientFormValues = (client: Client | null): ClientFormValues =>
  textValues(client, ['name', 'company', 'phone', 'email', 'observations']);
