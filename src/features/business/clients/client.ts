import type { Row } from '../../shared/list';

/** Somebody the freelancer works for. */
export interface Client extends Row {
  name: string;
  company: string | null;
  phone: string | null;
  email: string | null;
  observations: string | null;
}

/** The fields that the form fills in. */
export type ClientDraft = Omit<Client, keyof Row>;
