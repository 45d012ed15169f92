import * as z from 'zod/mini';

import { optionalEmail, optionalText, requiredText, textValues } from '../shared/formFields';
import type { Client, ClientDraft } from './client';

/**
 * The client form's fields (all texts) and the draft they become; empty optional texts become null.
 * @param edited - The client as it was when the form opened; null for a new one.
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

/** The form as it opens: empty, or filled from the client being edited. */
export const clientFormValues = (client: Client | null): ClientFormValues =>
  textValues(client, ['name', 'company', 'phone', 'email', 'observations']);
