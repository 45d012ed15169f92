import * as z from 'zod/mini';

import { EMAIL } from '../shared/email';
import { optionalText, requiredText } from '../shared/formFields';
import type { Client, ClientDraft } from './client';

/** The client form's fields (all texts) and the draft they become; empty optional texts become null. */
export const clientFormSchema = z.object({
  name: requiredText('Nome é obrigatório'),
  company: optionalText(),
  phone: optionalText(),
  email: optionalEmail(),
  observations: optionalText(),
}) satisfies z.ZodMiniType<ClientDraft>;

export type ClientFormValues = z.input<typeof clientFormSchema>;

/** The form as it opens: empty, or filled from the client being edited. */
export const clientFormValues = (client: Client | null): ClientFormValues => ({
  name: client?.name ?? '',
  company: client?.company ?? '',
  phone: client?.phone ?? '',
  email: client?.email ?? '',
  observations: client?.observations ?? '',
});

function optionalEmail() {
  return optionalText().check(
    z.refine((email) => email === null || EMAIL.test(email), {
      error: 'Email inválido',
    }),
  );
}
