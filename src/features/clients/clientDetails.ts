import type { Row } from '../shared/list';

/** What documents need to know about a client beyond the client's own row. It has the client's id. */
export interface ClientDetails extends Row {
  /** CPF or CNPJ: 11 digits, or 14 characters of which the new ones may be letters. */
  document: string | null;
  address: string | null;
  city: string | null;
  /** Two letters: 'SP'. */
  state: string | null;
  updatedAt: string;
}

export type ClientDetailsDraft = Omit<ClientDetails, keyof Row | 'updatedAt'>;

export const emptyClientDetails: ClientDetailsDraft = {
  document: null,
  address: null,
  city: null,
  state: null,
};
