import type { Row } from '../../shared/list';

/** What documents need to know about a client beyond the client's own row. The row of details has the client's id. */
export interface ClientDetails extends Row {
  /** The CPF or CNPJ: 11 digits, or 14 characters, which may be letters in a new CNPJ. */
  document: string | null;
  address: string | null;
  city: string | null;
  /** The federal state in two letters: 'SP'. */
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
